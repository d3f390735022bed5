import { shownNames } from '@tabibu/contract/curve-shape';
import { READING_BANDS, levelOf } from '@tabibu/contract/reading-bands';
import type { ReadingKind, ValueName } from '@tabibu/contract/reading-kinds';
import type { CurveBody, ReadingBody } from '@tabibu/contract/readings';
import { addDays, startOfDay, wallClock } from '../../platform/time.ts';

/** The plans whose text promises a report of each month. */
export const PLANS_WITH_REPORT = ['hypertension'] as const;
/** On how many days at the beginning of a month people are told that the report of the month before is ready. */
export const TOLD_DAYS = 5;
/** A doctor reads the reports of so many months, the running one included. */
export const MONTHS_OF_DOCTOR = 2;
/** The month of which people are told is the one before the running one. */
export const MONTHS_TOLD = 2;
/** So many months are offered to a patient, the running one included. */
export const MONTHS_OFFERED = 24;

/** Returns the month of an instant on a clock, 'YYYY-MM'. Pure. */
export const monthOf = (at: Date, zone: string): string => wallClock(at, zone).day.slice(0, 7);

/** Returns the month that is so many months before another one. Pure. */
export function monthBefore(month: string, count = 1): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 - count, 1)).toISOString().slice(0, 7);
}

/** Returns the first instant of a month on a clock, and that of the next month. Pure. */
export function spanOf(month: string, zone: string): { readonly from: Date; readonly until: Date } {
  return { from: startOfDay(`${month}-01`, zone), until: startOfDay(`${monthBefore(month, -1)}-01`, zone) };
}

/** Returns the last day of a month. Pure. */
export const lastDayOf = (month: string): string => addDays(`${monthBefore(month, -1)}-01`, -1);

/** The least, the middle and the greatest of some numbers. */
export interface Figures {
  readonly lowest: number;
  readonly middle: number;
  readonly highest: number;
}

/** Returns the figures of at least one number; of an even count the middle is halfway between two. Pure. */
export function figuresOf(numbers: readonly number[]): Figures {
  const sorted = numbers.toSorted((one, other) => one - other);
  const half = Math.floor(sorted.length / 2);
  const upper = sorted[half]!;
  const lower = sorted.length % 2 === 1 ? upper : sorted[half - 1]!;
  return { lowest: sorted[0]!, middle: (lower + upper) / 2, highest: sorted.at(-1)! };
}

/** What a report says of the readings of one kind. */
export interface KindSummary {
  readonly kind: ReadingKind;
  readonly count: number;
  /** How many lie outside the usual band, urgent ones included; null for a kind without bands. */
  readonly outside: number | null;
  readonly urgent: readonly ReadingBody[];
  readonly values: readonly ({ readonly name: ValueName } & Figures)[];
  readonly curve: CurveBody;
}

/** Returns what a report says of the readings of one kind, or undefined if there are none. Pure. */
export function summaryOf(curve: CurveBody, all: readonly ReadingBody[]): KindSummary | undefined {
  const { kind } = curve;
  const readings = all.filter((reading) => reading.kind === kind);
  if (readings.length === 0) return undefined;
  const levels = readings.map(({ values, meal }) => levelOf(kind, values, meal));
  return {
    kind,
    count: readings.length,
    outside:
      READING_BANDS[kind] === undefined ? null : levels.filter((level) => level !== null && level !== 'usual').length,
    urgent: readings.filter((_reading, place) => levels[place] === 'urgent'),
    values: shownNames(curve).map((name) => ({
      name,
      ...figuresOf((curve.values[name] ?? []).filter((value) => value !== null)),
    })),
    curve,
  };
}
