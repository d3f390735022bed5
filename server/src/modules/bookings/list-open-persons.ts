import type { Context } from '../../platform/context.ts';
import * as store from './person-store.ts';

/** Returns those of these members of families for whom an appointment is held or to come. */
export async function openPersonIds(ctx: Context, personIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (personIds.length === 0) return new Set();
  const rows = await ctx.db.many(store.openPersons, { personIds, now: ctx.clock.now() });
  return new Set(rows.map(({ person_id: id }) => id));
}

/** Returns the ids of the paid appointments of a member that have not begun yet, the next one first. */
export async function appointmentsFor(ctx: Context, personId: string): Promise<string[]> {
  return (await ctx.db.many(store.scheduledFor, { personId, from: ctx.clock.now() })).map(({ id }) => id);
}

/** Returns whether a paid appointment for this member of a family was ever made. */
export async function hadVisit(ctx: Context, personId: string): Promise<boolean> {
  return (await ctx.db.one(store.everVisited, { personId })).visited;
}

/** Returns the members of families for whom some of these bookings are, by booking; those of patients are left out. */
export async function membersOfBookings(
  ctx: Context,
  bookingIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (bookingIds.length === 0) return new Map();
  const rows = await ctx.db.many(store.membersOf, { bookingIds });
  return new Map(rows.map(({ id, person_id: memberId }) => [id, memberId]));
}

/** How many bookings of members a search looks through. */
const MOST_OF_MEMBERS = 10_000;

/** Returns the newest bookings for some members of families, everybody's: the caller checks who may see them. */
export async function bookingsForMembers(ctx: Context, personIds: readonly string[]): Promise<string[]> {
  if (personIds.length === 0) return [];
  return (await ctx.db.many(store.ofMembers, { personIds, limit: MOST_OF_MEMBERS })).map(({ id }) => id);
}
