import type { Currency } from '@tabibu/contract/currencies';
import type { Context } from '../../platform/context.ts';
import * as store from './report-store.ts';

export type { MoneyMoveRow } from './report-store.ts';

/** How many letters of 'YYYY-MM-DD' name a day, month or year. */
const LETTERS = { day: 10, month: 7, year: 4 } as const;

/**
 * Returns what payments brought less what is owed back, by country and by span of time, in each currency, with the
 * rates that these payments carry (C99). Money counts when it was proven, and against it when it became due to go back:
 * so a span that is over does not change any more. A span is a day, month or year in the time zone `zone`. The worth of
 * what was paid for `purpose` is told apart.
 */
export async function reportRevenue(
  ctx: Context,
  { unit, purpose, ...criteria }: store.RevenueCriteria & { unit: keyof typeof LETTERS; purpose: string },
): Promise<{
  rows: store.RevenueRow[];
  rates: { currency: Currency; rate: string; since: Date }[];
}> {
  const horizon = await ctx.db.maybe(store.horizon, { zone: criteria.zone });
  const found = { ...criteria, keptUntil: horizon?.kept_until ?? '-infinity' };
  const [rows, rates] = await Promise.all([
    ctx.db.many(store.revenue, { ...found, unit, letters: LETTERS[unit], purpose }),
    ctx.db.many(store.rates, found),
  ]);
  return { rows, rates };
}

/** Returns the newest payments that came, that are owed back and that went back, `limit` at most. */
export function newestMoves(ctx: Context, limit: number): Promise<store.MoneyMoveRow[]> {
  return ctx.db.many(store.newestMoves, { limit });
}
