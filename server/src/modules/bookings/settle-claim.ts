import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { publish } from '../../platform/outbox.ts';
import * as store from './store.ts';

/**
 * Publishes `bookings.claim-stands` when the patient's day to contest the doctor's completion is over and the patient
 * has not contested it. Otherwise does nothing. Handlers must accept a repeated event.
 */
export async function settleClaim(ctx: Context, { bookingId }: { bookingId: string }): Promise<void> {
  await inTransaction(ctx, async (inside) => {
    const booking = await inside.db.maybe(store.findLocked, { bookingId });
    if (booking === undefined || booking.contestable_until === null || booking.contestable_until > inside.clock.now())
      return;
    if (booking.contested_at === null) await publish(inside, 'bookings.claim-stands', { bookingId });
  });
}
