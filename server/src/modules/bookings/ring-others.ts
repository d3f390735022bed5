import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { nudge, publish } from '../../platform/outbox.ts';
import * as emergencies from './emergency-store.ts';
import { doctorsFor } from './plan-ring.ts';
import * as store from './store.ts';

/**
 * The minute of the doctor asked for is over, or somebody has come on call since: the doctors on call are rung too. Does nothing once
 * accepted or cancelled, nor while nobody is on call; may be repeated (W23).
 */
export async function ringOthers(ctx: Context, { bookingId }: { bookingId: string }): Promise<void> {
  await inTransaction(ctx, async (inside) => {
    const booking = await inside.db.one(store.findLocked, [bookingId]);
    const { others } = await doctorsFor(inside, booking);
    if (others.length === 0 || await inside.db.run(emergencies.ringOthers, [bookingId, inside.clock.now()]) === 0) return;
    await audit(inside, { action: 'bookings.ring-others', object: 'booking', objectId: bookingId, details: { others: others.length } });
    await publish(inside, 'bookings.emergency-widened', { bookingId });
    await nudge(inside, booking.patient_id, { kind: 'booking', booking_id: bookingId });
  });
}
