import type { Context } from '../../platform/context.ts';
import { later } from '../../platform/time.ts';
import * as emergencies from './emergency-store.ts';
import { NUMBER_SHOWN_AFTER, RING_DURATION, UNTAKEN_AFTER } from './rules.ts';
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

/** Returns whether no doctor has taken a paid emergency within a day, after which it ends. */
export function isUntaken(booking: Pick<BookingRow, 'state' | 'emergency_state' | 'rung_at'>, now: Date): boolean {
  const { state, emergency_state: stage, rung_at: rungAt } = booking;
  return state === 'scheduled' && stage !== 'accepted' && rungAt !== null && later(rungAt, UNTAKEN_AFTER) <= now;
}

/** Returns the ids of emergencies that were paid a day ago or longer and that no doctor has taken, oldest first. */
export async function listUntakenEmergencies(ctx: Context): Promise<string[]> {
  const rows = await ctx.db.many(emergencies.untaken, { rungUntil: later(ctx.clock.now(), -UNTAKEN_AFTER) });
  return rows.map(({ id }) => id);
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
