import { audit } from '../../platform/audit.ts';
import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { enqueue, publish, sendLiveEvent } from '../../platform/outbox.ts';
import { keepReserved, payWithCredit, releaseCredit } from '../credits/index.ts';
import { findBookableDoctor } from '../doctors/index.ts';
import { isInCare } from '../people/index.ts';
import { expireRivalHolds } from './expire-rival-holds.ts';
import { paidByCredit, reminderOf } from './rules.ts';
import * as store from './store.ts';

/**
 * Schedules a locked booking in the caller's transaction: `paymentId` has paid what credit does not pay (null: credit
 * or a coupon pays everything), and the credit that is set aside pays the rest (I-20). Returns false, and sets the
 * credit free, when the slot is gone, the doctor is no longer in service, the member of the family for whom it is was
 * removed, or the credit is used or over. The caller holds the locks of patient and doctor.
 */
export async function scheduleBooking(
  inside: Context & { db: Transaction },
  booking: store.BookingRow,
  paymentId: string | null,
  paidBy: 'credit' | 'coupon' = 'credit',
): Promise<boolean> {
  const { id: bookingId, patient_id: patientId } = booking;
  const now = inside.clock.now();
  await expireRivalHolds(inside, patientId, booking.doctor_id, booking.starts_at);
  const remindAt = booking.is_emergency ? null : reminderOf(booking.starts_at, now);
  const credit = paidByCredit({ ...booking, funding: paidBy });
  const payable =
    (await isDoctorInService(inside, booking)) &&
    (booking.person_id === null || (await isInCare(inside, booking.person_id))) &&
    (await keepReserved(inside, { patientId, bookingId, most: credit, until: now }));
  const moved = payable
    ? await inside.db.run(store.moveToScheduled, {
        bookingId,
        funding: paymentId === null ? paidBy : 'payment',
        paymentId,
        now,
        reminderDue: remindAt !== null,
      })
    : 0;
  if (moved === 0) {
    await releaseCredit(inside, bookingId);
    return false;
  }
  await payWithCredit(inside, { patientId, bookingId, money: credit });
  await recordScheduled(inside, booking, paymentId);
  if (remindAt !== null)
    await enqueue(inside, 'bookings.remind-appointment', { bookingId }, { at: remindAt, key: `remind:${bookingId}` });
  await sendLiveEvent(inside, patientId, { kind: 'booking', booking_id: bookingId });
  return true;
}

/**
 * Returns whether a doctor can still take the booking. Always true for an emergency: `planRing` deals with the case
 * that no doctor can be rung.
 */
async function isDoctorInService(ctx: Context, booking: store.BookingRow): Promise<boolean> {
  return booking.is_emergency || (await findBookableDoctor(ctx, booking.doctor_id)) !== undefined;
}

async function recordScheduled(ctx: Context, booking: store.BookingRow, paymentId: string | null): Promise<void> {
  await audit(ctx, {
    action: 'bookings.schedule',
    object: 'booking',
    objectId: booking.id,
    details: { payment: paymentId, credit: booking.credit_amount, late: booking.state === 'expired' },
  });
  await publish(ctx, 'bookings.scheduled', { bookingId: booking.id });
  if (!booking.is_emergency) await publish(ctx, 'bookings.slots-changed', { doctorId: booking.doctor_id });
}
