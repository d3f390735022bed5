import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { nudge, publish } from '../../platform/outbox.ts';
import { later } from '../../platform/time.ts';
import * as store from './store.ts';

/**
 * The consultation took place (W09), at most `early` milliseconds before its time. False when the booking was not scheduled or is
 * still to come; may be repeated.
 */
export async function completeBooking(ctx: Context, { bookingId, early = 0 }: { bookingId: string; early?: number }): Promise<boolean> {
  return inTransaction(ctx, async (inside) => {
    const now = inside.clock.now();
    const moved = await inside.db.run(store.moveToCompleted, [bookingId, now, later(now, early)]);
    if (moved === 0) return false;
    const booking = await inside.db.one(store.find, [bookingId]);
    await audit(inside, { action: 'bookings.complete', object: 'booking', objectId: bookingId });
    await publish(inside, 'bookings.completed', { bookingId });
    await nudge(inside, booking.patient_id, { kind: 'booking', booking_id: bookingId });
    return true;
  });
}
