import { PAYMENT_METHODS, isWallet } from '@tabibu/contract/payment-methods';
import type { ReceiptBody } from '@tabibu/contract/receipts';
import { accountOf } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { PURPOSE, findBooking } from '../bookings/index.ts';
import { doctorNames, recentSpecialties } from '../doctors/index.ts';
import { contactOf } from '../identity/index.ts';
import { visitorName } from '../people/index.ts';
import { findPayment } from '../payments/index.ts';
import { PLAN_PURPOSE, readOrder } from '../subscriptions/index.ts';
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
    payment.payerId !== accountOf(ctx)
  ) {
    throw new Problem('not-found');
  }
  const payer = await contactOf(ctx, payment.payerId);
  return {
    number: receiptNumber(payment.reference, payment.settledAt),
    reference_id: payment.reference,
    paid_at: payment.settledAt.toISOString(),
    payer: payer?.fullName ?? '',
    email: payer?.email ?? null,
    phone: payment.phone,
    paid_by_phone: payment.method !== null && isWallet(payment.method),
    method: payment.method === null ? '' : PAYMENT_METHODS[payment.method].label,
    provider_reference: payment.transactionId,
    price: payment.price,
    refund,
    ...(await (payment.purpose.kind === PLAN_PURPOSE ? planOf(ctx, payment) : consultationOf(ctx, payment))),
  };
}

type Bought = Pick<
  ReceiptBody,
  | 'consultation_price'
  | 'credit'
  | 'doctor_name'
  | 'specialty'
  | 'doctor_type'
  | 'call_type'
  | 'is_emergency'
  | 'starts_at'
  | 'country'
  | 'plan'
  | 'patient'
>;

async function planOf(ctx: Context, { price, purpose, fullName }: Payment): Promise<Bought> {
  const order = await readOrder(ctx, purpose.id);
  if (order.bought === null) throw new Problem('not-found');
  return {
    patient: fullName,
    consultation_price: price,
    credit: { amount: 0, currency: price.currency },
    doctor_name: '',
    specialty: '',
    doctor_type: order.doctor_type,
    call_type: 'phone',
    is_emergency: false,
    starts_at: null,
    country: order.country,
    plan: { calls: order.calls, starts_at: order.bought.starts_at, ends_at: order.bought.ends_at },
  };
}

async function consultationOf(ctx: Context, { purpose, fullName }: Payment): Promise<Bought> {
  const booking = purpose.kind === PURPOSE ? await findBooking(ctx, purpose.id) : undefined;
  if (booking === undefined) throw new Problem('not-found');
  const specialties = await recentSpecialties(ctx);
  const doctor = (await doctorNames(ctx, [booking.doctorId])).get(booking.doctorId);
  return {
    patient: booking.memberId === null ? fullName : await visitorName(ctx, booking),
    consultation_price: booking.price,
    credit: booking.paidByCredit,
    doctor_name: doctor?.fullName ?? '',
    specialty: doctor === undefined ? '' : specialties.of(doctor.specialtyId).labels[ctx.language],
    doctor_type: booking.doctorType,
    call_type: booking.callType,
    is_emergency: booking.isEmergency,
    starts_at: booking.startsAt?.toISOString() ?? null,
    country: booking.country,
    plan: null,
  };
}
