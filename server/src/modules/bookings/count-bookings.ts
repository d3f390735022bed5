import { PAID_WORDS } from '@tabibu/contract/report-words';
import type { PaidWord } from '@tabibu/contract/report-words';
import type { Context } from '../../platform/context.ts';
import * as store from './report-store.ts';

export type { NewestBookingRow } from './report-store.ts';

/**
 * Returns how many bookings there are, and how many of them are emergencies. A booking that failed, because its hold
 * ended without a payment, does not count (C99).
 */
export function countBookings(ctx: Context): Promise<{ readonly total: number; readonly emergencies: number }> {
  return ctx.db.one(store.counts);
}

/** Returns those of these ids that are emergencies. */
export async function emergenciesAmong(ctx: Context, ids: readonly string[]): Promise<ReadonlySet<string>> {
  return new Set((await ctx.db.many(store.emergenciesAmong, { ids })).map(({ id }) => id));
}

/** Returns how many bookings are paid, await their payment, or are cancelled; failed ones do not count (C90, C99). */
export async function countByPayment(ctx: Context): Promise<Readonly<Record<PaidWord, number>>> {
  const counts = new Map((await ctx.db.many(store.paidWords)).map(({ word, count }) => [word, count]));
  return Object.fromEntries(PAID_WORDS.map((word) => [word, counts.get(word) ?? 0])) as Record<PaidWord, number>;
}

/** Returns the newest bookings that did not fail, `limit` at most. Everybody's: the caller checks who may see them. */
export function newestBookings(ctx: Context, limit: number): Promise<store.NewestBookingRow[]> {
  return ctx.db.many(store.newest, { limit });
}

/** Adds up what changed in the counts of bookings since the last time. May run twice, and in two processes at once. */
export async function addUpCounts(ctx: Context): Promise<void> {
  await ctx.db.run(store.addUpCounts);
}
