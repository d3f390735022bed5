import type { EventPayloads } from '../events/index.ts';
import { syncCase } from '../modules/cases/index.ts';
import { reverseEarning } from '../modules/earnings/index.ts';
import { sendNotice } from '../modules/notifications/index.ts';
import { findPayment } from '../modules/payments/index.ts';
import type { Context } from '../platform/context.ts';
import type { EventHandlers } from '../platform/jobs/worker.ts';

/**
 * Tells the payer that a second payment for the same thing, or that for a plan which was not opened or is given back,
 * will be refunded. Other refunds are announced in the message about their cause: a cancellation, or a slot that was
 * gone.
 */
async function notifyOfRefundDue(
  ctx: Context,
  { paymentId, why }: EventPayloads['payments.refund-due'],
): Promise<void> {
  if (why !== 'surplus' && why !== 'plan-not-opened' && why !== 'plan-given-back') return;
  const payment = await findPayment(ctx, { id: paymentId });
  if (payment === undefined) return;
  await sendNotice(ctx, {
    to: { accountId: payment.payerId },
    template: 'refund-due',
    values: { amount: payment.price },
    key: `refund-due:${paymentId}`,
  });
}

/**
 * Takes the doctor's earning back, because the money for the consultation is refunded. Money that pays
 * for nothing earned nothing.
 */
async function reverseEarningOfRefund(
  ctx: Context,
  { purposeKind, purposeId, why }: EventPayloads['payments.refund-due'],
): Promise<void> {
  if (purposeKind === 'booking' && why !== 'surplus' && why !== 'other-amount')
    await reverseEarning(ctx, { bookingId: purposeId });
}

/** Puts what is owed back into the queue of what waits for a person. */
async function queueRefund(ctx: Context, { paymentId }: EventPayloads['payments.refund-due']): Promise<void> {
  await syncCase(ctx, 'refund-due', paymentId);
  await syncCase(ctx, 'surplus-payment', paymentId);
}

/** The handlers of the event 'payments.refund-due'. */
export const handlers: EventHandlers['payments.refund-due'] = [notifyOfRefundDue, reverseEarningOfRefund, queueRefund];
