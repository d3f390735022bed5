import type { EventPayloads } from '../events/index.ts';
import { recordPaymentRefused } from '../modules/bookings/index.ts';
import { sendNotice } from '../modules/notifications/index.ts';
import { findPayment, refundDay } from '../modules/payments/index.ts';
import type { Context } from '../platform/context.ts';
import type { EventHandlers } from '../platform/jobs/worker.ts';
import { publicAddress } from '../platform/own-address.ts';

/** Returns which message says why no money counted: what the payment company said, or what it did not say. Pure. */
function templateFor(reason: string) {
  if (reason === 'other-amount') return 'payment-other-amount';
  if (reason === 'no-answer') return 'payment-given-up';
  return reason === 'not-received' ? 'payment-not-received' : 'payment-late-refusal';
}

/**
 * Records the refusal, so that a booking can be paid again. Also tells the payer, if the payment had been unclear
 * and we had promised an SMS (C41).
 */
async function notifyOfRefusedPayment(
  ctx: Context,
  { paymentId, purposeKind, purposeId, reason }: EventPayloads['payments.refused'],
): Promise<void> {
  if (purposeKind === 'booking') await recordPaymentRefused(ctx, { bookingId: purposeId, paymentId, reason });
  const payment = await findPayment(ctx, { id: paymentId });
  if (payment === undefined || payment.unclearAt === null) return;
  const template = templateFor(reason);
  await sendNotice(ctx, {
    to: { accountId: payment.payerId },
    template,
    values: {
      what: purposeKind,
      reference: payment.reference,
      link: `${publicAddress(ctx)}/contact`,
      taken: payment.seen ?? '',
      price: payment.price,
      day: { day: refundDay(payment) },
    },
    key: `${template}:${paymentId}`,
  });
}

/** The handlers of the event 'payments.refused'. */
export const handlers: EventHandlers['payments.refused'] = [notifyOfRefusedPayment];
