import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/context.ts';
import { withdrawNotices } from '../notifications/index.ts';
import { accountBehind } from '../people/index.ts';
import { recentTimes, withdrawSettled } from './remind-of-doses.ts';
import { lock } from './reminder-store.ts';
import { refillKey } from './rules.ts';
import * as store from './store.ts';

/**
 * Deletes the schedules and doses of a person who was erased or left a family, and withdraws reminders of them that
 * wait. Idempotent.
 */
export async function forgetSchedules(ctx: Context, personId: string): Promise<void> {
  await inTransaction(ctx, async (inside) => {
    const accountId = await accountBehind(inside, personId);
    await inside.db.many(lock, { accountIds: [accountId] });
    const before = await recentTimes(inside, accountId);
    await inside.db.run(store.forgetDoses, { personId });
    const gone = await inside.db.many(store.forget, { personId });
    await withdrawSettled(inside, accountId, before);
    const keys = gone.flatMap(({ id, last_day: day }) => (day === null ? [] : [refillKey(id, day)]));
    await withdrawNotices(inside, { accountId, keys });
  });
}
