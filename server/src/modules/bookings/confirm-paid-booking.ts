import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { passFaultPoint } from '../../platform/fault-points.ts';
import { enqueue, nudge, publish } from '../../platform/outbox.ts';
import { findBookableDoctor } from '../doctors/index.ts';
import { findPayment, markRefundDue } from '../payments/index.ts';
import { clearOverdue } from './clear-overdue.ts';
import { planRing } from './plan-ring.ts';
import { reminderOf } from './rules.ts';
import * as store from './store.ts';

export interface PaidBooking { readonly bookingId: string; readonly paymentId: string }

/**
 * Money for a booking has arrived: the booking is scheduled. A payment that came after the hold still gets the slot when it is free;
 * otherwise, also when the doctor has gone out of service, it is due back, and the patient is told (C41, R-12). Never both, never neither; may be repeated.
 */
export async function confirmPaidBooking(ctx: Context, { bookingId, paymentId }: PaidBooking): Promise<void> {
  passFaultPoint('after-settle-before-confirm');
  const known = await ctx.db.maybe(store.find, [bookingId]);
  if (known === undefined) throw new Error(`payment ${paymentId} names booking ${bookingId}, which is not there`);
  await inTransaction(ctx, async (inside) => {
    await inside.db.run(store.lockPeople, [known.patient_id, known.doctor_id]);
    const booking = await inside.db.one(store.findLocked, [bookingId]);
    if (booking.funding === 'payment' && booking.payment_id === paymentId) return;
    const payment = await findPayment(inside, { id: paymentId });
    if (payment?.state !== 'settled') return;
    const now = inside.clock.now();
    await clearOverdue(inside, booking.patient_id, booking.doctor_id, booking.starts_at);
    const remindAt = booking.is_emergency ? null : reminderOf(booking.starts_at, now);
    const served = await isServed(inside, booking);
    const moved = !served ? 0 : await inside.db.run(store.moveToScheduled, [bookingId, 'payment', paymentId, now, remindAt !== null]);
    if (moved === 0) await keep(inside, booking, paymentId);
    else await schedule(inside, booking, paymentId, now);
    if (moved > 0 && remindAt !== null) await enqueue(inside, 'bookings.remind-appointment', { bookingId }, { at: remindAt, key: `remind:${bookingId}` });
    await nudge(inside, booking.patient_id, { kind: 'booking', booking_id: bookingId });
  });
}

/** Is there still somebody who takes it? For an emergency the doctors who are rung are. */
async function isServed(ctx: Context, booking: store.BookingRow): Promise<boolean> {
  return booking.is_emergency || await findBookableDoctor(ctx, booking.doctor_id) !== undefined;
}

async function schedule(ctx: Context, booking: store.BookingRow, paymentId: string, now: Date): Promise<void> {
  await audit(ctx, { action: 'bookings.schedule', object: 'booking', objectId: booking.id, details: { payment: paymentId, late: booking.state === 'expired' } });
  await publish(ctx, 'bookings.scheduled', { bookingId: booking.id });
  if (booking.is_emergency) await planRing(ctx, booking, now);
  else await publish(ctx, 'bookings.slots-changed', { doctorId: booking.doctor_id });
}

async function keep(ctx: Context, booking: store.BookingRow, paymentId: string): Promise<void> {
  await markRefundDue(ctx, paymentId, booking.state === 'cancelled' ? 'booking-cancelled' : 'slot-gone');
  await audit(ctx, { action: 'bookings.keep-late-payment', object: 'booking', objectId: booking.id, details: { payment: paymentId, state: booking.state } });
  await publish(ctx, 'bookings.late-payment-kept', { bookingId: booking.id, paymentId });
}
