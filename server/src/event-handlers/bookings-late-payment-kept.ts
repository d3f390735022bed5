import type { EventPayloads } from '../events/index.ts';
import { findBooking } from '../modules/bookings/index.ts';
import { sendNotice } from '../modules/notifications/index.ts';
import { findPayment } from '../modules/payments/index.ts';
import type { Context } from '../platform/context.ts';
import type { EventHandlers } from '../platform/jobs/worker.ts';

/**
 * Tells the payer that a payment arrived after the slot was gone: the money is safe and will be refunded (C41, R-12).
 */
async function notifyOfLatePayment(
  ctx: Context,
  { bookingId, paymentId }: EventPayloads['bookings.late-payment-kept'],
): Promise<void> {
  const payment = await findPayment(ctx, { id: paymentId });
  const booking = await findBooking(ctx, bookingId);
  if (payment === undefined || booking === undefined) return;
  await sendNotice(ctx, {
    to: { accountId: payment.payerId },
    template: 'payment-late-success',
    values: { amount: payment.price, why: booking.state },
    key: `payment-late-success:${paymentId}`,
  });
}

/** The handlers of the event 'bookings.late-payment-kept'. */
export const handlers: EventHandlers['bookings.late-payment-kept'] = [notifyOfLatePayment];
