import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { DAY, SECOND, later } from '../../platform/time.ts';
import { EVERY_MESSAGE, RESEND_AFTER, budgetsOf, messagesTo, secondsUntilRoom } from './rules.ts';
import type { Budget } from './rules.ts';
import * as store from './store.ts';

/** Part of the daily cap at which the alarm is written. */
const ALARM = 0.8;

/**
 * Spends one message to a number from every budget, or refuses with `codes-exhausted`, or `code-just-sent` where only the last minute stands in the way, and the seconds to wait. Exact with any
 * number of processes: decided under one lock, in the transaction that also keeps the challenge. A crowd that is over its budget is
 * turned away before it would wait for the lock.
 */
export async function spendCodeBudget(ctx: Context, { phone, isKnownHere, now }: { phone: string; isKnownHere: boolean; now: Date }): Promise<void> {
  const { SMS_COUNTRY_HOURLY_CAP: perCountryHour, SMS_DAILY_CAP: perDay, RATE_LIMITS } = ctx.config;
  const budgets = budgetsOf(phone, RATE_LIMITS ? ctx.ip : null, isKnownHere, { perCountryHour, perDay });
  await refuseOver(ctx, budgets, now);
  await ctx.db.many(store.lockSends);
  await refuseOver(ctx, budgets, now);
  await ctx.db.run(store.addSends, [[...budgets.map(({ bucket }) => bucket), messagesTo(phone), EVERY_MESSAGE], now]);
  const { sent } = await ctx.db.one(store.countSends, ['all', later(now, -DAY)]);
  if (sent === Math.ceil(perDay * ALARM)) ctx.log.warn({ sent, perDay }, 'four fifths of the daily budget of codes are spent');
}

async function refuseOver(ctx: Context, budgets: readonly Budget[], now: Date): Promise<void> {
  const columns = [budgets.map(({ bucket }) => bucket), budgets.map(({ allowed }) => allowed), budgets.map(({ seconds }) => seconds)];
  const rows = await ctx.db.many(store.oldestInWindows, [...columns, now]);
  const wait = secondsUntilRoom(budgets, rows.map(({ sent_at }) => sent_at), now);
  if (wait === 0) return;
  const full = budgets.filter((_, index) => rows[index]?.sent_at !== null);
  const justSent = full.every(({ allowed, seconds }) => allowed === 1 && seconds === RESEND_AFTER / SECOND);
  throw new Problem(justSent ? 'code-just-sent' : 'codes-exhausted', { seconds: wait }, wait);
}

/** Refuses while thirty wrong codes in a row keep the sign-in by SMS of a number closed. */
export async function refuseClosedNumber(ctx: Context, phone: string): Promise<void> {
  const now = ctx.clock.now();
  const closed = await ctx.db.maybe(store.closedUntil, [phone, now]);
  if (closed === undefined) return;
  const wait = Math.max(1, Math.ceil((closed.closed_until.getTime() - now.getTime()) / SECOND));
  throw new Problem('codes-exhausted', { seconds: wait }, wait);
}
