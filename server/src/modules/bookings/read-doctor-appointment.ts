import type { DoctorAppointmentBody } from '@tabibu/contract/doctor-day';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import * as store from './doctor-store.ts';
import { actingDoctor, doctorAppointmentOf } from './doctor-view.ts';

/** One of the doctor's own paid appointments, also an emergency taken by them; anybody else's is not found (Z-04). */
export async function readDoctorAppointment(ctx: Context, { bookingId }: { bookingId: string }): Promise<DoctorAppointmentBody> {
  const doctor = await actingDoctor(ctx);
  const booking = await ctx.db.maybe(store.findOfDoctor, [doctor.id, bookingId]);
  if (booking === undefined) throw new Problem('not-found');
  return doctorAppointmentOf(ctx, doctor, booking);
}
