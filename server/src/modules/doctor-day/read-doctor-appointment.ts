import type { DoctorAppointmentBody } from '@tabibu/contract/doctor-day';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { findDoctorBooking } from '../bookings/index.ts';
import { knownDoctor } from '../doctors/index.ts';
import { auditSeen, doctorAppointmentOf } from './doctor-view.ts';

/**
 * Returns one of the doctor's own paid appointments, or an emergency that the doctor accepted. Throws Problem
 * `not-found` for anybody else's (Z-04).
 */
export async function readDoctorAppointment(
  ctx: Context,
  { bookingId }: { bookingId: string },
): Promise<DoctorAppointmentBody> {
  const doctor = await knownDoctor(ctx);
  const booking = await findDoctorBooking(ctx, { doctorId: doctor.id, bookingId });
  if (booking === undefined) throw new Problem('not-found');
  await auditSeen(ctx, [booking]);
  return doctorAppointmentOf(ctx, doctor, booking);
}
