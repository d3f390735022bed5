import { audit } from '../../platform/audit.ts';
import type { Context } from '../../platform/context.ts';
import { publish, sendLiveEvent } from '../../platform/outbox.ts';
import { Problem } from '../../platform/problem.ts';
import { giveNewAppointment, returnCredit } from '../credits/index.ts';
import { completeBooking } from './complete-booking.ts';
import { recordAbsence } from './record-absence.ts';
import { refundBooking } from './refund-booking.ts';
import { newAppointmentOf } from './rules.ts';
import * as store from './store.ts';

/**
 * - kept: the consultation took place after all, its doctor earns;
 * - refunded: it did not, the money is owed back;
 * - missed: it did not because the patient did not come;
 * - new-appointment: it did not, and what paid for it is the patient's credit for another appointment.
 */
export type FailedCallOutcome = 'kept' | 'refunded' | 'missed' | 'new-appointment';

/**
 * Decides an appointment whose call failed, in the transaction of somebody's decision. Patient and doctor are told.
 * Throws `case-changed` when the appointment is not scheduled any more.
 */
export async function settleFailedCall(inside: Context, bookingId: string, outcome: FailedCallOutcome): Promise<void> {
  const done =
    outcome === 'kept'
      ? await completeBooking(inside, { bookingId })
      : outcome === 'missed'
        ? await recordAbsence(inside, { bookingId, absent: 'patient' })
        : await cancel(inside, bookingId, outcome);
  if (!done) throw new Problem('case-changed');
  await audit(inside, {
    action: 'bookings.settle-failed-call',
    object: 'booking',
    objectId: bookingId,
    details: { outcome },
  });
  await publish(inside, 'bookings.failed-call-settled', { bookingId, outcome });
}

async function cancel(inside: Context, bookingId: string, outcome: 'refunded' | 'new-appointment'): Promise<boolean> {
  const now = inside.clock.now();
  const { funding } = await inside.db.one(store.find, { bookingId });
  // The call of a coupon that comes back is the new appointment.
  const givesBack = outcome === 'refunded' || funding === 'coupon';
  const newAppointmentAt = givesBack ? null : now;
  if ((await inside.db.run(store.moveToCancelledByStaff, { bookingId, newAppointmentAt, now })) === 0) return false;
  const booking = await inside.db.one(store.find, { bookingId });
  if (givesBack) await refundBooking(inside, booking, 'call-failed');
  else {
    await returnCredit(inside, { bookingId, anew: true });
    await giveNewAppointment(inside, newAppointmentOf(booking, 'held'));
  }
  await publish(inside, 'bookings.cancelled', { bookingId, by: 'staff' });
  await sendLiveEvent(inside, booking.patient_id, { kind: 'booking', booking_id: bookingId });
  return true;
}
