import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { publicAddress } from '../../platform/own-address.ts';
import { sendNotice } from '../notifications/index.ts';
import { nextReminder, reminderKey, reminderNow, visitOver } from './rules.ts';
import { openCourse } from './seal-pregnancy.ts';
import * as store from './store.ts';

/** So many pregnancies are looked for at once. */
const AT_ONCE = 500;

/**
 * Reminds of visits of antenatal care that are due in a week or tomorrow. A job calls it every few minutes. May be
 * repeated, also by two processes at once.
 */
export async function remindOfCheckUps(ctx: Context): Promise<void> {
  const failed: string[] = [];
  let due: { id: string; person_id: string }[];
  do {
    due = await ctx.db.many(store.personsDue, { now: ctx.clock.now(), without: failed, limit: AT_ONCE });
    for (const { id, person_id: personId } of due)
      await remindOne(ctx, personId).catch((error: unknown) => {
        // Nobody else goes without a reminder because of one pregnancy.
        ctx.log.error({ error, personId }, 'a person was not reminded of a check-up');
        failed.push(id);
      });
  } while (due.length > 0);
  if (failed.length > 0) throw new Error(`${failed.length} persons were not reminded of their check-up`);
}

/** The text names neither a pregnancy nor the person, because others may read the phone, and leads to the record. */
async function remindOne(ctx: Context, personId: string): Promise<void> {
  await inTransaction(ctx, async (inside) => {
    await inside.db.run(store.lock, { personId });
    const row = await inside.db.maybe(store.running, { personId });
    const now = inside.clock.now();
    if (row === undefined || row.remind_at === null || row.remind_at > now) return;
    const course = openCourse(inside, row);
    const { id, country, account_id: accountId } = row;
    const reminder = reminderNow(course, country, { since: row.remind_at, now });
    await inside.db.run(store.setReminder, { id, remindAt: nextReminder(course, country, now) });
    if (reminder === undefined) return;
    await sendNotice(inside, {
      to: { accountId },
      template: 'check-up-due',
      values: { day: { day: reminder.dueOn }, link: `${publicAddress(inside)}/more/health` },
      key: reminderKey(id, reminder),
      validUntil: visitOver(reminder.dueOn, country),
    });
  });
}
