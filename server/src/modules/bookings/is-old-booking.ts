import type { Context } from '../../platform/context.ts';
import * as lists from './list-store.ts';

/** Returns whether a booking exists and was made before a time, or at it. Does not check whose it is. */
export async function isOldBooking(ctx: Context, bookingId: string, before: Date): Promise<boolean> {
  return (await ctx.db.maybe(lists.oldBooking, { bookingId, before })) !== undefined;
}
