import { countryOf } from '@tabibu/contract/countries';
import { formatMoney } from '@tabibu/contract/currencies';
import type { EventPayloads } from '../events.ts';
import { sendNotice } from '../modules/notifications/index.ts';
import { findPayment, giveUpAt } from '../modules/payments/index.ts';
import type { Context } from '../platform/context.ts';

/** Nobody knows whether money moved: the payer reads the same as on the screens, once, and once more when the network says something odd. */
export async function tellOfUnclearPayment(ctx: Context, { paymentId }: EventPayloads['payments.unclear']): Promise<void> {
  const payment = await findPayment(ctx, { id: paymentId });
  const until = payment === undefined ? null : giveUpAt(payment);
  // It became clear before the message went out: what it became is told instead.
  if (payment === undefined || until === null || payment.state === 'settled' || payment.state === 'refused') return;
  const { doubt, seen, price, reference, country } = payment;
  await sendNotice(ctx, {
    to: { accountId: payment.payerId },
    template: 'payment-unclear',
    values: {
      doubt: doubt ?? 'silence', taken: seen === null ? '' : formatMoney(seen), price: formatMoney(price), reference,
      until: { at: until.toISOString(), zone: countryOf(country).timeZone ?? 'UTC' },
    },
    key: `payment-unclear:${paymentId}:${doubt ?? 'silence'}`,
  });
}
