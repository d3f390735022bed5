import type { Context } from '../../platform/context.ts';
import { findConsultation } from '../bookings/index.ts';
import * as store from './store.ts';

/** Were the two people of an appointment connected at its present time? Then there is something to write about, also while they still talk. */
export async function hasCallBegun(ctx: Context, bookingId: string): Promise<boolean> {
  const booking = await findConsultation(ctx, bookingId);
  return booking !== undefined && (await ctx.db.maybe(store.wasConnected, [bookingId, booking.startsAt])) !== undefined;
}
