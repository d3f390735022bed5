import { audit } from '../../platform/audit.ts';
import type { Context } from '../../platform/context.ts';
import { sendLiveEvent, publish, tellHouse } from '../../platform/outbox.ts';
import { recordAcceptance } from '../bookings/index.ts';
import { nudgeAlertedDoctors } from './nudge-alerted.ts';
import type { AlertRow } from './store.ts';

/**
 * Gives an emergency to an alerted doctor in the caller's transaction. Changes nothing when it is accepted already, by
 * this doctor or another. Throws Problem `not-found` for a doctor who is no longer in service (ROLE-03).
 */
export async function assignEmergency(
  inside: Context,
  { booking_id: bookingId, doctor_id: doctorId }: Pick<AlertRow, 'booking_id' | 'doctor_id'>,
): Promise<void> {
  const booking = await recordAcceptance(inside, { bookingId, doctorId });
  if (booking === undefined) return;
  await audit(inside, {
    action: 'bookings.accept-emergency',
    object: 'booking',
    objectId: bookingId,
    details: { doctor: doctorId },
  });
  await publish(inside, 'bookings.emergency-accepted', { bookingId });
  await sendLiveEvent(inside, booking.patient_id, { kind: 'booking', booking_id: bookingId });
  await nudgeAlertedDoctors(inside, { bookingId });
  await tellHouse(inside);
}
