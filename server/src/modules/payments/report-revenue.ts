import type { CountryCode } from '@tabibu/contract/countries';
import type { Currency } from '@tabibu/contract/currencies';
import type { Context } from '../../platform/context.ts';
import * as store from './report-store.ts';

export type { MoneyMoveRow } from './report-store.ts';

/** How many letters of 'YYYY-MM-DD' name a day, month or year. */
const LETTERS = { day: 10, month: 7, year: 4 } as const;

/** What moved, in the minor units of each currency and in shillings. Amounts that are owed back are negative. */
interface Moved {
  readonly original: Readonly<Partial<Record<Currency, number>>>;
  readonly total_tzs: number;
  /** What of the worth in shillings was paid for the purpose that was asked for. */
  readonly purpose_tzs: number;
}

/** A frozen rate: shillings for one unit of a currency, and since when it was in force. */
interface CarriedRate {
  readonly currency: Currency;
  readonly rate: string;
  readonly since: Date;
}

/**
 * Returns what payments brought less what is owed back, by country and by span of time, in each currency, with the
 * rates that these payments carry (C99), by currency and age. Money counts when it was proven, and against it when it
 * became due to go back: so a span that is over does not change any more. A span is a day, month or year in the time
 * zone `zone`. The worth of what was paid for `purpose` is told apart. `unrated`: how many moves have no worth in
 * shillings.
 */
export async function reportRevenue(
  ctx: Context,
  { unit, purpose, ...criteria }: store.RevenueCriteria & { unit: keyof typeof LETTERS; purpose: string },
): Promise<{
  periods: (Moved & { period: string })[];
  countries: (Moved & { country: CountryCode })[];
  rates: CarriedRate[];
  unrated: number;
}> {
  const horizon = await ctx.db.maybe(store.horizon, { zone: criteria.zone });
  const found = { ...criteria, keptUntil: horizon?.kept_until ?? '-infinity', purpose };
  const [periods, rated] = await Promise.all([
    ctx.db.many(store.periods, { ...found, unit, letters: LETTERS[unit] }),
    ctx.db.many(store.ratedSums, found),
  ]);
  return {
    periods,
    countries: byCountry(rated),
    rates: ratesOf(rated),
    unrated: rated.reduce((sum, { unrated }) => sum + unrated, 0),
  };
}

/** Returns the sums of each country over all its rates. Pure. */
function byCountry(rated: readonly store.RatedRow[]): (Moved & { country: CountryCode })[] {
  const sums = new Map<CountryCode, { original: Partial<Record<Currency, number>>; total: number; purpose: number }>();
  for (const { country, currency, amount, total_tzs: total, purpose_tzs: purpose } of rated) {
    const sum = sums.get(country) ?? { original: {}, total: 0, purpose: 0 };
    sum.original[currency] = (sum.original[currency] ?? 0) + amount;
    sums.set(country, { ...sum, total: sum.total + total, purpose: sum.purpose + purpose });
  }
  return [...sums].map(([country, { original, total, purpose }]) => ({
    country,
    original,
    total_tzs: total,
    purpose_tzs: purpose,
  }));
}

/** Returns the rates of other currencies, each once, though several countries have moves at it. Pure. */
function ratesOf(rated: readonly store.RatedRow[]): CarriedRate[] {
  const rates = new Map<string, CarriedRate>();
  for (const { currency, rate, since } of rated)
    if (currency !== 'TZS' && rate !== null && since !== null)
      rates.set(`${currency} ${rate} ${since.toISOString()}`, { currency, rate, since });
  return [...rates.values()].sort((one, other) =>
    one.currency < other.currency ? -1 : one.currency > other.currency ? 1 : +one.since - +other.since,
  );
}

/** Returns the newest payments that came, that are owed back and that went back, `limit` at most. */
export function newestMoves(ctx: Context, limit: number): Promise<store.MoneyMoveRow[]> {
  return ctx.db.many(store.newestMoves, { limit });
}
