import type { AppointmentBody } from '@tabibu/contract/bookings';
import { audit } from '../../platform/audit.ts';
import { accountOf, inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import { enqueue, sendLiveEvent, publish } from '../../platform/outbox.ts';
import { Problem } from '../../platform/problem.ts';
import { later } from '../../platform/time.ts';
import { findBookableDoctor } from '../doctors/index.ts';
import { isOffered } from '../scheduling/index.ts';
import { appointmentOf } from './appointment-view.ts';
import { expireRivalHolds } from './expire-rival-holds.ts';
import { nearestFree } from './free-slots.ts';
import * as moves from './move-store.ts';
import { mayMove } from './policy.ts';
import { MAX_MOVES, MERGE_MOVES, MOVE_WINDOW, isBookable, reminderOf } from './rules.ts';
import * as slots from './slot-store.ts';
import * as store from './store.ts';

/**
 * Moves a paid appointment to another free half hour of the same doctor, at the price already paid. In one transaction
 * the new slot is taken and the old one is freed, or nothing changes. Allowed three times a day (Problem
 * `moves-exhausted`); a move because the call was never connected is not limited.
 */
export async function rescheduleAppointment(
  ctx: Context,
  { bookingId, startsAt }: { bookingId: string; startsAt: Date },
): Promise<AppointmentBody> {
  const patientId = accountOf(ctx);
  return inTransaction(ctx, async (inside) => {
    const known = await inside.db.maybe(store.findOwn, { bookingId, patientId });
    if (known === undefined) throw new Problem('not-found');
    await inside.db.run(store.lockPeople, { patientId, doctorId: known.doctor_id });
    const booking = await inside.db.one(store.findOwnLocked, { bookingId, patientId });
    const now = inside.clock.now();
    if (!mayMove(booking, now)) throw new Problem('booking-not-movable');
    const from = booking.starts_at!;
    if (from.getTime() === startsAt.getTime()) return appointmentOf(inside, booking);
    if (booking.movable_until === null) await refuseTooManyMoves(inside, bookingId);
    await refuseUnlessOffered(inside, booking.doctor_id, startsAt);
    await expireRivalHolds(inside, patientId, booking.doctor_id, startsAt);
    const remindAt = reminderOf(startsAt, now);
    const moved = await inside.db.run(store.moveToSlot, {
      bookingId,
      from,
      startsAt,
      now,
      reminderDue: remindAt !== null,
    });
    if (moved === 0) return refuseTaken(inside, booking, startsAt);
    if (remindAt !== null)
      await enqueue(inside, 'bookings.remind-appointment', { bookingId }, { at: remindAt, key: `remind:${bookingId}` });
    await recordMove(inside, booking, from, startsAt);
    return appointmentOf(inside, await inside.db.one(store.find, { bookingId }));
  });
}

/** Each move costs two messages and disturbs the doctor's day, so their number is limited. */
async function refuseTooManyMoves(ctx: Context, bookingId: string): Promise<void> {
  const { moves: made } = await ctx.db.one(moves.countMoves, {
    bookingId,
    since: later(ctx.clock.now(), -MOVE_WINDOW),
  });
  if (made >= MAX_MOVES) throw new Problem('moves-exhausted', { most: MAX_MOVES });
}

/** Refreshes open pages at once. The messages wait two minutes, in case the patient moves the appointment again. */
async function recordMove(ctx: Context, booking: store.BookingRow, from: Date, to: Date): Promise<void> {
  const { id: bookingId, doctor_id: doctorId, patient_id: patientId } = booking;
  const now = ctx.clock.now();
  await ctx.db.run(moves.addMove, { id: newId(now), bookingId, from, to, now });
  await enqueue(
    ctx,
    'bookings.announce-move',
    { bookingId },
    { at: later(now, MERGE_MOVES), key: `announce-move:${bookingId}` },
  );
  await audit(ctx, {
    action: 'bookings.reschedule',
    object: 'booking',
    objectId: bookingId,
    details: { from: from.toISOString(), to: to.toISOString() },
  });
  await publish(ctx, 'bookings.rescheduled', { bookingId, from: from.toISOString() });
  await publish(ctx, 'bookings.slots-changed', { doctorId });
  await sendLiveEvent(ctx, patientId, { kind: 'booking', booking_id: bookingId });
}

async function refuseUnlessOffered(ctx: Context, doctorId: string, at: Date): Promise<void> {
  const doctor = await findBookableDoctor(ctx, doctorId);
  if (doctor === undefined) throw new Problem('booking-not-movable');
  if (isBookable(at, ctx.clock.now()) && (await isOffered(ctx, doctorId, at, doctor))) return;
  throw new Problem('slot-not-offered', { nearest: await nearestFree(ctx, doctorId, at) });
}

async function refuseTaken(ctx: Context, booking: store.BookingRow, at: Date): Promise<never> {
  const { busy } = await ctx.db.one(slots.isPatientBusy, {
    patientId: booking.patient_id,
    startsAt: at,
    exceptId: booking.id,
  });
  if (busy) throw new Problem('patient-busy');
  throw new Problem('slot-taken', { nearest: await nearestFree(ctx, booking.doctor_id, at) });
}
