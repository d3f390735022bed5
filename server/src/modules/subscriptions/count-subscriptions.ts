import type { SubscriptionFiguresBody } from '@tabibu/contract/subscriptions';
import type { Context } from '../../platform/context.ts';
import { aloneLeft } from './generate-coupon.ts';
import * as store from './store.ts';

/** Returns the four figures of the section, of everything there is (W49), and what the caller may make alone. */
export async function countSubscriptions(ctx: Context): Promise<SubscriptionFiguresBody> {
  const row = await ctx.db.one(store.figures, { now: ctx.clock.now() });
  return {
    active_subscribers: row.subscribers,
    expired: row.expired,
    calls_used: row.calls_used,
    active_coupons: row.active_coupons,
    coupons_alone_left: await aloneLeft(ctx),
  };
}

/** Returns how many subscriptions are not over (API-30). The caller may see every row. */
export async function countActiveSubscriptions(ctx: Context): Promise<number> {
  return (await ctx.db.one(store.countActive, { now: ctx.clock.now() })).active;
}
