import type { PaymentStatusBody } from '@tabibu/contract/payments';
import { accountOf } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { findPayment, paymentStatus } from '../payments/index.ts';
import type { StatusView } from '../payments/index.ts';
import { numberFor } from './appointment-view.ts';
import { PURPOSE } from './rules.ts';
import * as store from './store.ts';

/**
 * What is known of one's own payment, with the appointment it pays for and, once that stands, the doctor's number (C24, W24).
 * Asking never moves money. Anybody else's reference is not found.
 */
export async function readStatus(ctx: Context, { provider, reference }: { provider: string; reference: string }): Promise<PaymentStatusBody> {
  const payment = await findPayment(ctx, { reference });
  if (payment === undefined || payment.payerId !== accountOf(ctx)) throw new Problem('not-found');
  if (payment.provider !== null && payment.provider !== provider) throw new Problem('not-found');
  const booking = payment.purpose.kind === PURPOSE ? await ctx.db.maybe(store.find, [payment.purpose.id]) : undefined;
  const status = paymentStatus(payment, ctx.clock.now(), ctx.language);
  const { transactionStatus, stage, message } = booking === undefined || booking.funding !== null ? status : untilConfirmed(status);
  return {
    reference_id: payment.reference,
    transactionStatus,
    couponCode: null,
    stage,
    message,
    detail: status.detail,
    doubt: status.stage === 'unknown' ? payment.doubt : null,
    seen: status.stage === 'unknown' ? payment.seen : null,
    asked_at: payment.askedAt?.toISOString() ?? null,
    transaction_id: payment.transactionId,
    booking_id: booking?.id ?? null,
    doctor_phone: booking === undefined ? null : await numberFor(ctx, booking),
    method: payment.method,
    full_name: payment.fullName,
    phone: payment.phone,
    price: payment.price,
    requested_at: payment.requestedAt?.toISOString() ?? null,
    patience_until: status.patienceUntil?.toISOString() ?? null,
    redirect_url: payment.redirectUrl,
  };
}

/** Money that has just arrived: success is said when the appointment stands, moments later, so that the number is there with it. */
function untilConfirmed(status: StatusView): Pick<PaymentStatusBody, 'transactionStatus' | 'stage' | 'message'> {
  return status.stage === 'paid' ? { transactionStatus: 'pending', stage: 'waiting-for-pin', message: null } : status;
}
