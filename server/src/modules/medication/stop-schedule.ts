import type { ScheduleBody } from '@tabibu/contract/medication';
import { audit } from '../../platform/audit.ts';
import { accountOf, inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { withdrawNotices } from '../notifications/index.ts';
import { requirePerson } from '../people/index.ts';
import { catchUp, withdrawSettled } from './remind-of-doses.ts';
import { refillKey } from './rules.ts';
import { openSchedule } from './seal-schedule.ts';
import * as store from './store.ts';

/**
 * Ends a schedule: nothing of it is due any more, and a reminder of it that waits is withdrawn. What was taken stays.
 * Ending it again changes nothing. Throws `not-found`.
 */
export async function stopSchedule(
  ctx: Context,
  { personId, id }: { personId: string; id: string },
): Promise<ScheduleBody> {
  return inTransaction(ctx, async (inside) => {
    await requirePerson(inside, personId);
    const accountId = accountOf(inside);
    await catchUp(inside, [accountId]);
    const known = await inside.db.maybe(store.find, { personId, id });
    if (known === undefined) throw new Problem('not-found');
    if ((await inside.db.run(store.stop, { personId, id, now: inside.clock.now() })) === 1) {
      await audit(inside, { action: 'medication.stop', object: 'person', objectId: personId });
      await withdrawSettled(inside, accountId);
      if (known.last_day !== null) await withdrawNotices(inside, { accountId, keys: [refillKey(id, known.last_day)] });
    }
    return openSchedule(inside, await inside.db.one(store.find, { personId, id }));
  });
}
