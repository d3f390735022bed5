import type { Context } from '../../platform/context.ts';
import * as store from './report-store.ts';

/**
 * Returns how many bookings there are, and how many of them are emergencies. A booking that failed, because its hold
 * ended without a payment, does not count (C99).
 */
export function countBookings(ctx: Context): Promise<{ readonly total: number; readonly emergencies: number }> {
  return ctx.db.one(store.counts);
}

/** Returns those of these ids that are emergencies. */
export async function emergenciesAmong(ctx: Context, ids: readonly string[]): Promise<ReadonlySet<string>> {
  return new Set((await ctx.db.many(store.emergenciesAmong, { ids })).map(({ id }) => id));
}
