import type { Context } from '../../platform/context.ts';
import { addDays } from '../../platform/time.ts';
import * as reminders from './reminder-store.ts';
import { remindFollowUp } from './remind-follow-up.ts';

/** In days. Reminders are sent two days before, and in no time zone is it more than one day later than in UTC. */
const LOOK_AHEAD = 3;

/** Runs every hour: sends reminders whose own job was lost. Idempotent. */
export async function sweepRecords(ctx: Context): Promise<void> {
  const now = ctx.clock.now();
  const until = addDays(now.toISOString().slice(0, 10), LOOK_AHEAD);
  for (const { id } of await ctx.db.many(reminders.toRemind, { until })) await remindFollowUp(ctx, { documentId: id });
}
