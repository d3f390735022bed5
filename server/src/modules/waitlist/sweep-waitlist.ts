import type { Context } from '../../platform/context.ts';
import { later } from '../../platform/time.ts';
import { NOTIFIED_KEPT } from './rules.ts';
import * as store from './store.ts';
import { notifyWaiting } from './notify-waiting.ts';

/**
 * Runs every five minutes. Tells the next patients in line of half hours that nobody has taken, and of those that have
 * come within the bookable thirty days, and deletes ended entries. Idempotent.
 */
export async function sweepWaitlist(ctx: Context): Promise<void> {
  const now = ctx.clock.now();
  for (const { doctor_id: doctorId } of await ctx.db.many(store.awaitedDoctors, { now }))
    await notifyWaiting(ctx, { doctorId });
  await ctx.db.run(store.forgetEnded, { now, toldUntil: later(now, -NOTIFIED_KEPT) });
}
