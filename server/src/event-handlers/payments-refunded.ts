import type { EventPayloads } from '../events/index.ts';
import { syncCase } from '../modules/cases/index.ts';
import { sendNotice } from '../modules/notifications/index.ts';
import { findPayment } from '../modules/payments/index.ts';
import type { Context } from '../platform/context.ts';
import type { EventHandlers } from '../platform/jobs/worker.ts';

/** Sends the payer the promised SMS that the money was sent back. */
async function notifyOfRefund(
  ctx: Context,
  { paymentId, transactionNumber }: EventPayloads['payments.refunded'],
): Promise<void> {
  const payment = await findPayment(ctx, { id: paymentId });
  if (payment === undefined) return;
  await sendNotice(ctx, {
    to: { accountId: payment.payerId },
    template: 'refund-done',
    values: { amount: payment.price, reference: payment.reference, number: transactionNumber ?? 'none' },
    key: `refund-done:${paymentId}`,
  });
}

/** Takes what was paid back out of the queue, however it was recorded. */
async function closeRefundCase(ctx: Context, { paymentId }: EventPayloads['payments.refunded']): Promise<void> {
  await syncCase(ctx, 'refund-due', paymentId);
  await syncCase(ctx, 'surplus-payment', paymentId);
}

/** The handlers of the event 'payments.refunded'. */
export const handlers: EventHandlers['payments.refunded'] = [notifyOfRefund, closeRefundCase];
