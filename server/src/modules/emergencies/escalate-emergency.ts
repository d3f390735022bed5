import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { sendLiveEvent, publish, tellHouse } from '../../platform/outbox.ts';
import { recordEscalation } from '../bookings/index.ts';
import { nudgeAlertedDoctors } from './nudge-alerted.ts';
import * as store from './store.ts';

/**
 * Escalates a paid emergency that no doctor accepted within five minutes, or at once when no doctor could be rung.
 * Staff and patient are told, and the patient may cancel and get the money back (W23). Doctors may still accept. Does
 * nothing once accepted. Idempotent.
 */
export async function escalateEmergency(ctx: Context, { bookingId }: { bookingId: string }): Promise<void> {
  await inTransaction(ctx, async (inside) => {
    const { rung } = await inside.db.one(store.countAlerts, { bookingId });
    const booking = await recordEscalation(inside, { bookingId, atOnce: rung === 0 });
    if (booking === undefined) return;
    await audit(inside, {
      action: 'bookings.escalate-emergency',
      object: 'booking',
      objectId: bookingId,
      details: { rung },
    });
    await publish(inside, 'bookings.emergency-escalated', { bookingId });
    await sendLiveEvent(inside, booking.patient_id, { kind: 'booking', booking_id: bookingId });
    await nudgeAlertedDoctors(inside, { bookingId });
    await tellHouse(inside);
  });
}
