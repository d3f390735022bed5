import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { sendLiveEvent, publish } from '../../platform/outbox.ts';
import { refundBooking } from './refund-booking.ts';
import * as store from './store.ts';

/**
 * Records that one of the two did not join (R-18f). If the doctor is absent, the booking is cancelled by the system and
 * its money becomes refund due. If the patient is absent, the booking is missed; `settleMissed` divides its money.
 * Returns false when the booking is not scheduled or has not begun. Idempotent.
 */
export async function recordAbsence(
  ctx: Context,
  { bookingId, absent }: { bookingId: string; absent: 'patient' | 'doctor' },
): Promise<boolean> {
  return inTransaction(ctx, async (inside) => {
    const now = inside.clock.now();
    const moved = await inside.db.run(absent === 'doctor' ? store.moveToCancelledByAbsence : store.moveToMissed, {
      bookingId,
      now,
    });
    if (moved === 0) return false;
    const booking = await inside.db.one(store.find, { bookingId });
    if (absent === 'doctor') {
      await refundBooking(inside, booking, 'doctor-absent');
      await publish(inside, 'bookings.cancelled', { bookingId, by: 'system' });
    } else {
      await publish(inside, 'bookings.missed', { bookingId });
    }
    await audit(inside, { action: 'bookings.absence', object: 'booking', objectId: bookingId, details: { absent } });
    await sendLiveEvent(inside, booking.patient_id, { kind: 'booking', booking_id: bookingId });
    return true;
  });
}
