import { PAYMENT_METHODS, isWallet } from '@tabibu/contract/payment-methods';
import type { ReceiptBody } from '@tabibu/contract/receipts';
import { SPECIALTIES } from '@tabibu/contract/specialties';
import { accountOf } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { PURPOSE, findBooking } from '../bookings/index.ts';
import { doctorNames } from '../doctors/index.ts';
import { contactOf } from '../identity/index.ts';
import { findPayment } from '../payments/index.ts';
import type { Payment } from '../payments/index.ts';
import { receiptNumber } from './rules.ts';

const REFUND: Partial<Record<Payment['state'], ReceiptBody['refund']>> = {
  settled: 'none',
  'refund-due': 'due',
  refunded: 'done',
};

/**
 * Returns the receipt of the caller's own settled payment, also when it is refunded. Throws Problem `not-found` for
 * anything else.
 */
export async function readReceipt(ctx: Context, { reference }: { reference: string }): Promise<ReceiptBody> {
  const payment = await findPayment(ctx, { reference });
  const refund = payment === undefined ? undefined : REFUND[payment.state];
  if (
    payment === undefined ||
    refund === undefined ||
    payment.settledAt === null ||
    payment.payerId !== accountOf(ctx) ||
    payment.purpose.kind !== PURPOSE
  ) {
    throw new Problem('not-found');
  }
  const booking = await findBooking(ctx, payment.purpose.id);
  if (booking === undefined) throw new Problem('not-found');
  const doctor = (await doctorNames(ctx, [booking.doctorId])).get(booking.doctorId);
  const payer = await contactOf(ctx, payment.payerId);
  return {
    number: receiptNumber(payment.reference, payment.settledAt),
    reference_id: payment.reference,
    paid_at: payment.settledAt.toISOString(),
    payer: payer?.fullName ?? '',
    email: payer?.email ?? null,
    patient: payment.fullName,
    phone: payment.phone,
    paid_by_phone: payment.method !== null && isWallet(payment.method),
    method: payment.method === null ? '' : PAYMENT_METHODS[payment.method].label,
    provider_reference: payment.transactionId,
    price: payment.price,
    consultation_price: booking.price,
    credit: booking.paidByCredit,
    doctor_name: doctor?.fullName ?? '',
    specialty: SPECIALTIES.find(({ id }) => id === doctor?.specialtyId)?.labels[ctx.language] ?? '',
    doctor_type: booking.doctorType,
    call_type: booking.callType,
    is_emergency: booking.isEmergency,
    starts_at: booking.startsAt?.toISOString() ?? null,
    country: booking.country,
    refund,
  };
}
