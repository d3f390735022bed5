import type { Context } from '../../platform/context.ts';
import * as store from './all-store.ts';
import type { BookingCriteria, ListedBookingRow } from './all-store.ts';

export type { BookingCriteria, ListedBookingRow };

/**
 * Returns a page of all bookings that fit, newest first, with how many fit. Shows everybody's: the caller has checked
 * that the person may see them.
 */
export async function pageBookings(
  ctx: Context,
  { limit, offset, ...criteria }: BookingCriteria & { limit: number; offset: number },
): Promise<{ rows: ListedBookingRow[]; total: number }> {
  const { count: total } = await ctx.db.one(store.countOfAll, criteria);
  return { rows: limit === 0 ? [] : await ctx.db.many(store.pageOfAll, { ...criteria, limit, offset }), total };
}
