import type { Context } from '../../platform/context.ts';
import * as store from './store.ts';

/** Returns those of the given bookings whose participants have been connected in a call that is not closed yet. */
export async function listBegunCalls(ctx: Context, bookingIds: readonly string[]): Promise<string[]> {
  const calls = await ctx.db.many(store.unclosedOfBookings, { bookingIds });
  return calls.filter(({ connected_at: at }) => at !== null).map(({ booking_id: id }) => id);
}
