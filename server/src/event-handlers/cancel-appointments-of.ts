import type { HouseCause } from '@tabibu/contract/cancellers';
import { cancelBooking, listScheduledBetween, lockDoctorBooking, mayCancel } from '../modules/bookings/index.ts';
import { inTransaction } from '../platform/context.ts';
import type { Context } from '../platform/context.ts';
import { DAY, later } from '../platform/time.ts';

/** Far beyond the last day that can be booked. */
const ALL_TO_COME = 400 * DAY;

/**
 * Cancels, in the name of the house, what is booked with a doctor who may not work any more: the money becomes refund
 * due and each patient is told why. A second run finds nothing left.
 */
export async function cancelAppointmentsOf(ctx: Context, doctorId: string, cause: HouseCause): Promise<void> {
  const now = ctx.clock.now();
  const booked = await listScheduledBetween(ctx, { doctorId, from: now, before: later(now, ALL_TO_COME) });
  for (const { id: bookingId } of booked) {
    await inTransaction(ctx, async (inside) => {
      const booking = await lockDoctorBooking(inside, { doctorId, bookingId });
      if (booking === undefined || booking.state === 'cancelled' || !mayCancel(booking, inside.clock.now())) return;
      await cancelBooking(inside, booking, { by: 'house', cause });
    });
  }
}
