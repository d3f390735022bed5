import type { Context } from '../../platform/context.ts';
import { findConsultation } from '../bookings/index.ts';
import * as store from './store.ts';

/**
 * Returns whether both were connected in a browser call at the appointment's present time. From then on, also during
 * the call, the doctor has something to write about.
 */
export async function hasCallBegun(ctx: Context, bookingId: string): Promise<boolean> {
  const booking = await findConsultation(ctx, bookingId);
  return (
    booking !== undefined &&
    (await ctx.db.maybe(store.wasConnected, { bookingId, startsAt: booking.startsAt })) !== undefined
  );
}
