import type { AppointmentBody } from '@tabibu/contract/bookings';
import { accountOf } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { appointmentOf } from './appointment-view.ts';
import * as store from './store.ts';

/** One of one's own appointments; anybody else's is not found. */
export async function readAppointment(ctx: Context, { bookingId }: { bookingId: string }): Promise<AppointmentBody> {
  const booking = await ctx.db.maybe(store.findOwn, [bookingId, accountOf(ctx)]);
  if (booking === undefined) throw new Problem('not-found');
  return appointmentOf(ctx, booking);
}
