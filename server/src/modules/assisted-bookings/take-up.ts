import { audit } from '../../platform/audit.ts';
import { accountOf, inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { tellHouse } from '../../platform/outbox.ts';
import { Problem } from '../../platform/problem.ts';
import { isOpen } from './rules.ts';
import * as store from './store.ts';

/**
 * Lets the signed-in member of staff go on with what somebody else has begun; that person cannot change it any more. A
 * code that is out counts for its own session only, so it is sent anew. Throws `not-found` and `assisted-over`. May be
 * repeated.
 */
export async function takeUp(ctx: Context, id: string): Promise<void> {
  await inTransaction(ctx, async (inside) => {
    const row = await inside.db.maybe(store.findLocked, { id });
    if (row === undefined) throw new Problem('not-found');
    if (!isOpen(row, inside.clock.now())) throw new Problem('assisted-over');
    const memberId = accountOf(inside);
    if (row.member_id === memberId) return;
    await inside.db.run(store.setMember, { id, memberId });
    await tellHouse(inside);
    await audit(inside, {
      action: 'assisted-bookings.take-up',
      object: 'assisted-booking',
      objectId: id,
      details: { from: row.member_id },
    });
  });
}
