import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { findBookableDoctor } from '../doctors/index.ts';
import { isOffered } from '../scheduling/index.ts';
import { nearestFree } from './free-slots.ts';
import { isBookable } from './rules.ts';
import * as slots from './slot-store.ts';
import type * as store from './store.ts';

/**
 * Throws unless a doctor offers this half hour and may take over a paid appointment at its price: the same doctor, or
 * one of the same type and country who takes calls of its kind (`doctor-not-alike`). Also throws `booking-not-movable`
 * for a doctor out of service, and `slot-not-offered` with the nearest free times.
 */
export async function requireOffered(
  ctx: Context,
  booking: store.BookingRow,
  doctorId: string,
  at: Date,
): Promise<void> {
  const doctor = await findBookableDoctor(ctx, doctorId);
  if (doctor === undefined) throw new Problem('booking-not-movable');
  // The price stays, so it has to be the one that the patient would pay there.
  const isAlike =
    doctor.doctorType === booking.doctor_type &&
    doctor.country === booking.country &&
    doctor.callTypes.includes(booking.call_type);
  if (doctorId !== booking.doctor_id && !isAlike) throw new Problem('doctor-not-alike');
  if (isBookable(at, ctx.clock.now()) && (await isOffered(ctx, doctorId, at, doctor))) return;
  throw new Problem('slot-not-offered', { nearest: await nearestFree(ctx, doctorId, at) });
}

/** Throws why a half hour could not be taken over: it is somebody else's, or the patient is busy then. */
export async function refuseTakenFrom(
  ctx: Context,
  booking: store.BookingRow,
  doctorId: string,
  at: Date,
): Promise<never> {
  const { busy } = await ctx.db.one(slots.isPatientBusy, {
    patientId: booking.patient_id,
    startsAt: at,
    exceptId: booking.id,
  });
  if (busy) throw new Problem('patient-busy');
  throw new Problem('slot-taken', { nearest: await nearestFree(ctx, doctorId, at) });
}
