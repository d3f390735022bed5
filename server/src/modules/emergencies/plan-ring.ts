import type { Context } from '../../platform/context.ts';
import { enqueue, tellHouse } from '../../platform/outbox.ts';
import { later } from '../../platform/time.ts';
import { RING_DURATION, findEmergency, recordRingPlan } from '../bookings/index.ts';
import type { BookingRow } from '../bookings/index.ts';
import { chooseDoctors } from '../emergency-doctors/index.ts';
import type { ChosenDoctors } from '../emergency-doctors/index.ts';
import { contactOf } from '../identity/index.ts';
import { escalateEmergency } from './escalate-emergency.ts';
import { RING_ALONE_DURATION } from './rules.ts';

/**
 * Decides who is rung for an emergency, in the transaction that records its payment. The doctor asked for, if able to
 * answer now, is rung alone for a minute, then the doctors on call. Otherwise the doctors on call are rung at once. If
 * nobody can be rung, the emergency is escalated at once (W23).
 */
export async function planRing(inside: Context, { bookingId }: { bookingId: string }): Promise<void> {
  const { first, others } = await doctorsFor(inside, await findEmergency(inside, bookingId));
  const now = inside.clock.now();
  const aloneUntil = first !== null && others.length > 0 ? later(now, RING_ALONE_DURATION) : null;
  const othersRungAt = first === null && others.length > 0 ? now : null;
  await recordRingPlan(inside, { bookingId, aloneUntil, othersRungAt });
  await tellHouse(inside);
  if (aloneUntil !== null)
    await enqueue(inside, 'bookings.ring-others', { bookingId }, { at: aloneUntil, key: `ring-others:${bookingId}` });
  if (first === null && others.length === 0) await escalateEmergency(inside, { bookingId });
  else
    await enqueue(
      inside,
      'bookings.escalate-emergency',
      { bookingId },
      { at: later(now, RING_DURATION), key: `escalate:${bookingId}` },
    );
}

/**
 * Returns the doctors to ring for this emergency. Whether the doctor asked for can answer is judged at the time of the
 * payment, so that later calls give the same answer.
 */
export async function doctorsFor(ctx: Context, booking: BookingRow): Promise<ChosenDoctors> {
  const patient = await contactOf(ctx, booking.patient_id);
  return chooseDoctors(
    ctx,
    { doctorId: booking.doctor_id, doctorType: booking.doctor_type, at: booking.rung_at ?? ctx.clock.now() },
    {
      country: booking.country,
      language: patient?.language ?? ctx.language,
      accountId: booking.patient_id,
    },
  );
}
