import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { publish } from '../../platform/outbox.ts';
import { completeBooking, findConsultation, recordAbsence } from '../bookings/index.ts';
import type { Consultation } from '../bookings/index.ts';
import { accountOfDoctor } from '../doctors/index.ts';
import * as bridges from './bridge-store.ts';
import { closeCall } from './end-call.ts';
import { BEFORE, verdictOn, withTime } from './rules.ts';
import type { Verdict } from './rules.ts';
import * as store from './store.ts';

/** Every minute: calls that nobody ended, and people who did not come (R-18f). Spent tickets are forgotten. May be repeated. */
export async function sweepCalls(ctx: Context): Promise<void> {
  await ctx.db.run(store.forgetTickets, [ctx.clock.now()]);
  for (const { booking_id } of await ctx.db.many(store.openSessions)) await judgeCall(ctx, booking_id);
}

async function judgeCall(ctx: Context, bookingId: string): Promise<void> {
  await inTransaction(ctx, async (inside) => {
    const row = await inside.db.maybe(store.findLocked, [bookingId]);
    const booking = await findConsultation(inside, bookingId);
    if (row === undefined || booking === undefined || row.closed_at !== null) return;
    if (booking.state !== 'scheduled') return closeCall(inside, { bookingId });
    // A moved appointment begins anew when somebody enters it.
    if (row.starts_at.getTime() !== booking.startsAt.getTime()) return;
    const now = inside.clock.now();
    const found = store.sessionOf(row);
    const session = withTime(found, now);
    if (session !== found) await inside.db.run(store.save, store.valuesOf(session));
    const { live, ...reached } = await inside.db.one(bridges.reached, [bookingId, booking.startsAt]);
    // Two who are being joined by telephone are judged when that has ended.
    if (live) return;
    const doctorSignsIn = await accountOfDoctor(inside, booking.doctorId) !== undefined;
    const verdict = verdictOn(session, { ...booking, doctorSignsIn, reached }, now);
    if (verdict === null) return;
    await carryOut(inside, booking, verdict);
    // An emergency, and a doctor who cannot sign in, calls by ordinary phone: an empty room says nothing there.
    if (verdict === 'failed' && !booking.isEmergency && doctorSignsIn) await publish(inside, 'calls.unsettled', { bookingId });
  });
}

async function carryOut(ctx: Context, booking: Consultation, verdict: Verdict): Promise<void> {
  const bookingId = booking.id;
  if (verdict === 'completed') await completeBooking(ctx, { bookingId, early: BEFORE });
  if (verdict === 'doctor-absent') await recordAbsence(ctx, { bookingId, absent: 'doctor' });
  if (verdict === 'patient-absent') await recordAbsence(ctx, { bookingId, absent: 'patient' });
  await audit(ctx, { action: 'calls.close', object: 'booking', objectId: bookingId, details: { verdict } });
  await closeCall(ctx, { bookingId });
}
