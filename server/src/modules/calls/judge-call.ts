import { audit } from '../../platform/audit.ts';
import type { Context } from '../../platform/context.ts';
import { completeBooking, recordAbsence } from '../bookings/index.ts';
import type { Consultation } from '../bookings/index.ts';
import { accountOfDoctor } from '../doctors/index.ts';
import * as bridges from './bridge-store.ts';
import { closeCall } from './end-call.ts';
import { BEFORE, verdictOn } from './rules.ts';
import type { JudgedCall, PhoneFacts, SessionFacts, Verdict } from './rules.ts';

/** All that the verdict on a call has to know besides its session; `live`: the two are being joined by telephone just now. */
export async function factsOf(ctx: Context, booking: Consultation): Promise<JudgedCall & { readonly live: boolean }> {
  const { live, ...reached } = await ctx.db.one(bridges.reached, [booking.id, booking.startsAt]);
  const doctorSignsIn = await accountOfDoctor(ctx, booking.doctorId) !== undefined;
  const byPhone = booking.callType === 'phone' ? await phoneFactsOf(ctx, booking) : undefined;
  return { startsAt: booking.startsAt, expectedAt: booking.expectedAt, isEmergency: booking.isEmergency, doctorSignsIn, reached, byPhone, live };
}

async function phoneFactsOf(ctx: Context, { id, startsAt, denied }: Consultation): Promise<PhoneFacts> {
  const attempts = await ctx.db.many(bridges.attempts, [id, startsAt]);
  const rung = await ctx.db.many(bridges.rungInVain, [id, startsAt]);
  const { asked } = await ctx.db.one(bridges.askedByDoctor, [id, startsAt]);
  const unanswered = [...attempts.filter(({ unanswered_at: at }) => at !== null).map(({ shown_at: at }) => at), ...rung.map(({ requested_at: at }) => at)];
  return { doctorTried: asked || attempts.length > 0, unanswered: unanswered.toSorted((one, other) => one.getTime() - other.getTime()), denied };
}

/** Decides what becomes of a call and carries it out, inside the caller's transaction and under the lock of its session; null while it goes on. */
export async function judgeCall(ctx: Context, booking: Consultation, session: SessionFacts): Promise<Verdict | null> {
  const { live, ...facts } = await factsOf(ctx, booking);
  // Two who are being joined by telephone are judged when that has ended.
  const verdict = live ? null : verdictOn(session, facts, ctx.clock.now());
  if (verdict === null) return null;
  const bookingId = booking.id;
  if (verdict === 'completed') await completeBooking(ctx, { bookingId, early: BEFORE });
  if (verdict === 'doctor-absent') await recordAbsence(ctx, { bookingId, absent: 'doctor' });
  if (verdict === 'patient-absent') await recordAbsence(ctx, { bookingId, absent: 'patient' });
  await audit(ctx, { action: 'calls.close', object: 'booking', objectId: bookingId, details: { verdict } });
  await closeCall(ctx, { bookingId });
  return verdict;
}
