import { timeZoneOf } from '@tabibu/contract/countries';
import type { EventPayloads } from '../events/index.ts';
import { sendNotice } from '../modules/notifications/index.ts';
import { findPayment, giveUpAt } from '../modules/payments/index.ts';
import type { Context } from '../platform/context.ts';
import type { EventHandlers } from '../platform/jobs/worker.ts';

/**
 * Tells the payer what the screens say too: it is not known yet whether money moved. One message for the silence of the
 * payment company and one for each kind of odd answer.
 */
async function notifyOfUnclearPayment(ctx: Context, { paymentId }: EventPayloads['payments.unclear']): Promise<void> {
  const payment = await findPayment(ctx, { id: paymentId });
  const until = payment === undefined ? null : giveUpAt(payment);
  // The payment became clear before this message was sent; another message tells the result.
  if (payment === undefined || until === null || payment.state === 'settled' || payment.state === 'refused') return;
  const { doubt, seen, price, reference, country } = payment;
  await sendNotice(ctx, {
    to: { accountId: payment.payerId },
    template: 'payment-unclear',
    values: {
      doubt: doubt ?? 'silence',
      taken: seen ?? '',
      price,
      reference,
      until: { at: until.toISOString(), zone: timeZoneOf(country) },
    },
    key: `payment-unclear:${paymentId}:${doubt ?? 'silence'}`,
  });
}

/** The handlers of the event 'payments.unclear'. */
export const handlers: EventHandlers['payments.unclear'] = [notifyOfUnclearPayment];
