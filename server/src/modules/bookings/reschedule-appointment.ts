import type { AppointmentBody } from '@tabibu/contract/bookings';
import { audit } from '../../platform/audit.ts';
import { accountOf, inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import { enqueue, sendLiveEvent, publish } from '../../platform/outbox.ts';
import { Problem } from '../../platform/problem.ts';
import { later } from '../../platform/time.ts';
import { appointmentOf } from './appointment-view.ts';
import { expireRivalHolds } from './expire-rival-holds.ts';
import * as moves from './move-store.ts';
import { mayMove } from './policy.ts';
import { refuseTakenFrom, requireOffered } from './require-offered.ts';
import { MAX_MOVES, MERGE_MOVES, MOVE_WINDOW, reminderOf } from './rules.ts';
import * as store from './store.ts';

/**
 * Moves a paid appointment to another free half hour, at the price already paid. In one transaction the new slot is
 * taken and the old one is freed, or nothing changes. Allowed three times a day (Problem `moves-exhausted`); a move
 * because the call was never connected is not limited, nor one by staff for a caller. Staff may name another doctor of
 * the same type and country who takes calls of the kind (`doctor-not-alike`).
 */
export async function rescheduleAppointment(
  ctx: Context,
  { bookingId, startsAt, doctorId }: { bookingId: string; startsAt: Date; doctorId?: string | undefined },
): Promise<AppointmentBody> {
  const patientId = accountOf(ctx);
  return inTransaction(ctx, async (inside) => {
    const known = await inside.db.maybe(store.findOwn, { bookingId, patientId });
    if (known === undefined) throw new Problem('not-found');
    const wantedId = doctorId ?? known.doctor_id;
    await inside.db.run(store.lockPeople, { patientId, doctorId: wantedId });
    const booking = await inside.db.one(store.findOwnLocked, { bookingId, patientId });
    const now = inside.clock.now();
    if (!mayMove(booking, now)) throw new Problem('booking-not-movable');
    const from = booking.starts_at!;
    if (from.getTime() === startsAt.getTime() && wantedId === booking.doctor_id) return appointmentOf(inside, booking);
    if (booking.movable_until === null && !isAssisted(inside)) await refuseTooManyMoves(inside, bookingId);
    await requireOffered(inside, booking, wantedId, startsAt);
    await expireRivalHolds(inside, patientId, wantedId, startsAt);
    const remindAt = reminderOf(startsAt, now);
    const moved = await inside.db.run(moves.moveToSlot, {
      bookingId,
      from,
      startsAt,
      doctorId: wantedId,
      now,
      reminderDue: remindAt !== null,
    });
    if (moved === 0) return refuseTakenFrom(inside, booking, wantedId, startsAt);
    if (remindAt !== null)
      await enqueue(inside, 'bookings.remind-appointment', { bookingId }, { at: remindAt, key: `remind:${bookingId}` });
    await recordMove(inside, booking, wantedId, from, startsAt);
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
async function recordMove(
  ctx: Context,
  booking: store.BookingRow,
  doctorId: string,
  from: Date,
  to: Date,
): Promise<void> {
  const { id: bookingId, patient_id: patientId } = booking;
  const formerDoctorId = booking.doctor_id === doctorId ? null : booking.doctor_id;
  const now = ctx.clock.now();
  await ctx.db.run(moves.addMove, { id: newId(now), bookingId, from, to, formerDoctorId, now });
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
    details: {
      from: from.toISOString(),
      to: to.toISOString(),
      ...(formerDoctorId !== null && { from_doctor: formerDoctorId, to_doctor: doctorId }),
    },
  });
  await publish(ctx, 'bookings.rescheduled', { bookingId, from: from.toISOString(), formerDoctorId });
  await publish(ctx, 'bookings.slots-changed', { doctorId });
  if (formerDoctorId !== null) await publish(ctx, 'bookings.slots-changed', { doctorId: formerDoctorId });
  await sendLiveEvent(ctx, patientId, { kind: 'booking', booking_id: bookingId });
}

function isAssisted({ actor }: Context): boolean {
  return actor.kind === 'patient' && actor.assistedBy !== undefined;
}
