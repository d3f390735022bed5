import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { passFaultPoint } from '../../platform/fault-points.ts';
import { enqueue, sendLiveEvent, publish } from '../../platform/outbox.ts';
import { findBookableDoctor } from '../doctors/index.ts';
import { findPayment, markRefundDue } from '../payments/index.ts';
import { expireRivalHolds } from './expire-rival-holds.ts';
import { reminderOf } from './rules.ts';
import * as store from './store.ts';

interface PaidBooking {
  readonly bookingId: string;
  readonly paymentId: string;
}

/**
 * Schedules a booking whose payment has settled. A payment that arrives after the hold has ended still gets the slot if
 * the slot is free. If the slot is gone, or the doctor is no longer in service, the money becomes refund due and the
 * patient is told (C41, R-12). Exactly one of the two happens. Idempotent.
 * Returns what this call has scheduled, null for nothing. For an emergency the caller must start the ringing in the
 * same transaction.
 */
export async function confirmPaidBooking(
  ctx: Context,
  { bookingId, paymentId }: PaidBooking,
): Promise<'appointment' | 'emergency' | null> {
  passFaultPoint('after-settle-before-confirm');
  const known = await ctx.db.maybe(store.find, { bookingId });
  if (known === undefined) throw new Error(`payment ${paymentId} names booking ${bookingId}, which is not there`);
  return inTransaction(ctx, async (inside) => {
    await inside.db.run(store.lockPeople, { patientId: known.patient_id, doctorId: known.doctor_id });
    const booking = await inside.db.one(store.findLocked, { bookingId });
    if (booking.funding === 'payment' && booking.payment_id === paymentId) return null;
    const payment = await findPayment(inside, { id: paymentId });
    if (payment?.state !== 'settled') return null;
    const now = inside.clock.now();
    await expireRivalHolds(inside, booking.patient_id, booking.doctor_id, booking.starts_at);
    const remindAt = booking.is_emergency ? null : reminderOf(booking.starts_at, now);
    const served = await isDoctorInService(inside, booking);
    const moved = !served
      ? 0
      : await inside.db.run(store.moveToScheduled, {
          bookingId,
          funding: 'payment',
          paymentId,
          now,
          reminderDue: remindAt !== null,
        });
    if (moved === 0) await keep(inside, booking, paymentId);
    else await recordScheduled(inside, booking, paymentId);
    if (moved > 0 && remindAt !== null)
      await enqueue(inside, 'bookings.remind-appointment', { bookingId }, { at: remindAt, key: `remind:${bookingId}` });
    await sendLiveEvent(inside, booking.patient_id, { kind: 'booking', booking_id: bookingId });
    if (moved === 0) return null;
    return booking.is_emergency ? 'emergency' : 'appointment';
  });
}

/**
 * Returns whether a doctor can still take the booking. Always true for an emergency: `planRing` deals with the case
 * that no doctor can be rung.
 */
async function isDoctorInService(ctx: Context, booking: store.BookingRow): Promise<boolean> {
  return booking.is_emergency || (await findBookableDoctor(ctx, booking.doctor_id)) !== undefined;
}

async function recordScheduled(ctx: Context, booking: store.BookingRow, paymentId: string): Promise<void> {
  await audit(ctx, {
    action: 'bookings.schedule',
    object: 'booking',
    objectId: booking.id,
    details: { payment: paymentId, late: booking.state === 'expired' },
  });
  await publish(ctx, 'bookings.scheduled', { bookingId: booking.id });
  if (!booking.is_emergency) await publish(ctx, 'bookings.slots-changed', { doctorId: booking.doctor_id });
}

/** Makes the payment refund due, because its booking cannot be scheduled any more. */
async function keep(ctx: Context, booking: store.BookingRow, paymentId: string): Promise<void> {
  await markRefundDue(ctx, paymentId, booking.state === 'cancelled' ? 'booking-cancelled' : 'slot-gone');
  await audit(ctx, {
    action: 'bookings.keep-late-payment',
    object: 'booking',
    objectId: booking.id,
    details: { payment: paymentId, state: booking.state },
  });
  await publish(ctx, 'bookings.late-payment-kept', { bookingId: booking.id, paymentId });
}
