import { formatMoney } from '@tabibu/contract/currencies';
import type { EventPayloads } from '../events.ts';
import { sendNotice } from '../modules/notifications/index.ts';
import { findPayment } from '../modules/payments/index.ts';
import type { Context } from '../platform/context.ts';

/** The money went back: the payer gets the text message that was promised when it became due. */
export async function notifyOfRefund(ctx: Context, { paymentId }: EventPayloads['payments.refunded']): Promise<void> {
  const payment = await findPayment(ctx, { id: paymentId });
  if (payment === undefined) return;
  await sendNotice(ctx, {
    to: { accountId: payment.payerId }, template: 'refund-done', values: { amount: formatMoney(payment.price), reference: payment.reference }, key: `refund-done:${paymentId}`,
  });
}
