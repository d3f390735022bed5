import type { Context } from '../../platform/context.ts';
import { HOUR, MINUTE, later } from '../../platform/time.ts';
import { invalidateAnswers } from './cache-answer.ts';
import * as store from './store.ts';

/**
 * A doctor without a free time is checked again after this time, because every day a new day of slots becomes bookable.
 */
const LOOK_AGAIN = HOUR;

/** A slot can be booked until this long before its start; then the next free time has to be found. */
const CLOSES_BEFORE = 15 * MINUTE;

/** How many free times the card of a doctor shows. */
const SHOWN_TIMES = 3;

/**
 * Stores a doctor's first free times, of which `free` begins with the first, for cards and for the order `soonest`, and
 * when they have to be computed again. Idempotent.
 */
export async function rememberNextFree(ctx: Context, doctorId: string, free: readonly Date[]): Promise<void> {
  const [first = null] = free;
  const changed = await ctx.db.run(store.setNextFree, {
    doctorId,
    nextFreeAt: first,
    freeTimes: free.slice(0, SHOWN_TIMES),
    nextFreeDueAt: first === null ? later(ctx.clock.now(), LOOK_AGAIN) : later(first, -CLOSES_BEFORE),
  });
  if (changed > 0) invalidateAnswers(ctx, doctorId);
}

/**
 * Returns the ids of visible doctors whose first free time has closed or was never computed, the most overdue first.
 */
export async function doctorsDueForNextFree(ctx: Context, now: Date, limit: number): Promise<string[]> {
  return (await ctx.db.many(store.dueForNextFree, { now, limit })).map(({ id }) => id);
}
