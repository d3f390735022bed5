import { COUNTRIES } from '@tabibu/contract/countries';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { addDays, startOfDay, wallClock } from '../../platform/time.ts';
import * as store from './keep-store.ts';

/** A day is kept two days after it: by then every transaction of that day has long ended. */
const DAYS_LATER = 2;
/** So many days are added up in one short transaction. */
const AT_ONCE = 31;

const ZONES = [...new Set(COUNTRIES.flatMap(({ timeZone }) => (timeZone === null ? [] : [timeZone])))];

/**
 * Keeps the sums of the days that are over, in the time zone of every country, so that a report of years adds up days
 * and not payments. Runs every hour; what it has not done yet is added up from the payments.
 */
export async function keepDays(ctx: Context): Promise<void> {
  for (const zone of ZONES) {
    await ctx.db.run(store.beginKeeping, { zone });
    while (await keepSome(ctx, zone));
  }
}

/** Keeps the next days of a zone. Returns whether there may be more. */
function keepSome(ctx: Context, zone: string): Promise<boolean> {
  const last = addDays(wallClock(ctx.clock.now(), zone).day, -DAYS_LATER);
  return inTransaction(ctx, async ({ db }) => {
    const horizon = await db.maybe(store.lockHorizon, { zone });
    if (horizon === undefined) return false;
    const since = horizon.kept_until;
    const first = wallClock(since, zone).day;
    if (first >= last) return false;
    const end = addDays(first, AT_ONCE);
    const until = startOfDay(end < last ? end : last, zone);
    await db.run(store.forgetDays, { zone, since });
    await db.run(store.keepSpan, { zone, since, until });
    await db.run(store.moveHorizon, { zone, until });
    return true;
  });
}
