import { KEPT_DAYS } from '@tabibu/contract/privacy-entries';
import type { Context } from '../../platform/context.ts';
import { DAY, addDays, later } from '../../platform/time.ts';
import * as store from './store.ts';
import { remindFollowUp } from './remind-follow-up.ts';
import * as codes from './verification-store.ts';

/** No zone is further ahead, and reminders go out two days before. */
const LOOK_AHEAD = 3;

/** Every hour: reminders whose own job was lost, and wrong tries that no longer count. May be repeated. */
export async function sweepRecords(ctx: Context): Promise<void> {
  const now = ctx.clock.now();
  const until = addDays(now.toISOString().slice(0, 10), LOOK_AHEAD);
  for (const { id } of await ctx.db.many(store.toRemind, [until])) await remindFollowUp(ctx, { documentId: id });
  await ctx.db.run(codes.forgetMisses, [later(now, -KEPT_DAYS.checks * DAY)]);
}
