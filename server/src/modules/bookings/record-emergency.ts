import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { later } from '../../platform/time.ts';
import { findBookableDoctor } from '../doctors/index.ts';
import * as emergencies from './emergency-store.ts';
import { RING_DURATION } from './rules.ts';
import * as store from './store.ts';
import type { BookingRow } from './store.ts';

/**
 * Stores who is rung for a paid emergency: until when only the doctor asked for, and since when the doctors on call.
 * Changes nothing when it was stored before.
 */
export async function recordRingPlan(
  inside: Context,
  { bookingId, aloneUntil, othersRungAt }: { bookingId: string; aloneUntil: Date | null; othersRungAt: Date | null },
): Promise<void> {
  await inside.db.run(emergencies.planRing, { bookingId, aloneUntil, othersRungAt });
}

/**
 * Records that the doctors on call are rung from now on. Returns false while the doctor asked for is rung alone, when
 * they are rung already, or when the emergency is accepted or over.
 */
export async function recordOthersRung(inside: Context, bookingId: string): Promise<boolean> {
  return (await inside.db.run(emergencies.ringOthers, { bookingId, now: inside.clock.now() })) > 0;
}

/**
 * Gives an emergency to a doctor, starting now. Only the first doctor gets it. Takes the doctor's lock, so that the
 * doctor's account cannot be erased meanwhile. Returns undefined when another doctor has it or it is no longer
 * scheduled. Throws Problem `not-found` for a doctor who is no longer in service (ROLE-03).
 */
export async function recordAcceptance(
  inside: Context,
  { bookingId, doctorId }: { bookingId: string; doctorId: string },
): Promise<BookingRow | undefined> {
  await inside.db.run(store.lockDoctor, { doctorId });
  if ((await findBookableDoctor(inside, doctorId)) === undefined) throw new Problem('not-found');
  return inside.db.maybe(emergencies.accept, { bookingId, doctorId, now: inside.clock.now() });
}

/**
 * Escalates a paid emergency that no doctor has accepted within five minutes, or at once when nobody could be rung
 * (`atOnce`). Returns undefined when it is too early, or it is accepted, over or escalated already.
 */
export async function recordEscalation(
  inside: Context,
  { bookingId, atOnce }: { bookingId: string; atOnce: boolean },
): Promise<BookingRow | undefined> {
  const now = inside.clock.now();
  return inside.db.maybe(emergencies.escalate, { bookingId, rungUntil: atOnce ? now : later(now, -RING_DURATION) });
}
