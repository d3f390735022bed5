import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { cancelBooking, isUntaken, lockEmergency } from '../bookings/index.ts';

/**
 * Ends a paid emergency that no doctor has taken within a day: it leaves desk and queue, and what was paid goes back.
 * Does nothing for one that was taken, cancelled or is younger.
 */
export async function endUntaken(ctx: Context, { bookingId }: { bookingId: string }): Promise<void> {
  await inTransaction(ctx, async (inside) => {
    const booking = await lockEmergency(inside, bookingId);
    if (!isUntaken(booking, inside.clock.now())) return;
    await cancelBooking(inside, booking, { by: 'nobody', cause: 'untaken' });
  });
}
