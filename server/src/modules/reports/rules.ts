import type { CountryCode } from '@tabibu/contract/countries';
import type { Currency, Money } from '@tabibu/contract/currencies';
import type { RevenueSumBody } from '@tabibu/contract/reports';
import type { TimeFrame } from '@tabibu/contract/report-words';

/** Over what a report adds up. */
export const UNITS = { daily: 'day', monthly: 'month', yearly: 'year' } as const satisfies Record<TimeFrame, string>;

/** The purpose of a payment for a care plan. What pays for anything else is revenue from bookings (C99). */
export const PLAN_PURPOSE = 'plan';

/**
 * Money that moved in a country or in a span of time, in its own currency and in shillings, with what of it was paid
 * for care plans. Amounts that are owed back are negative.
 */
export interface RevenuePart {
  readonly country: CountryCode | null;
  readonly period: string | null;
  readonly currency: Currency;
  readonly amount: number;
  readonly amount_tzs: number;
  readonly purpose_tzs: number;
}

/** Returns the sum of parts: in shillings by what was paid for, and in each currency. Pure. */
export function sumRevenue(parts: readonly RevenuePart[]): RevenueSumBody {
  const original = new Map<Currency, number>();
  let subscriptions = 0;
  let total = 0;
  for (const { currency, amount, amount_tzs: worth, purpose_tzs: ofPlans } of parts) {
    original.set(currency, (original.get(currency) ?? 0) + amount);
    total += worth;
    subscriptions += ofPlans;
  }
  return { total, bookings: total - subscriptions, subscriptions, original: amountsOf(original) };
}

function amountsOf(original: ReadonlyMap<Currency, number>): Money[] {
  return [...original]
    .map(([currency, amount]) => ({ amount, currency }))
    .sort((one, other) => (one.currency < other.currency ? -1 : 1));
}

/** Returns the sums by country, largest total first (ADM-REV-06), and by period, oldest first (ADM-REV-07). Pure. */
export function divideRevenue(parts: readonly RevenuePart[]): {
  readonly byCountry: Record<string, RevenueSumBody>;
  readonly byPeriod: Record<string, RevenueSumBody>;
} {
  const byCountry = [...grouped(parts, ({ country }) => country)].sort(
    ([one, { total: first }], [other, { total: second }]) => second - first || (one < other ? -1 : 1),
  );
  const byPeriod = [...grouped(parts, ({ period }) => period)].sort(([one], [other]) => (one < other ? -1 : 1));
  return { byCountry: Object.fromEntries(byCountry), byPeriod: Object.fromEntries(byPeriod) };
}

/** Sums by key. Leaves out the parts without this key: they are the same money, divided the other way. */
function grouped(
  parts: readonly RevenuePart[],
  keyOf: (part: RevenuePart) => string | null,
): ReadonlyMap<string, RevenueSumBody> {
  const groups = new Map<string, RevenuePart[]>();
  for (const part of parts) {
    const key = keyOf(part);
    if (key === null) continue;
    const group = groups.get(key);
    if (group) group.push(part);
    else groups.set(key, [part]);
  }
  return new Map([...groups].map(([key, own]) => [key, sumRevenue(own)]));
}

/**
 * Returns by how many percent a month differs from the one before, with one decimal: 0 if both brought nothing, 100 if
 * only the month before brought nothing (C99); -100 if it then lost money. Pure.
 */
export function monthOverMonth(thisMonth: number, before: number): number {
  if (before === 0) return 100 * Math.sign(thisMonth);
  return Math.round(((thisMonth - before) / Math.abs(before)) * 1000) / 10;
}

/** Returns the months 'YYYY-MM' that end with the month of a day 'YYYY-MM-DD', the oldest first. Pure. */
export function monthsUntil(day: string, count: number): string[] {
  const last = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;
  return Array.from({ length: count }, (_, place) => {
    const month = last - count + 1 + place;
    return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;
  });
}
