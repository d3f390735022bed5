import { timeZoneOf } from '@tabibu/contract/countries';
import type { CountryCode } from '@tabibu/contract/countries';
import { REFILL_DAYS_BEFORE } from '@tabibu/contract/medication-times';
import { HOUR, MINUTE, addDays, instantOf, wallClock } from '../../platform/time.ts';

/** A reminder goes out until so long after its dose was due; after a longer outage the dose only stands in the list. */
export const REMINDED_WITHIN = 30 * MINUTE;
/** A reminder that has not arrived by then is not sent any more. */
export const REMINDER_OF_USE = 2 * HOUR;

/** A reminder may wait for the end of the night, or of an outage, before it is closed. */
export const MAY_STILL_WAIT = 48 * HOUR;

/** When the doses of a schedule are due. */
export interface DueTimes {
  readonly country: CountryCode;
  readonly times: readonly string[];
  readonly every_days: number;
  /** Only on these days of the week; empty for every so many days. */
  readonly weekdays: readonly number[];
  readonly first_day: string;
  readonly last_day: string | null;
}

/** Days beyond which no dose is looked for at once: an outage is shorter, and what is next comes within a month. */
const AT_MOST_DAYS = 400;

/**
 * Returns the instants after `from` and until `until`, in order, at which doses are due. A time that the change to
 * summer time skips is due an hour later on the clock; one that occurs twice is due at the first. Pure.
 */
export function dueBetween(plan: DueTimes, { from, until }: { from: Date; until: Date }): Date[] {
  const zone = timeZoneOf(plan.country);
  return dueInZone(plan, zone, { from, until });
}

/** The same in any time zone. Pure. */
export function dueInZone(
  { times, every_days: everyDays, weekdays, first_day: first, last_day: last }: Omit<DueTimes, 'country'>,
  zone: string,
  { from, until }: { from: Date; until: Date },
): Date[] {
  const due: Date[] = [];
  const step = weekdays.length > 0 ? 1 : everyDays;
  const end = wallClock(until, zone).day;
  let day = firstFrom(first, step, addDays(wallClock(from, zone).day, -1));
  for (let count = 0; count < AT_MOST_DAYS && day <= end && (last === null || day <= last); count += 1) {
    if (weekdays.length === 0 || weekdays.includes(weekdayOf(day)))
      due.push(...times.flatMap((time) => instantAt(day, time, zone) ?? []));
    day = addDays(day, step);
  }
  const unique = new Map(due.map((instant) => [instant.getTime(), instant]));
  return [...unique.values()]
    .filter((instant) => instant > from && instant <= until)
    .toSorted((one, other) => one.getTime() - other.getTime());
}

/** Returns the first day of a schedule that is not before another day. */
function firstFrom(first: string, step: number, day: string): string {
  if (day <= first) return first;
  const passed = Math.ceil((Date.parse(day) - Date.parse(first)) / (24 * HOUR) / step);
  return addDays(first, passed * step);
}

/** 1 for Monday to 7 for Sunday. */
const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;

function instantAt(day: string, time: string, zone: string): Date | null {
  return instantOf(day, time, zone) ?? instantOf(day, hourLater(time), zone);
}

const hourLater = (time: string) => `${String((Number(time.slice(0, 2)) + 1) % 24).padStart(2, '0')}${time.slice(2)}`;

/** Returns when the next dose after an instant is due; null if none is. Pure. */
export function nextDue(plan: DueTimes, after: Date): Date | null {
  const zone = timeZoneOf(plan.country);
  const start = new Date(Math.max(after.getTime(), Date.parse(`${plan.first_day}T00:00:00Z`) - 24 * HOUR));
  const until = new Date(start.getTime() + (Math.max(plan.every_days, 7) + 3) * 24 * HOUR);
  return dueInZone(plan, zone, { from: after, until })[0] ?? null;
}

/**
 * Returns the day on which a schedule begins that is written down now: tomorrow if nothing is due today any more, and
 * with days of the week the first of them on which something is due.
 */
export function firstDayOf(plan: Pick<DueTimes, 'country' | 'times' | 'weekdays'>, now: Date): string {
  const today = wallClock(now, timeZoneOf(plan.country)).day;
  const [first] = dueBetween(
    { ...plan, every_days: 1, first_day: today, last_day: today },
    { from: now, until: new Date(now.getTime() + 48 * HOUR) },
  );
  if (first !== undefined) return today;
  const days = Array.from({ length: 7 }, (_, ahead) => addDays(today, ahead + 1));
  return days.find((day) => plan.weekdays.length === 0 || plan.weekdays.includes(weekdayOf(day))) ?? today;
}

/** Returns when the notice to refill goes out: some days before the last one. Null without one, or if over. */
export function refillAt(plan: DueTimes, now: Date): Date | null {
  if (plan.last_day === null) return null;
  const at = instantAt(addDays(plan.last_day, -REFILL_DAYS_BEFORE), plan.times[0]!, timeZoneOf(plan.country));
  return at !== null && at > now ? at : null;
}

/** The key of the reminder of an account for all that is due at one instant. */
export const reminderKey = (accountId: string, dueAt: Date): string =>
  `medicine-time:${accountId}:${dueAt.toISOString()}`;

/** The key of the notice to refill before the last day of a schedule. */
export const refillKey = (id: string, lastDay: string): string => `medicine-refill:${id}:${lastDay}`;
