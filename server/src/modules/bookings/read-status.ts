import type { PaymentStatusBody } from '@tabibu/contract/booking-payments';
import { accountOf } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { findPayment, isNamed, paymentStatus } from '../payments/index.ts';
import { PLAN_PURPOSE, couponOfOrder } from '../subscriptions/index.ts';
import type { StatusView } from '../payments/index.ts';
import { visibleDoctorPhone } from './appointment-view.ts';
import { PURPOSE } from './rules.ts';
import * as store from './store.ts';

/**
 * Returns the status of the caller's own payment, its booking and, once that is scheduled, the doctor's number (C24,
 * W24), or the coupon of the plan that it has opened (PAT-PAY-16, PAT-PAY-24). Never moves money. Throws Problem
 * `not-found` for anybody else's reference.
 */
export async function readStatus(
  ctx: Context,
  { provider, reference }: { provider: string; reference: string },
): Promise<PaymentStatusBody> {
  const payment = await findPayment(ctx, { reference });
  if (payment === undefined || payment.payerId !== accountOf(ctx) || !isNamed(ctx, payment, provider))
    throw new Problem('not-found');
  const booking =
    payment.purpose.kind === PURPOSE ? await ctx.db.maybe(store.find, { bookingId: payment.purpose.id }) : undefined;
  const isPlan = payment.purpose.kind === PLAN_PURPOSE;
  const couponCode = isPlan ? await couponOfOrder(ctx, payment.purpose.id) : null;
  const status = paymentStatus(payment, ctx.clock.now(), ctx.language);
  const isDone = isPlan ? couponCode !== null : booking === undefined || booking.funding !== null;
  const { transactionStatus, stage, message } = isDone ? status : asPendingUntilDone(status);
  return {
    reference_id: payment.reference,
    transactionStatus,
    couponCode,
    stage,
    message,
    detail: status.detail,
    doubt: status.stage === 'unknown' ? payment.doubt : null,
    seen: status.stage === 'unknown' ? payment.seen : null,
    asked_at: payment.askedAt?.toISOString() ?? null,
    transaction_id: payment.transactionId,
    booking_id: booking?.id ?? null,
    doctor_phone: booking === undefined ? null : await visibleDoctorPhone(ctx, booking),
    method: payment.method,
    full_name: payment.fullName,
    phone: payment.phone,
    price: payment.price,
    requested_at: payment.requestedAt?.toISOString() ?? null,
    patience_until: status.patienceUntil?.toISOString() ?? null,
    redirect_url: payment.redirectUrl,
  };
}

/**
 * Reports a payment that has settled as pending until its booking is scheduled or its plan is open, moments later, so
 * that the page shows success together with the doctor's number or the coupon.
 */
function asPendingUntilDone(status: StatusView): Pick<PaymentStatusBody, 'transactionStatus' | 'stage' | 'message'> {
  return status.stage === 'paid' ? { transactionStatus: 'pending', stage: 'waiting-for-pin', message: null } : status;
}
