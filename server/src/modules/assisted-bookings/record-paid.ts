import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { tellHouse } from '../../platform/outbox.ts';
import * as store from './store.ts';

/**
 * Records that what a caller had held is paid and booked, also when that comes late or the caller paid alone. Does
 * nothing for what patients book themselves. Idempotent.
 */
export async function recordPaid(ctx: Context, { bookingId }: { bookingId: string }): Promise<void> {
  await inTransaction(ctx, async (inside) => {
    const paid = await inside.db.maybe(store.setPaid, { bookingId, now: inside.clock.now() });
    if (paid === undefined) return;
    await audit(inside, { action: 'assisted-bookings.pay', object: 'assisted-booking', objectId: paid.id });
    await tellHouse(inside);
  });
}
