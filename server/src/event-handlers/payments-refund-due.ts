import { formatMoney } from '@tabibu/contract/currencies';
import type { EventPayloads } from '../events.ts';
import { reverseEarning } from '../modules/earnings/index.ts';
import { sendNotice } from '../modules/notifications/index.ts';
import { findPayment } from '../modules/payments/index.ts';
import type { Context } from '../platform/context.ts';

/** Money of a second payment for the same thing goes back. Other refunds are told with their cause: a cancellation, a slot that was gone. */
export async function tellOfSurplus(ctx: Context, { paymentId, why }: EventPayloads['payments.refund-due']): Promise<void> {
  if (why !== 'surplus') return;
  const payment = await findPayment(ctx, { id: paymentId });
  if (payment === undefined) return;
  await sendNotice(ctx, { to: { accountId: payment.payerId }, template: 'refund-due', values: { amount: formatMoney(payment.price) }, key: `refund-due:${paymentId}` });
}

/** Money that a consultation had earned goes back to the patient: the earning is taken back. A surplus payment earned nothing. */
export async function takeBackEarning(ctx: Context, { purposeKind, purposeId, why }: EventPayloads['payments.refund-due']): Promise<void> {
  if (purposeKind === 'booking' && why !== 'surplus') await reverseEarning(ctx, { bookingId: purposeId });
}
