import type { Context } from '../../platform/context.ts';
import { HOUR, MINUTE, later } from '../../platform/time.ts';
import { forgetAnswers } from './reuse-answer.ts';
import * as store from './store.ts';

/** A full doctor is looked at again after this time: every day a new day of slots comes into reach. */
const LOOK_AGAIN = HOUR;

/** A slot stops being bookable this long before it starts; from then on the next one must be found. */
const CLOSES_BEFORE = 15 * MINUTE;

/** Keeps a doctor's first free time for cards and for the order by soonest; due again when it closes. May be repeated. */
export async function rememberNextFree(ctx: Context, doctorId: string, at: Date | null): Promise<void> {
  const due = at === null ? later(ctx.clock.now(), LOOK_AGAIN) : later(at, -CLOSES_BEFORE);
  const changed = await ctx.db.run(store.setNextFree, [doctorId, at, due]);
  if (changed > 0) forgetAnswers(ctx, doctorId);
}

/** Ids of shown doctors whose first free time has closed or was never computed, longest waiting first. */
export async function doctorsDueForNextFree(ctx: Context, now: Date, limit: number): Promise<string[]> {
  return (await ctx.db.many(store.dueForNextFree, [now, limit])).map(({ id }) => id);
}
