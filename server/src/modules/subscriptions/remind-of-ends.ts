import { timeZoneOf } from '@tabibu/contract/countries';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { publicAddress } from '../../platform/own-address.ts';
import { DAY, later, wallClock } from '../../platform/time.ts';
import { sendNotice } from '../notifications/index.ts';
import * as store from './own-store.ts';

/** How long before its end the owner of a plan is reminded (C32). */
const REMIND_BEFORE = 3 * DAY;
/** The hours of the day, on the clock of the plan's country, in which a reminder goes out. */
const DECENT = { from: '09:00', until: '19:00' };
const AT_ONCE = 500;

/**
 * Reminds the owners of plans that end within three days, once each and by day, in their language: nothing renews by
 * itself (C32). Whoever has bought the next month gets none. May be repeated.
 */
export async function remindOfEnds(ctx: Context): Promise<void> {
  const now = ctx.clock.now();
  const ending = await ctx.db.many(store.endingSoon, { now, until: later(now, REMIND_BEFORE), limit: AT_ONCE });
  for (const plan of ending) {
    const zone = timeZoneOf(plan.country);
    const { time } = wallClock(now, zone);
    if (time < DECENT.from || time >= DECENT.until) continue;
    await inTransaction(ctx, async (inside) => {
      if ((await inside.db.run(store.markReminded, { subscriptionId: plan.id, now })) === 0) return;
      await sendNotice(inside, {
        to: { accountId: plan.account_id },
        template: 'plan-ends',
        values: {
          day: { day: wallClock(plan.ends_at, zone).day },
          calls: plan.calls_left,
          link: `${publicAddress(inside)}/subscriptions/mine`,
        },
        key: `plan-ends:${plan.id}`,
        about: plan.id,
        validUntil: plan.ends_at,
      });
    });
  }
}
