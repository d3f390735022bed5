import { audit } from '../../platform/audit.ts';
import type { Context } from '../../platform/context.ts';
import { completeBooking, recordAbsence } from '../bookings/index.ts';
import type { Consultation } from '../bookings/index.ts';
import { findDoctorCalls, findReached } from '../bridges/index.ts';
import { accountOfDoctor } from '../doctors/index.ts';
import { closeCall } from './end-call.ts';
import { JOIN_BEFORE, verdictOn } from './rules.ts';
import type { JudgedCall, SessionFacts, Verdict } from './rules.ts';

/**
 * Gathers all facts that the verdict on a call needs besides its session. `live`: a bridge is joining the two by
 * telephone now.
 */
export async function verdictFactsOf(
  ctx: Context,
  booking: Consultation,
): Promise<JudgedCall & { readonly live: boolean }> {
  const { live, ...reached } = await findReached(ctx, booking);
  const doctorSignsIn = (await accountOfDoctor(ctx, booking.doctorId)) !== undefined;
  const byPhone =
    booking.callType === 'phone'
      ? { ...(await findDoctorCalls(ctx, booking)), denied: booking.said === 'not-spoke' }
      : undefined;
  return {
    startsAt: booking.startsAt,
    expectedAt: booking.expectedAt,
    latestAt: booking.latestAt,
    isEmergency: booking.isEmergency,
    doctorSignsIn,
    reached,
    byPhone,
    live,
  };
}

/**
 * Decides what becomes of a call and applies the decision. Needs the caller's transaction and the lock of the session.
 * Returns null, and changes nothing, while the call may go on.
 */
export async function judgeCall(ctx: Context, booking: Consultation, session: SessionFacts): Promise<Verdict | null> {
  const { live, ...facts } = await verdictFactsOf(ctx, booking);
  // A bridge that is under way may still become a consultation: wait until it has ended.
  const verdict = live ? null : verdictOn(session, facts, ctx.clock.now());
  if (verdict === null) return null;
  const bookingId = booking.id;
  if (verdict === 'completed') await completeBooking(ctx, { bookingId, early: JOIN_BEFORE, agreed: true });
  if (verdict === 'doctor-absent') await recordAbsence(ctx, { bookingId, absent: 'doctor' });
  if (verdict === 'patient-absent') await recordAbsence(ctx, { bookingId, absent: 'patient' });
  await audit(ctx, { action: 'calls.close', object: 'booking', objectId: bookingId, details: { verdict } });
  await closeCall(ctx, { bookingId });
  return verdict;
}
