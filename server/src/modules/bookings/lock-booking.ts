import type { Context } from '../../platform/context.ts';
import * as store from './store.ts';

/**
 * Returns a booking and locks its row until the open transaction ends; undefined if there is none. Does not check who
 * asks: the caller has done so.
 */
export function lockBooking(inside: Context, bookingId: string): Promise<store.BookingRow | undefined> {
  return inside.db.maybe(store.findLocked, { bookingId });
}
