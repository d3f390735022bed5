import type { CountryCode } from '@tabibu/contract/countries';
import type { Currency, Money } from '@tabibu/contract/currencies';
import type { RevenueSumBody } from '@tabibu/contract/reports';
import type { TimeFrame } from '@tabibu/contract/report-words';
import { addDays } from '../../platform/time.ts';

/** Over what a report adds up. */
export const UNITS = { daily: 'day', monthly: 'month', yearly: 'year' } as const satisfies Record<TimeFrame, string>;

/** The purpose of a payment for a care plan. What pays for anything else is revenue from bookings (C99). */
export const PLAN_PURPOSE = 'plan';

/**
 * Money that moved in a country or in a span of time, in each currency and in shillings, with what of it was paid for
 * care plans. Amounts that are owed back are negative.
 */
export interface RevenuePart {
  readonly original: Readonly<Partial<Record<Currency, number>>>;
  readonly total_tzs: number;
  readonly purpose_tzs: number;
}

/** Returns the sum of parts in shillings, by what was paid for. Pure. */
export function sumRevenue(
  parts: readonly Pick<RevenuePart, 'total_tzs' | 'purpose_tzs'>[],
): Omit<RevenueSumBody, 'original'> {
  const total = parts.reduce((sum, { total_tzs: worth }) => sum + worth, 0);
  const subscriptions = parts.reduce((sum, { purpose_tzs: worth }) => sum + worth, 0);
  return { total, bookings: total - subscriptions, subscriptions };
}

/** Returns the sums by country, largest total first (ADM-REV-06). Pure. */
export function sumsByCountry(
  parts: readonly (RevenuePart & { country: CountryCode })[],
): Record<string, RevenueSumBody> {
  const sums = parts.map((part) => [part.country, sumOf(part)] as const);
  return Object.fromEntries(
    sums.sort(([one, { total: first }], [other, { total: second }]) => second - first || (one < other ? -1 : 1)),
  );
}

/** How many letters of 'YYYY-MM-DD' name a day, month or year. */
const LETTERS = { day: 10, month: 7, year: 4 } as const;
/** More than these are not drawn: only those that brought something are listed then. */
const MOST_SPANS = 1_500;

/**
 * Returns the sums by period, oldest first, with 0 for each that brought nothing between the two days, so that no day
 * is missing beside another one (ADM-REV-07). Nothing if none brought anything. Pure.
 */
export function sumsByPeriod(
  parts: readonly (RevenuePart & { period: string })[],
  { unit, first, last }: { unit: keyof typeof LETTERS; first: string | undefined; last: string },
): Record<string, RevenueSumBody> {
  const sums = new Map(parts.map((part) => [part.period, sumOf(part)]));
  const known = [...sums.keys()].toSorted();
  const [from, until] = [known[0], known.at(-1)];
  if (from === undefined || until === undefined) return {};
  const begin = (first ?? from).slice(0, LETTERS[unit]);
  const ends = last.slice(0, LETTERS[unit]);
  const spans = spansBetween(begin < from ? begin : from, ends > until ? ends : until, unit);
  const keys = spans.length > MOST_SPANS ? known : spans;
  return Object.fromEntries(keys.map((key) => [key, sums.get(key) ?? { ...sumRevenue([]), original: [] }]));
}

/** Returns all days, months or years between two of them, both included. */
function spansBetween(from: string, until: string, unit: keyof typeof LETTERS): string[] {
  const spans = [from];
  for (let span = from; span < until && spans.length <= MOST_SPANS; spans.push(span)) span = nextSpan(span, unit);
  return spans;
}

function nextSpan(span: string, unit: keyof typeof LETTERS): string {
  if (unit === 'day') return addDays(span, 1);
  if (unit === 'year') return String(Number(span) + 1);
  return addDays(`${span}-28`, 4).slice(0, LETTERS.month);
}

function sumOf(part: RevenuePart): RevenueSumBody {
  return { ...sumRevenue([part]), original: amountsOf(part.original) };
}

function amountsOf(original: RevenuePart['original']): Money[] {
  return Object.entries(original)
    .map(([currency, amount]) => ({ amount, currency: currency as Currency }))
    .sort((one, other) => (one.currency < other.currency ? -1 : 1));
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
