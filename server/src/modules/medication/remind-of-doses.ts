import { timeZoneOf } from '@tabibu/contract/countries';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { passFaultPoint } from '../../platform/fault-points.ts';
import { publicAddress } from '../../platform/own-address.ts';
import { addDays, later, startOfDay, wallClock } from '../../platform/time.ts';
import { sendReminders, withdrawNotices } from '../notifications/index.ts';
import type { Reminder } from '../notifications/index.ts';
import * as reminders from './reminder-store.ts';
import {
  MAY_STILL_WAIT,
  REMINDED_WITHIN,
  REMINDER_OF_USE,
  dueBetween,
  nextDue,
  refillKey,
  reminderKey,
} from './rules.ts';

/** So many accounts are reminded in one transaction. */
const AT_ONCE = 500;

type Inside = Context & { db: Transaction };

/**
 * Writes down the doses that are due and reminds of them, and tells of schedules that end soon. A job calls it every
 * minute. May be repeated, also by two processes at once.
 */
export async function remindOfDoses(ctx: Context): Promise<void> {
  const now = ctx.clock.now();
  const failed: string[] = [];
  let reminded: number;
  do {
    reminded = await remindNext(ctx, now, failed);
  } while (reminded > 0);
  if (failed.length > 0) throw new Error(`${failed.length} accounts were not reminded of their medicine`);
}

/** Reminds the accounts that wait longest. Returns how many there were; adds to `failed` who could not be reminded. */
async function remindNext(ctx: Context, now: Date, failed: string[]): Promise<number> {
  const choose = async (db: Context['db']) => {
    const rows = await db.many(reminders.accountsDue, { now, without: failed, limit: AT_ONCE });
    return rows.map(({ account_id: accountId }) => accountId);
  };
  try {
    return await inTransaction(ctx, async (inside) => {
      await inside.db.many(reminders.lockSweep);
      const accountIds = await choose(inside.db);
      if (accountIds.length > 0) await remindAll(inside, accountIds);
      if (accountIds.length > 0) passFaultPoint('after-reminders-made');
      return accountIds.length;
    });
  } catch (error) {
    ctx.log.error({ error }, 'reminders of medicine are made one by one');
  }
  const accountIds = await choose(ctx.db);
  for (const accountId of accountIds)
    await inTransaction(ctx, (inside) => remindAll(inside, [accountId])).catch((error: unknown) => {
      // Nobody else goes without a reminder because of one account.
      ctx.log.error({ error, accountId }, 'an account was not reminded of its medicine');
      failed.push(accountId);
    });
  return accountIds.length;
}

async function remindAll(inside: Inside, accountIds: readonly string[]): Promise<void> {
  await catchUp(inside, accountIds);
  await tellOfRefills(inside, accountIds);
}

/**
 * Waits until no other transaction decides what the accounts are reminded of, and then writes down and reminds of what
 * is due by now. A change of a schedule calls this first, so that a dose of the minute before is not lost.
 */
export async function catchUp(inside: Inside, accountIds: readonly string[]): Promise<void> {
  await inside.db.many(reminders.lock, { accountIds });
  const now = inside.clock.now();
  const rows = await inside.db.many(reminders.dueOf, { accountIds, now });
  if (rows.length === 0) return;
  const doses = rows.flatMap((row) =>
    dueBetween(row, { from: later(row.next_due_at, -1), until: now }).map((dueAt) => ({ row, dueAt })),
  );
  const added = await inside.db.many(reminders.addDoses, {
    personIds: doses.map(({ row }) => row.person_id),
    scheduleIds: doses.map(({ row }) => row.id),
    dueAts: doses.map(({ dueAt }) => dueAt),
  });
  await inside.db.run(reminders.setNext, {
    personIds: rows.map(({ person_id: personId }) => personId),
    ids: rows.map(({ id }) => id),
    nextDueAts: rows.map((row) => nextDue(row, now)),
  });
  const isNew = new Set(added.map((dose) => nameOf(dose.schedule_id, dose.due_at)));
  const fresh = doses.filter(
    ({ row, dueAt }) => dueAt >= later(now, -REMINDED_WITHIN) && isNew.has(nameOf(row.id, dueAt)),
  );
  await sendReminders(inside, 'medicine-time', remindersOf(inside, fresh));
}

const nameOf = (scheduleId: string, dueAt: Date) => `${scheduleId} ${dueAt.getTime()}`;

/**
 * Returns one reminder for everything that is due at an instant, of a person and of everybody in care. It says the time
 * only, because others may read the phone.
 */
function remindersOf(inside: Inside, doses: readonly { row: reminders.DueRow; dueAt: Date }[]): Reminder[] {
  const link = `${publicAddress(inside)}/medicines`;
  const told = new Map<string, Reminder>();
  for (const { row, dueAt } of doses) {
    const key = reminderKey(row.account_id, dueAt);
    const { time } = wallClock(dueAt, timeZoneOf(row.country));
    const validUntil = later(dueAt, REMINDER_OF_USE);
    told.set(key, { accountId: row.account_id, values: { time: { clock: time }, link }, key, validUntil });
  }
  return [...told.values()];
}

async function tellOfRefills(inside: Inside, accountIds: readonly string[]): Promise<void> {
  const now = inside.clock.now();
  const link = `${publicAddress(inside)}/medicines`;
  const rows = await inside.db.many(reminders.takeRefills, { accountIds, now });
  const told = rows.map(({ id, account_id: accountId, last_day: lastDay, country }) => ({
    accountId,
    values: { day: { day: lastDay }, link },
    key: refillKey(id, lastDay),
    validUntil: startOfDay(addDays(lastDay, 1), timeZoneOf(country)),
  }));
  await sendReminders(
    inside,
    'medicine-refill',
    told.filter(({ validUntil }) => validUntil > now),
  );
}

/** Returns the times of the last hours at which something of an account was due: their reminders may still wait. */
export async function recentTimes(inside: Inside, accountId: string): Promise<{ dueAt: Date; open: boolean }[]> {
  const since = later(inside.clock.now(), -MAY_STILL_WAIT);
  const rows = await inside.db.many(reminders.dueTimes, { accountId, since });
  return rows.map(({ due_at: dueAt, open }) => ({ dueAt, open }));
}

/**
 * Withdraws the reminders of the last hours of which every dose was answered or stopped. `before`: the times of the
 * last hours before doses were deleted.
 */
export async function withdrawSettled(
  inside: Inside,
  accountId: string,
  before: readonly { readonly dueAt: Date }[] = [],
): Promise<void> {
  const after = await recentTimes(inside, accountId);
  const open = new Set(after.filter((one) => one.open).map(({ dueAt }) => dueAt.getTime()));
  const keys = [...before, ...after]
    .filter(({ dueAt }) => !open.has(dueAt.getTime()))
    .map(({ dueAt }) => reminderKey(accountId, dueAt));
  await withdrawNotices(inside, { accountId, keys });
}
