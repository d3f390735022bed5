import { timeZoneOf } from '@tabibu/contract/countries';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { publicAddress } from '../../platform/own-address.ts';
import { addDays, later, startOfDay, wallClock } from '../../platform/time.ts';
import { sendNotice, withdrawNotices } from '../notifications/index.ts';
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
import * as store from './store.ts';

/** So many accounts are looked for at once. */
const AT_ONCE = 500;

type Inside = Context & { db: Transaction };

/**
 * Writes down the doses that are due and reminds of them, and tells of schedules that end soon. A job calls it every
 * minute. May be repeated, also by two processes at once.
 */
export async function remindOfDoses(ctx: Context): Promise<void> {
  const now = ctx.clock.now();
  const failed: string[] = [];
  let due: { account_id: string }[];
  do {
    due = await ctx.db.many(reminders.accountsDue, { now, without: failed, limit: AT_ONCE });
    for (const { account_id: accountId } of due)
      await remindOne(ctx, accountId).catch((error: unknown) => {
        // Nobody else goes without a reminder because of one account.
        ctx.log.error({ err: error, accountId }, 'an account was not reminded of its medicine');
        failed.push(accountId);
      });
  } while (due.length > 0);
  if (failed.length > 0) throw new Error(`${failed.length} accounts were not reminded of their medicine`);
}

async function remindOne(ctx: Context, accountId: string): Promise<void> {
  await inTransaction(ctx, async (inside) => {
    await catchUp(inside, accountId);
    await tellOfRefills(inside, accountId);
  });
}

/**
 * Waits until no other transaction decides what the account is reminded of, and then writes down and reminds of what is
 * due by now. A change of a schedule calls this first, so that a dose of the minute before is not lost.
 */
export async function catchUp(inside: Inside, accountId: string): Promise<void> {
  await inside.db.run(store.lock, { accountId });
  const now = inside.clock.now();
  const told = new Map<number, { dueAt: Date; time: string }>();
  for (const row of await inside.db.many(reminders.dueOf, { accountId, now })) {
    const doses = dueBetween(row, { from: later(row.next_due_at, -1), until: now });
    for (const dueAt of doses) {
      const place = { personId: row.person_id, scheduleId: row.id, dueAt };
      const isNew = (await inside.db.run(store.addDose, place)) === 1;
      if (isNew && dueAt >= later(now, -REMINDED_WITHIN))
        told.set(dueAt.getTime(), { dueAt, time: wallClock(dueAt, timeZoneOf(row.country)).time });
    }
    await inside.db.run(reminders.setNext, { personId: row.person_id, id: row.id, nextDueAt: nextDue(row, now) });
  }
  for (const { dueAt, time } of told.values()) await remindAccount(inside, accountId, { dueAt, time });
}

/**
 * Sends one reminder for everything that is due at an instant, of the person and of everybody in care. It says the time
 * only, because others may read the phone.
 */
async function remindAccount(
  inside: Inside,
  accountId: string,
  { dueAt, time }: { dueAt: Date; time: string },
): Promise<void> {
  await sendNotice(inside, {
    to: { accountId },
    template: 'medicine-time',
    values: { time: { clock: time }, link: `${publicAddress(inside)}/medicines` },
    key: reminderKey(accountId, dueAt),
    validUntil: later(dueAt, REMINDER_OF_USE),
  });
}

async function tellOfRefills(inside: Inside, accountId: string): Promise<void> {
  const now = inside.clock.now();
  for (const { id, last_day: lastDay, country } of await inside.db.many(reminders.takeRefills, { accountId, now })) {
    const over = startOfDay(addDays(lastDay, 1), timeZoneOf(country));
    if (over <= now) continue;
    await sendNotice(inside, {
      to: { accountId },
      template: 'medicine-refill',
      values: { day: { day: lastDay }, link: `${publicAddress(inside)}/medicines` },
      key: refillKey(id, lastDay),
      validUntil: over,
    });
  }
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
