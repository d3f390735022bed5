import type { Context } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import * as store from './coupon-store.ts';
import { randomCode } from './rules.ts';

/** How many codes are drawn before giving up. With a million coupons one draw in a million is taken. */
const DRAWS = 5;

/**
 * Adds a coupon under a new random code and returns both. It replaces the present coupon of its subscription, if that
 * has one. Call it
 * in a transaction.
 */
export async function addCoupon(
  inside: Context,
  coupon: store.NewCoupon,
  draw: () => string = randomCode,
): Promise<{ readonly id: string; readonly code: string; readonly replaces: boolean }> {
  const now = inside.clock.now();
  const { subscriptionId } = coupon;
  const replaces =
    subscriptionId !== null && (await inside.db.run(store.revokeOfSubscription, { subscriptionId, now })) > 0;
  for (let drawn = 0; drawn < DRAWS; drawn += 1) {
    const added = await inside.db.maybe(store.add, { ...coupon, id: newId(now), code: draw(), now });
    if (added !== undefined) return { ...added, replaces };
  }
  throw new Error('no free coupon code was drawn');
}
