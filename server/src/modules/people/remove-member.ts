import { audit } from '../../platform/audit.ts';
import { accountOf, inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import * as store from './store.ts';

/**
 * Removes somebody from the signed-in patient's family. The name is forgotten unless visits of the person name it. Runs
 * in the caller's transaction. Throws `not-found`.
 */
export async function removeMember(inside: Context, personId: string, hadVisit: boolean): Promise<void> {
  const guardianId = accountOf(inside);
  const now = inside.clock.now();
  if ((await inside.db.run(store.remove, { personId, guardianId, keepName: hadVisit, now })) === 0)
    throw new Problem('not-found');
  await audit(inside, { action: 'people.remove-member', object: 'person', objectId: personId });
}

/**
 * Removes everybody whom an erased account had added and forgets their names. Returns the ids of all of them.
 * Idempotent.
 */
export async function forgetMembers(ctx: Context, accountId: string): Promise<string[]> {
  return inTransaction(ctx, async (inside) => {
    const members = await inside.db.many(store.everOf, { guardianId: accountId });
    const forgotten = await inside.db.run(store.forgetAll, { guardianId: accountId, now: inside.clock.now() });
    if (forgotten > 0)
      await audit(inside, {
        action: 'people.forget-members',
        object: 'account',
        objectId: accountId,
        details: { people: forgotten },
      });
    return members.map(({ id }) => id);
  });
}
