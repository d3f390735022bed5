import type { NetworkWorkDoneBody } from '@tabibu/contract/network-work';
import { accountOf, hasAccount } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { SECOND, later } from '../../platform/time.ts';
import {
  ALL_MESSAGES_BUCKET,
  RESEND_AFTER,
  UNPROVEN_WINDOW,
  UNPROVEN_WITHOUT_WORK,
  addressBucketOf,
  budgetsOf,
  messagesBucketOf,
  officeBudgetsOf,
  secondsUntilRoom,
  waitOf,
} from './rules.ts';
import type { Budget } from './rules.ts';
import { openWork, spendWork } from './network-work.ts';
import { warnNearCap } from './warn-near-cap.ts';
import * as codes from './code-store.ts';
import { addCounts } from './message-count-store.ts';

/**
 * Counts one code to a number in every budget, and returns the buckets in which a proof gives the place back.
 * Throws `codes-exhausted`, or `code-just-sent` when only the minute since the last code is in the way, both with the
 * seconds to wait, and `network-busy` with a computation for a browser whose address proves few of its codes. Exact
 * for any number of processes, because the count holds one lock in the transaction that also stores the challenge. A
 * first check before the lock refuses crowds without making them wait for it.
 */
export async function spendCodeBudget(
  ctx: Context,
  {
    phone,
    isKnownHere,
    isForOffice,
    work,
    now,
  }: { phone: string; isKnownHere: boolean; isForOffice: boolean; work?: NetworkWorkDoneBody | undefined; now: Date },
): Promise<string[]> {
  const { SMS_COUNTRY_HOURLY_CAP: perCountryHour, SMS_DAILY_CAP: perDay, RATE_LIMITS } = ctx.config;
  // The people of an office share one address, so each of them has a budget instead.
  const ip = RATE_LIMITS && !isForOffice ? ctx.ip : null;
  const budgets = [
    ...budgetsOf(phone, ip, isKnownHere, { perCountryHour, perDay }),
    ...(isForOffice ? officeBudgetsOf(accountOf(ctx)) : []),
  ];
  await refuseOver(ctx, budgets, now);
  await ctx.db.many(codes.lockSends);
  await refuseOver(ctx, budgets, now);
  const address = ip === null || isKnownHere || hasAccount(ctx.actor) ? [] : [addressBucketOf(ip)];
  for (const bucket of address) await demandWork(ctx, { bucket, phone, work, now });
  const buckets = [...budgets.map(({ bucket }) => bucket), ...address];
  await ctx.db.run(codes.addSends, { buckets: [...buckets, messagesBucketOf(phone)], now });
  await ctx.db.run(addCounts, { buckets: [ALL_MESSAGES_BUCKET], counts: [1], now });
  await warnNearCap(ctx, { bucket: 'all', perDay, what: 'codes' });
  return [...new Set(buckets)];
}

/** Throws `network-busy` with a new computation unless its address has room without one, or it was done. */
async function demandWork(
  ctx: Context,
  { bucket, phone, work, now }: { bucket: string; phone: string; work: NetworkWorkDoneBody | undefined; now: Date },
): Promise<void> {
  const { sent } = await ctx.db.one(codes.countSends, { bucket, since: later(now, -UNPROVEN_WINDOW) });
  if (sent < UNPROVEN_WITHOUT_WORK) return;
  if (work !== undefined && (await spendWork(ctx, phone, work, now))) return;
  throw new Problem('network-busy', { work: openWork(ctx, phone, now) });
}

/** Throws when a budget is full, with the seconds until all have room again. */
async function refuseOver(ctx: Context, budgets: readonly Budget[], now: Date): Promise<void> {
  const columns = {
    buckets: budgets.map(({ bucket }) => bucket),
    allowed: budgets.map(({ allowed }) => allowed),
    seconds: budgets.map(({ seconds }) => seconds),
  };
  const rows = await ctx.db.many(codes.oldestInWindows, { ...columns, now });
  const wait = secondsUntilRoom(
    budgets,
    rows.map(({ sent_at }) => sent_at),
    now,
  );
  if (wait === 0) return;
  const full = budgets.filter((_, index) => rows[index]?.sent_at !== null);
  const justSent = full.every(({ allowed, seconds }) => allowed === 1 && seconds === RESEND_AFTER / SECOND);
  throw new Problem(justSent ? 'code-just-sent' : 'codes-exhausted', waitOf(wait), wait);
}

/** Throws `codes-exhausted` while thirty wrong codes in a row keep the number locked for sign-in by SMS. */
export async function refuseLockedNumber(ctx: Context, phone: string): Promise<void> {
  const now = ctx.clock.now();
  const closed = await ctx.db.maybe(codes.lockedUntil, { phone, now });
  if (closed === undefined) return;
  const wait = Math.max(1, Math.ceil((closed.closed_until.getTime() - now.getTime()) / SECOND));
  throw new Problem('codes-exhausted', waitOf(wait), wait);
}
