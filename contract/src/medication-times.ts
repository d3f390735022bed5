import type { FrequencyCode } from './dose-codes.ts';

/**
 * The times of a schedule of medicine or of measuring, proposed from what a doctor wrote. Free of zod, so that pages
 * can import it.
 */

/** What a schedule may hold at most. */
export const SCHEDULE_LIMITS = { times: 8, everyDays: 30, days: 730, perPerson: 40, name: 120 } as const;

/** A schedule at least so many days long is proposed with a notice before it ends: nobody refills a short cure. */
const REFILL_FROM_DAYS = 14;
/** So many days before the last dose the notice to refill comes. */
export const REFILL_DAYS_BEFORE = 3;
/** A dose without an answer is late after so many minutes. */
export const LATE_AFTER_MINUTES = 30;

/** The answers that a person gives of a dose. */
export const DOSE_ANSWERS = ['taken', 'skipped'] as const;
export type DoseAnswer = (typeof DOSE_ANSWERS)[number];

/** When doses are due: at these local times, on every so many days, for so many days. */
export interface ProposedTimes {
  /** 'HH:MM', in order. */
  readonly times: readonly string[];
  readonly every_days: number;
  /** Only on these days of the week, 1 for Monday to 7 for Sunday; empty for every so many days. */
  readonly weekdays: readonly number[];
  /** How many days it lasts from the first one; null without an end. */
  readonly days: number | null;
  readonly refill: boolean;
}

/** Times between waking and sleeping, so that a reminder of each can be sent. */
const TIMES_A_DAY: Readonly<Record<number, readonly string[]>> = {
  1: ['08:00'],
  2: ['08:00', '20:00'],
  3: ['08:00', '14:00', '20:00'],
  4: ['08:00', '12:00', '16:00', '20:00'],
  5: ['08:00', '11:00', '14:00', '17:00', '20:00'],
  6: ['07:00', '10:00', '13:00', '16:00', '18:00', '20:00'],
};
/** What has to be taken at even distances is also due at night. */
const EVERY_HOURS: Readonly<Record<number, readonly string[]>> = {
  4: ['03:00', '07:00', '11:00', '15:00', '19:00', '23:00'],
  6: ['02:00', '08:00', '14:00', '20:00'],
  8: ['07:00', '15:00', '23:00'],
  12: ['08:00', '20:00'],
  24: ['08:00'],
};

/** Days of the week at even distances, for what is due so many times a week. */
const DAYS_A_WEEK: Readonly<Record<number, readonly number[]>> = {
  2: [1, 4],
  3: [1, 3, 5],
  4: [1, 3, 5, 7],
  5: [1, 2, 3, 4, 5],
  6: [1, 2, 3, 4, 5, 6],
};

const timesOf = ({ each, count }: FrequencyCode): Pick<ProposedTimes, 'times' | 'every_days' | 'weekdays'> | null => {
  const daily = (times: readonly string[] | undefined, everyDays = 1, weekdays: readonly number[] = []) =>
    times === undefined ? null : { times, every_days: everyDays, weekdays };
  switch (each) {
    case 'times-a-day':
      return daily(TIMES_A_DAY[count]);
    case 'every-hours':
      return count === 48 ? daily(['08:00'], 2) : daily(EVERY_HOURS[count]);
    case 'at-night':
      return daily(['20:30']);
    case 'in-the-morning':
      return daily(['08:00']);
    case 'morning-and-evening':
      return daily(['08:00', '20:00']);
    case 'times-a-week':
      return count === 1 || count === 7
        ? daily(['08:00'], 7 / count)
        : DAYS_A_WEEK[count] === undefined
          ? null
          : daily(['08:00'], 1, DAYS_A_WEEK[count]);
    case 'once':
      return daily(['08:00']);
  }
};

/** What of a prescribed item its times are proposed from. */
interface Prescribed {
  readonly days: number | null;
  readonly as_needed: boolean;
  readonly codes?: { readonly frequency: FrequencyCode | null } | null | undefined;
}

/**
 * Returns the times to propose for a prescribed medicine. Null if its frequency was not recognised, or if it is taken
 * as needed. Pure.
 */
export function proposeTimes({ days, as_needed: asNeeded, codes }: Prescribed): ProposedTimes | null {
  const frequency = codes?.frequency ?? null;
  const times = asNeeded || frequency === null ? null : timesOf(frequency);
  if (times === null || frequency === null) return null;
  const length = frequency.each === 'once' ? 1 : days;
  return { ...times, days: length, refill: length !== null && length >= REFILL_FROM_DAYS };
}
