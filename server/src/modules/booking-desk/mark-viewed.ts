import { auditReading } from '../../platform/audit-reading.ts';
import { accountOf, inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { audit } from '../../platform/audit.ts';
import { Problem } from '../../platform/problem.ts';
import { findListed } from '../bookings/index.ts';
import * as store from './store.ts';

/**
 * Records that the details of a booking were opened, and by whom; the second time changes nothing (STF-BOOK-11). Throws
 * Problem `not-found`.
 */
export async function markViewed(ctx: Context, bookingId: string): Promise<void> {
  await inTransaction(ctx, async (inside) => {
    const booking = await findListed(inside, bookingId);
    if (booking === undefined) throw new Problem('not-found');
    await auditReading(inside, {
      action: 'booking-desk.view-booking',
      readings: [{ personId: booking.patient_id, object: 'appointment', objectId: bookingId }],
    });
    const view = { bookingId, viewedBy: accountOf(inside), now: inside.clock.now() };
    if ((await inside.db.run(store.addView, view)) === 0) return;
    await audit(inside, { action: 'booking-desk.mark-viewed', object: 'booking', objectId: bookingId });
  });
}
