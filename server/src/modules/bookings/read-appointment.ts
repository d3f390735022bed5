import type { AppointmentBody } from '@tabibu/contract/bookings';
import { accountOf } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { appointmentOf } from './appointment-view.ts';
import * as holds from './hold-store.ts';
import * as store from './store.ts';

/**
 * Returns one of the caller's own appointments, and for a hold that was given up for another time, or a cancelled
 * appointment whose money books another one, the booking that took its place. Throws Problem `not-found` for anybody
 * else's.
 */
export async function readAppointment(ctx: Context, { bookingId }: { bookingId: string }): Promise<AppointmentBody> {
  const booking = await ctx.db.maybe(store.findOwn, { bookingId, patientId: accountOf(ctx) });
  if (booking === undefined) throw new Problem('not-found');
  const appointment = await appointmentOf(ctx, booking);
  if (booking.rebooked_as !== null) return { ...appointment, moved_to: booking.rebooked_as };
  if (booking.state !== 'expired') return appointment;
  const successor = await ctx.db.maybe(holds.successor, { bookingId });
  return successor === undefined ? appointment : { ...appointment, moved_to: successor.id };
}
