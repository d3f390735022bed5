import { audit } from '../../platform/audit.ts';
import type { Context } from '../../platform/context.ts';
import { publish, sendLiveEvent } from '../../platform/outbox.ts';
import { Problem } from '../../platform/problem.ts';
import { completeBooking } from './complete-booking.ts';
import { recordAbsence } from './record-absence.ts';
import { refundBooking } from './refund-booking.ts';
import * as store from './store.ts';

/**
 * - kept: the consultation took place after all, its doctor earns;
 * - refunded: it did not, the money is owed back;
 * - missed: it did not because the patient did not come.
 */
export type FailedCallOutcome = 'kept' | 'refunded' | 'missed';

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
        : await refund(inside, bookingId);
  if (!done) throw new Problem('case-changed');
  await audit(inside, {
    action: 'bookings.settle-failed-call',
    object: 'booking',
    objectId: bookingId,
    details: { outcome },
  });
  await publish(inside, 'bookings.failed-call-settled', { bookingId, outcome });
}

async function refund(inside: Context, bookingId: string): Promise<boolean> {
  if ((await inside.db.run(store.moveToCancelledByStaff, { bookingId, now: inside.clock.now() })) === 0) return false;
  const booking = await inside.db.one(store.find, { bookingId });
  await refundBooking(inside, booking, 'call-failed');
  await publish(inside, 'bookings.cancelled', { bookingId, by: 'staff' });
  await sendLiveEvent(inside, booking.patient_id, { kind: 'booking', booking_id: bookingId });
  return true;
}
