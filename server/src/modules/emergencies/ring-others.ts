import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { sendLiveEvent, publish, tellHouse } from '../../platform/outbox.ts';
import { lockEmergency, recordOthersRung } from '../bookings/index.ts';
import { doctorsFor } from './plan-ring.ts';

/**
 * Starts to ring the doctors on call when the minute of the doctor asked for is over, or when a doctor has come on call
 * since. Does nothing while nobody is on call, or once the emergency is accepted or cancelled. Idempotent (W23).
 */
export async function ringOthers(ctx: Context, { bookingId }: { bookingId: string }): Promise<void> {
  await inTransaction(ctx, async (inside) => {
    const booking = await lockEmergency(inside, bookingId);
    const { others } = await doctorsFor(inside, booking);
    if (others.length === 0 || !(await recordOthersRung(inside, bookingId))) return;
    await audit(inside, {
      action: 'bookings.ring-others',
      object: 'booking',
      objectId: bookingId,
      details: { others: others.length },
    });
    await publish(inside, 'bookings.emergency-widened', { bookingId });
    await tellHouse(inside);
    await sendLiveEvent(inside, booking.patient_id, { kind: 'booking', booking_id: bookingId });
  });
}
