import { KEPT_DAYS } from '@tabibu/contract/privacy-entries';
import type { Context } from '../../platform/context.ts';
import { DAY, later } from '../../platform/time.ts';
import * as store from './store.ts';

/** Runs every hour: deletes failed attempts that no longer count. Idempotent. */
export async function forgetMisses(ctx: Context): Promise<void> {
  await ctx.db.run(store.forgetMisses, { missedBefore: later(ctx.clock.now(), -KEPT_DAYS.checks * DAY) });
}
