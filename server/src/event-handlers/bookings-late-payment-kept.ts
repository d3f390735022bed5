import { formatMoney } from '@tabibu/contract/currencies';
import type { EventPayloads } from '../events.ts';
import { findBooking } from '../modules/bookings/index.ts';
import { sendNotice } from '../modules/notifications/index.ts';
import { findPayment } from '../modules/payments/index.ts';
import type { Context } from '../platform/context.ts';

/** Money came when the slot was gone: the patient hears that it is safe and due back (C41, R-12). */
export async function tellOfLatePayment(ctx: Context, { bookingId, paymentId }: EventPayloads['bookings.late-payment-kept']): Promise<void> {
  const payment = await findPayment(ctx, { id: paymentId });
  const booking = await findBooking(ctx, bookingId);
  if (payment === undefined || booking === undefined) return;
  await sendNotice(ctx, {
    to: { accountId: payment.payerId }, template: 'payment-late-success', values: { amount: formatMoney(payment.price), why: booking.state }, key: `payment-late-success:${paymentId}`,
  });
}
