import { PAYMENT_METHODS, isWallet } from '@tabibu/contract/payment-methods';
import type { ReceiptBody } from '@tabibu/contract/payments';
import { SPECIALTIES } from '@tabibu/contract/specialties';
import { accountOf } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { doctorNames } from '../doctors/index.ts';
import { namesOf } from '../identity/index.ts';
import { findPayment } from '../payments/index.ts';
import type { Payment } from '../payments/index.ts';
import { doctorOf } from './appointment-view.ts';
import { PURPOSE, receiptNumber } from './rules.ts';
import * as store from './store.ts';

const REFUND: Partial<Record<Payment['state'], ReceiptBody['refund']>> = { settled: 'none', 'refund-due': 'due', refunded: 'done' };

/** The receipt of one's own payment that has arrived, also when it goes back. Anything else is not found. */
export async function readReceipt(ctx: Context, { reference }: { reference: string }): Promise<ReceiptBody> {
  const payment = await findPayment(ctx, { reference });
  const refund = payment === undefined ? undefined : REFUND[payment.state];
  if (payment === undefined || refund === undefined || payment.settledAt === null || payment.payerId !== accountOf(ctx) || payment.purpose.kind !== PURPOSE) {
    throw new Problem('not-found');
  }
  const booking = await ctx.db.one(store.find, [payment.purpose.id]);
  const doctor = (await doctorNames(ctx, [doctorOf(booking)])).get(doctorOf(booking));
  return {
    number: receiptNumber(payment.reference, payment.settledAt),
    reference_id: payment.reference,
    paid_at: payment.settledAt.toISOString(),
    payer: (await namesOf(ctx, [payment.payerId])).get(payment.payerId) ?? '',
    patient: payment.fullName,
    phone: payment.phone,
    paid_by_phone: payment.method !== null && isWallet(payment.method),
    method: payment.method === null ? '' : PAYMENT_METHODS[payment.method].label,
    provider_reference: payment.transactionId,
    price: payment.price,
    doctor_name: doctor?.fullName ?? '',
    specialty: SPECIALTIES.find(({ id }) => id === doctor?.specialtyId)?.labels[ctx.language] ?? '',
    doctor_type: booking.doctor_type,
    call_type: booking.call_type,
    is_emergency: booking.is_emergency,
    starts_at: booking.starts_at?.toISOString() ?? null,
    country: booking.country,
    refund,
  };
}
