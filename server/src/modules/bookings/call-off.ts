import { audit } from '../../platform/audit.ts';
import type { Context } from '../../platform/context.ts';
import { nudge, publish } from '../../platform/outbox.ts';
import { later } from '../../platform/time.ts';
import { markRefundDue, voidUnsentPayment } from '../payments/index.ts';
import { addTimeOff } from '../scheduling/index.ts';
import { sealCancelReason } from './cancel-reason.ts';
import { SLOT_LENGTH, purposeOf } from './rules.ts';
import * as store from './store.ts';
import { nudgeAlerted } from './take-emergency.ts';

/**
 * Cancels a locked booking that may be cancelled, inside the caller's transaction: money that was paid is due back, an unsent payment is
 * voided, the others are told (C28, I-23). The slot is free at once; a half hour that the doctor called off stays closed, because the doctor
 * cannot come then, until the doctor opens it again among the days off.
 */
export async function callOff(inside: Context, booking: store.BookingRow, { by, reason }: { by: 'patient' | 'doctor'; reason: string }): Promise<void> {
  await inside.db.run(store.moveToCancelled, [booking.id, by, inside.clock.now(), sealCancelReason(inside, booking.id, reason)]);
  if (booking.funding === 'payment' && booking.payment_id !== null) await markRefundDue(inside, booking.payment_id, `cancelled-by-${by}`);
  else await voidUnsentPayment(inside, purposeOf(booking.id));
  await audit(inside, { action: 'bookings.cancel', object: 'booking', objectId: booking.id, details: { by, funding: booking.funding } });
  await publish(inside, 'bookings.cancelled', { bookingId: booking.id, by });
  if (booking.is_emergency) await nudgeAlerted(inside, booking.id);
  else {
    if (by === 'doctor' && booking.starts_at !== null) await addTimeOff(inside, booking.doctor_id, { from: booking.starts_at, to: later(booking.starts_at, SLOT_LENGTH) });
    await publish(inside, 'bookings.slots-changed', { doctorId: booking.doctor_id });
  }
  await nudge(inside, booking.patient_id, { kind: 'booking', booking_id: booking.id });
}
