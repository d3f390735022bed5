import type { ListedBookingBody } from '@tabibu/contract/booking-desk';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { cancelBooking, findListed, lockBooking, mayCancel } from '../bookings/index.ts';
import { requireOther } from '../identity/index.ts';
import { describe } from './list-bookings.ts';

/**
 * Cancels a booking before it begins, for somebody who asked the office or because the house has to (W69). What was
 * paid becomes refund due, credit comes back, an unsent payment is voided, the time is free at once, and patient and
 * doctor are told. Cancelling a cancelled booking changes nothing. Throws Problem `not-found` and
 * `booking-not-cancellable`, and `about-you` and `about-family` for an own one, which its patient cancels by the
 * patients' rules.
 */
export async function cancelListed(
  ctx: Context,
  { bookingId, reason = '' }: { bookingId: string; reason?: string | undefined },
): Promise<ListedBookingBody> {
  return inTransaction(ctx, async (inside) => {
    const booking = await lockBooking(inside, bookingId);
    const known = booking && (await findListed(inside, bookingId));
    if (booking === undefined || known === undefined) throw new Problem('not-found');
    await requireOther(inside, booking.patient_id);
    if (booking.state !== 'cancelled') {
      if (!mayCancel(booking, inside.clock.now())) throw new Problem('booking-not-cancellable', { who: 'staff' });
      await cancelBooking(inside, booking, { by: 'house', reason });
    }
    const [listed] = await describe(inside, [(await findListed(inside, bookingId))!]);
    return listed!;
  });
}
