import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { passFaultPoint } from '../../platform/fault-points.ts';
import { publish, sendLiveEvent } from '../../platform/outbox.ts';
import { findPayment, markRefundDue } from '../payments/index.ts';
import { scheduleBooking } from './schedule-booking.ts';
import * as store from './store.ts';
import { endAwaiting } from './void-held-payment.ts';

interface PaidBooking {
  readonly bookingId: string;
  readonly paymentId: string;
}

/**
 * Schedules a booking whose payment has settled. A payment that arrives after the hold has ended still gets the slot if
 * the slot is free. If the slot is gone, the doctor is no longer in service, the patient has removed the person for
 * whom it is from the family, or the credit that was to pay the rest is used or over, the money becomes refund due and
 * the patient is told (C41, R-12). Exactly one of the two happens. Idempotent. Returns what this call has scheduled,
 * null for nothing. For an emergency the caller must start the ringing in the same transaction.
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
    if (await scheduleBooking(inside, booking, paymentId)) return booking.is_emergency ? 'emergency' : 'appointment';
    await keep(inside, booking, paymentId);
    await endAwaiting(inside, { bookingId });
    await sendLiveEvent(inside, booking.patient_id, { kind: 'booking', booking_id: bookingId });
    return null;
  });
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
