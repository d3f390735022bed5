import { KEPT_DAYS } from '@tabibu/contract/privacy-entries';
import type { Context } from '../../platform/context.ts';
import { DAY, later } from '../../platform/time.ts';
import * as emails from './email-store.ts';
import * as person from './person-store.ts';

/** One run deletes so many entries; the next run the rest. */
const AT_ONCE = 20_000;

/** Deletes the list of notices and the choices and proven email of an erased account. Idempotent. */
export async function forgetNotices(ctx: Context, accountId: string): Promise<void> {
  await ctx.db.run(person.forgetList, { accountId });
  await ctx.db.run(person.forgetChoices, { accountId });
  await ctx.db.run(emails.forgetProven, { accountId });
  await ctx.db.run(emails.forgetCodes, { accountId });
}

/** What comes several times a day would fill the list; the list of doses says what became of it. */
const DAILY_KEPT_DAYS = 2;

/**
 * Deletes entries of the list that are older than the privacy page says, those of daily reminders earlier, and codes of
 * yesterday. May be repeated.
 */
export async function forgetOldNotices(ctx: Context): Promise<void> {
  await ctx.db.run(person.forgetDaily, { before: later(ctx.clock.now(), -DAILY_KEPT_DAYS * DAY), limit: AT_ONCE });
  await ctx.db.run(person.forgetOld, { before: later(ctx.clock.now(), -KEPT_DAYS.notices * DAY), limit: AT_ONCE });
  await ctx.db.run(emails.forgetOldCodes, { before: later(ctx.clock.now(), -DAY) });
}
