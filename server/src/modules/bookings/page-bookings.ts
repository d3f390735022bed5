import type { Context } from '../../platform/context.ts';
import { counted } from '../../platform/counted.ts';
import type { Count } from '../../platform/counted.ts';
import { readPages } from '../../platform/read-ahead.ts';
import * as store from './all-store.ts';
import type { BookingCriteria, ListedBookingRow } from './all-store.ts';

export type { BookingCriteria, ListedBookingRow };

const AT_ONCE = 1_000;

/** Returns how many of all bookings fit. */
export async function countAllBookings(ctx: Context, criteria: BookingCriteria): Promise<Count> {
  const { ids, patientIds, doctorIds, memberIds } = criteria;
  // A search that means nobody: no index says that, and a million rows would be read for it.
  if ([ids, patientIds, doctorIds, memberIds].every((named) => named?.length === 0)) return { count: 0, isMore: false };
  return counted(await ctx.db.one(store.countOfAll, criteria));
}

/**
 * Returns a page of all bookings that fit, newest first. Shows everybody's: the caller has checked that the person may
 * see them.
 */
export async function pageBookings(
  ctx: Context,
  criteria: BookingCriteria & { limit: number; offset: number },
): Promise<ListedBookingRow[]> {
  return ctx.db.many(store.pageOfAll, criteria);
}

/**
 * Yields all bookings that fit, newest first, some at a time. Each page is a short statement of its own, so a slow
 * reader keeps no transaction open. No booking comes twice; one that was made after the first page does not come. Like
 * `pageBookings` it shows everybody's.
 */
export function walkBookings(ctx: Context, criteria: BookingCriteria): AsyncGenerator<readonly ListedBookingRow[]> {
  return readPages<ListedBookingRow>(AT_ONCE, (last) =>
    ctx.db.many(store.walkAll, {
      ...criteria,
      ...(last === undefined ? store.BEFORE_NEWEST : { afterAt: last.at, afterId: last.id }),
      limit: AT_ONCE,
    }),
  );
}

/** Returns one booking as these lists show it; undefined if there is none, or its hold ended without a payment. */
export function findListed(ctx: Context, bookingId: string): Promise<ListedBookingRow | undefined> {
  return ctx.db.maybe(store.findOfAll, { bookingId });
}
