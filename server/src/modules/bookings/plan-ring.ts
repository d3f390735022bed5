import type { Context } from '../../platform/context.ts';
import { enqueue } from '../../platform/outbox.ts';
import { later } from '../../platform/time.ts';
import { contactOf } from '../identity/index.ts';
import { chooseDoctors } from './choose-doctors.ts';
import type { Chosen } from './choose-doctors.ts';
import * as emergencies from './emergency-store.ts';
import { escalateEmergency } from './escalate-emergency.ts';
import { RING, RING_ALONE } from './rules.ts';
import type { BookingRow } from './store.ts';

/**
 * Decides in the transaction of the payment whom the emergency rings: the doctor asked for alone for a minute when able to answer now, the
 * doctors on call after that, or at once. With nobody to ring it is escalated at once (W23).
 */
export async function planRing(inside: Context, booking: BookingRow, now: Date): Promise<void> {
  const { first, others } = await doctorsFor(inside, booking);
  const aloneUntil = first !== null && others.length > 0 ? later(now, RING_ALONE) : null;
  await inside.db.run(emergencies.planRing, [booking.id, aloneUntil, first === null && others.length > 0 ? now : null]);
  if (aloneUntil !== null) await enqueue(inside, 'bookings.ring-others', { bookingId: booking.id }, { at: aloneUntil, key: `ring-others:${booking.id}` });
  if (first === null && others.length === 0) await escalateEmergency(inside, { bookingId: booking.id });
  else await enqueue(inside, 'bookings.escalate-emergency', { bookingId: booking.id }, { at: later(now, RING), key: `escalate:${booking.id}` });
}

/** Whom this emergency rings, by what is known of its patient. Whether the doctor asked for can answer is decided by the moment of the payment. */
export async function doctorsFor(ctx: Context, booking: BookingRow): Promise<Chosen> {
  const patient = await contactOf(ctx, booking.patient_id);
  return chooseDoctors(ctx, { doctorId: booking.doctor_id, doctorType: booking.doctor_type, at: booking.rung_at ?? ctx.clock.now() }, {
    country: booking.country, language: patient?.language ?? ctx.language, accountId: booking.patient_id,
  });
}
