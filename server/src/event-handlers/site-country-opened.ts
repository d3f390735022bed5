import type { EventPayloads } from '../events.ts';
import { sendNotice } from '../modules/notifications/index.ts';
import { takeAwaiting } from '../modules/site/index.ts';
import { inTransaction } from '../platform/context.ts';
import type { Context } from '../platform/context.ts';
import { hashToken } from '../platform/keys.ts';
import { ownAddress } from '../platform/own-address.ts';

/** Who asked to hear when a country opens gets the promised text message, once; the number is not kept after that. */
export async function notifyOfOpening(ctx: Context, { country }: EventPayloads['site.country-opened']): Promise<void> {
  await inTransaction(ctx, async (inside) => {
    for (const { phone, language } of await takeAwaiting(inside, country)) {
      const key = `country-opened:${country}:${hashToken(phone).toString('hex')}`;
      await sendNotice(inside, { to: { phone, language }, template: 'country-opened', values: { country, link: ownAddress(inside) }, key });
    }
  });
}
