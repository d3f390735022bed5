import { audit } from '../../platform/audit.ts';
import { accountOf, assisting, inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { tellHouse } from '../../platform/outbox.ts';
import { giveUpHold } from '../bookings/index.ts';
import { contactOf } from '../identity/index.ts';
import { requireOpen } from './require-open.ts';
import * as store from './store.ts';

/**
 * Gives up what was begun for a caller: a held time is free at once. Throws what `requireOpen` throws, and
 * `payment-awaited` while money may still come, because then the time is the caller's.
 */
export async function abandonAssisted(ctx: Context, id: string): Promise<void> {
  const memberId = accountOf(ctx);
  const known = await ctx.db.maybe(store.find, { id });
  const accountId = known?.account_id ?? null;
  const caller = accountId === null ? undefined : await contactOf(ctx, accountId);
  await inTransaction(caller === undefined ? ctx : assisting(ctx, caller), async (inside) => {
    const row = await requireOpen(inside, id, memberId);
    if (row.booking_id !== null && caller !== undefined) await giveUpHold(inside, row.booking_id);
    await inside.db.run(store.close, { id, state: 'abandoned', now: inside.clock.now() });
    await tellHouse(inside);
    await audit(inside, { action: 'assisted-bookings.abandon', object: 'assisted-booking', objectId: id });
  });
}
