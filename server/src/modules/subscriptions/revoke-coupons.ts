import type { Context } from '../../platform/context.ts';
import * as store from './coupon-store.ts';

/** Ends the coupons of a deleted account. May be repeated. */
export async function revokeCouponsOf(ctx: Context, accountId: string): Promise<void> {
  await ctx.db.run(store.revokeOfAccount, { accountId, now: ctx.clock.now() });
}
