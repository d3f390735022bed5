import type { Context } from '../../platform/context.ts';
import { later } from '../../platform/time.ts';
import * as emergencies from './emergency-store.ts';
import { NUMBER_SHOWN_AFTER, RING_DURATION } from './rules.ts';
import * as store from './store.ts';
import type { BookingRow } from './store.ts';

/** Returns the booking of an emergency; throws when there is none. */
export async function findEmergency(ctx: Context, bookingId: string): Promise<BookingRow> {
  return ctx.db.one(store.find, { bookingId });
}

/** Same as `findEmergency`, and locks the row until the open transaction ends. */
export async function lockEmergency(inside: Context, bookingId: string): Promise<BookingRow> {
  return inside.db.one(store.findLocked, { bookingId });
}

/** Returns those of these emergencies that are not completed, newest first, `most` at most. */
export async function listEmergencies(
  ctx: Context,
  { bookingIds, most }: { bookingIds: readonly string[]; most: number },
): Promise<BookingRow[]> {
  return ctx.db.many(emergencies.notCompleted, { bookingIds, limit: most });
}

/** Returns the ids of emergencies, paid in the last two hours, for which the doctors on call must be rung now. */
export async function listEmergenciesForOthers(ctx: Context): Promise<string[]> {
  const now = ctx.clock.now();
  return (await ctx.db.many(emergencies.othersDue, { now, rungAfter: later(now, -NUMBER_SHOWN_AFTER) })).map(
    ({ id }) => id,
  );
}

/** Returns the ids of paid emergencies that no doctor has accepted within five minutes. */
export async function listOverdueEmergencies(ctx: Context): Promise<string[]> {
  return (await ctx.db.many(emergencies.overdue, { rungUntil: later(ctx.clock.now(), -RING_DURATION) })).map(
    ({ id }) => id,
  );
}
