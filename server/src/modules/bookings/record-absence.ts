import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { nudge, publish } from '../../platform/outbox.ts';
import { markRefundDue } from '../payments/index.ts';
import * as store from './store.ts';

/**
 * One of the two did not come (R-18f). Without the doctor the booking is called off by the system and the money is due back; without
 * the patient it is missed and the money stays. False when the booking was not scheduled or has not begun; may be repeated.
 */
export async function recordAbsence(ctx: Context, { bookingId, absent }: { bookingId: string; absent: 'patient' | 'doctor' }): Promise<boolean> {
  return inTransaction(ctx, async (inside) => {
    const now = inside.clock.now();
    const moved = await inside.db.run(absent === 'doctor' ? store.moveToCalledOff : store.moveToMissed, [bookingId, now]);
    if (moved === 0) return false;
    const booking = await inside.db.one(store.find, [bookingId]);
    if (absent === 'doctor') {
      if (booking.funding === 'payment' && booking.payment_id !== null) await markRefundDue(inside, booking.payment_id, 'doctor-absent');
      await publish(inside, 'bookings.cancelled', { bookingId, by: 'system' });
    } else {
      await publish(inside, 'bookings.missed', { bookingId });
    }
    await audit(inside, { action: 'bookings.absence', object: 'booking', objectId: bookingId, details: { absent } });
    await nudge(inside, booking.patient_id, { kind: 'booking', booking_id: bookingId });
    return true;
  });
}
