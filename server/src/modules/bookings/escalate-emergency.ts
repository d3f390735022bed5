import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { nudge, publish } from '../../platform/outbox.ts';
import { later } from '../../platform/time.ts';
import * as emergencies from './emergency-store.ts';
import { RING } from './rules.ts';
import * as store from './store.ts';
import { nudgeAlerted } from './take-emergency.ts';

/**
 * Nobody accepted a paid emergency within five minutes, or there was nobody to ring: staff and patient are told, and the patient
 * may have the money back by cancelling (W23). Doctors may still accept. Does nothing once accepted; may be repeated.
 */
export async function escalateEmergency(ctx: Context, { bookingId }: { bookingId: string }): Promise<void> {
  await inTransaction(ctx, async (inside) => {
    const now = inside.clock.now();
    const { rung } = await inside.db.one(emergencies.countAlerts, [bookingId]);
    const moved = await inside.db.run(emergencies.escalate, [bookingId, rung === 0 ? now : later(now, -RING)]);
    if (moved === 0) return;
    const booking = await inside.db.one(store.find, [bookingId]);
    await audit(inside, { action: 'bookings.escalate-emergency', object: 'booking', objectId: bookingId, details: { rung } });
    await publish(inside, 'bookings.emergency-escalated', { bookingId });
    await nudge(inside, booking.patient_id, { kind: 'booking', booking_id: bookingId });
    await nudgeAlerted(inside, bookingId);
  });
}
