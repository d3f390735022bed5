import { timeZoneOf } from '@tabibu/contract/countries';
import type { CountryCode } from '@tabibu/contract/countries';
import { CONTACT_WEEKS, contactDay, startOf } from '@tabibu/contract/pregnancy-dates';
import type { Dating } from '@tabibu/contract/pregnancy-dates';
import { addDays, instantOf, startOfDay } from '../../platform/time.ts';

/** A reminder comes so many days before a visit is due. */
const DAYS_BEFORE = [7, 1] as const;
/** Local time at which it comes: awake, and outside of the quiet hours. */
const SENT_AT = '09:00';

/** One reminder of a visit. */
export interface Reminder {
  readonly at: Date;
  readonly dueOn: string;
  readonly daysBefore: number;
}

/** The visits of which somebody is reminded. */
export interface Reminded extends Dating {
  readonly done: readonly number[];
}

/** Returns the reminders of the visits that were not ticked, in order. Pure. */
export function remindersOf(course: Reminded, country: CountryCode): Reminder[] {
  const zone = timeZoneOf(country);
  const started = startOf(course);
  return CONTACT_WEEKS.filter((week) => !course.done.includes(week))
    .flatMap((week) => DAYS_BEFORE.map((daysBefore) => ({ dueOn: contactDay(started, week), daysBefore })))
    .map((one) => {
      const day = addDays(one.dueOn, -one.daysBefore);
      return { ...one, at: instantOf(day, SENT_AT, zone) ?? startOfDay(day, zone) };
    })
    .toSorted((one, other) => one.at.getTime() - other.at.getTime());
}

/** Returns when the next reminder after an instant goes out; null if none does. Pure. */
export function nextReminder(course: Reminded, country: CountryCode, after: Date): Date | null {
  return remindersOf(course, country).find(({ at }) => at > after)?.at ?? null;
}

/**
 * Returns the reminder that goes out now: the latest one that was due since `since`, unless its visit is over. After an
 * outage of days, one goes out and not two. Pure.
 */
export function reminderNow(
  course: Reminded,
  country: CountryCode,
  { since, now }: { since: Date; now: Date },
): Reminder | undefined {
  return remindersOf(course, country).findLast(
    ({ at, dueOn }) => at >= since && at <= now && visitOver(dueOn, country) > now,
  );
}

/** Returns when the day of a visit is over. Pure. */
export const visitOver = (dueOn: string, country: CountryCode): Date =>
  startOfDay(addDays(dueOn, 1), timeZoneOf(country));

/** The key of one reminder. */
export const reminderKey = (id: string, { dueOn, daysBefore }: Pick<Reminder, 'dueOn' | 'daysBefore'>): string =>
  `check-up-due:${id}:${dueOn}:${daysBefore}`;

/** Returns the keys of the reminders that hold before a change and no more after it. Pure. */
export function keysGone(id: string, country: CountryCode, before: Reminded, after: Reminded | null): string[] {
  const keysOf = (course: Reminded) => remindersOf(course, country).map((one) => reminderKey(id, one));
  const stay = new Set(after === null ? [] : keysOf(after));
  return keysOf(before).filter((key) => !stay.has(key));
}
