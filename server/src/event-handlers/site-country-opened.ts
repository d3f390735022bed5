import type { EventPayloads } from '../events/index.ts';
import { sendNotice } from '../modules/notifications/index.ts';
import { takeSubscribers } from '../modules/site/index.ts';
import { inTransaction } from '../platform/context.ts';
import type { Context } from '../platform/context.ts';
import type { EventHandlers } from '../platform/jobs/worker.ts';
import { hashToken } from '../platform/keys.ts';
import { publicAddress } from '../platform/own-address.ts';

/** Sends everybody who asked for it the promised SMS that the country has opened, once, and deletes their numbers. */
async function notifyOfOpening(ctx: Context, { country }: EventPayloads['site.country-opened']): Promise<void> {
  await inTransaction(ctx, async (inside) => {
    for (const { phone, language } of await takeSubscribers(inside, country)) {
      const key = `country-opened:${country}:${hashToken(phone).toString('hex')}`;
      await sendNotice(inside, {
        to: { phone, language },
        template: 'country-opened',
        values: { country, link: publicAddress(inside) },
        key,
      });
    }
  });
}

/** The handlers of the event 'site.country-opened'. */
export const handlers: EventHandlers['site.country-opened'] = [notifyOfOpening];
