import { audit } from '../../platform/audit.ts';
import { accountOf, inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import * as store from './store.ts';

/**
 * Ends an access before its time: the own one, in any session, or somebody else's. Throws `not-found`, and
 * `break-glass-over` when it has ended (Z-11).
 */
export async function endAccess(ctx: Context, id: string): Promise<string> {
  return inTransaction(ctx, async (inside) => {
    const access = await inside.db.maybe(store.lockAccess, { id });
    if (access === undefined) throw new Problem('not-found');
    // Read after the lock, so that the end is not before a reading that the lock has waited for.
    const now = inside.clock.now();
    if ((await inside.db.run(store.endAccess, { id, endedBy: accountOf(inside), now })) === 0)
      throw new Problem('break-glass-over');
    await audit(inside, { action: 'break-glass.end', object: 'break-glass', objectId: id });
    return id;
  });
}
