import { audit } from '../../platform/audit.ts';
import { accountOf, inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { withdrawNotices } from '../notifications/index.ts';
import { requirePerson } from '../people/index.ts';
import { recentTimes, withdrawSettled } from './remind-of-doses.ts';
import { lock } from './reminder-store.ts';
import { refillKey } from './rules.ts';
import * as store from './store.ts';

/**
 * Deletes a schedule of the signed-in patient or of somebody in the family, with the answers to all of its doses, and
 * withdraws reminders of it that wait. Throws `not-found`.
 */
export async function deleteSchedule(ctx: Context, { personId, id }: { personId: string; id: string }): Promise<void> {
  await inTransaction(ctx, async (inside) => {
    await requirePerson(inside, personId);
    const accountId = accountOf(inside);
    await inside.db.many(lock, { accountIds: [accountId] });
    const known = await inside.db.maybe(store.find, { personId, id });
    if (known === undefined) throw new Problem('not-found');
    const before = await recentTimes(inside, accountId);
    await inside.db.run(store.removeDoses, { personId, id });
    await inside.db.run(store.remove, { personId, id });
    await audit(inside, { action: 'medication.delete', object: 'person', objectId: personId });
    await withdrawSettled(inside, accountId, before);
    if (known.last_day !== null) await withdrawNotices(inside, { accountId, keys: [refillKey(id, known.last_day)] });
  });
}
