import { daysBetween } from './clock-times.ts';

/** How far a pregnancy is and when visits are due, from one known day. Free of zod, so that pages can import it. */

/** From the first day of the last period to the expected date of birth (Naegele's rule). */
export const PREGNANCY_DAYS = 280;
/** The weeks of the eight contacts of antenatal care (WHO, 2016). */
export const CONTACT_WEEKS = [12, 20, 26, 30, 34, 36, 38, 40] as const;
/** What is known: the first day of the last period, or the expected date of birth from an ultrasound. */
export const DATING_BASES = ['last-period', 'expected'] as const;
export type DatingBasis = (typeof DATING_BASES)[number];
/** How a pregnancy ended, as far as it is said: nobody is asked why. */
export const PREGNANCY_OUTCOMES = ['born', 'ended'] as const;
export type PregnancyOutcome = (typeof PREGNANCY_OUTCOMES)[number];

/** No test shows a pregnancy before the first of these weeks, and none lasts beyond the end of the last one. */
export const DATED_WEEKS = { from: 3, to: 42 } as const;
/** A child that was born alive was carried for at least so many weeks. */
const BORN_FROM_WEEK = 20;
/** From this week on a birth is not too early: signs of labour are expected. */
export const TERM_WEEK = 37;
/** From this week on most women feel the child, so that moving less is a sign. */
export const MOVEMENT_WEEK = 24;

/** The parts of a birth plan, in the order in which they are asked. */
export const BIRTH_PLAN_PARTS = ['place', 'companion', 'transport', 'donor', 'money', 'home', 'wishes'] as const;
/** How long the text of a part may be. */
export const BIRTH_PLAN_LENGTH = 400;

/** One known day of a pregnancy, 'YYYY-MM-DD'. */
export interface Dating {
  readonly basis: DatingBasis;
  readonly day: string;
}

/** How far a pregnancy is on a day. */
export interface Progress {
  /** The first day of the last period, stated or reckoned back. */
  readonly started_on: string;
  readonly expected_on: string;
  /** Completed weeks, and days beyond them: 12 and 3 for the fourth day of the thirteenth week. */
  readonly weeks: number;
  readonly days: number;
  readonly trimester: 1 | 2 | 3;
}

const DAY_MS = 86_400_000;

/** Returns the day so many days after another one. Pure. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Returns the first and the last day that can be stated of a pregnancy that runs today. Pure. */
export function datingRange(basis: DatingBasis, today: string): { readonly from: string; readonly until: string } {
  const shift = basis === 'expected' ? PREGNANCY_DAYS : 0;
  return {
    from: dayAfter(today, shift - DATED_WEEKS.to * 7 - 6),
    until: dayAfter(today, shift - DATED_WEEKS.from * 7),
  };
}

/** Returns whether a day can be that of a pregnancy that runs today. Pure. */
export function isPlausible({ basis, day }: Dating, today: string): boolean {
  const { from, until } = datingRange(basis, today);
  return day >= from && day <= until;
}

/** Returns the first day of a pregnancy: that of the last period. Pure. */
export function startOf({ basis, day }: Dating): string {
  return basis === 'expected' ? dayAfter(day, -PREGNANCY_DAYS) : day;
}

/** Returns how far a pregnancy is on a day, also after the expected date. Pure. */
export function progressOn(dating: Dating, today: string): Progress {
  const started = startOf(dating);
  const gone = Math.max(0, daysBetween(started, today));
  const weeks = Math.floor(gone / 7);
  return {
    started_on: started,
    expected_on: dayAfter(started, PREGNANCY_DAYS),
    weeks,
    days: gone % 7,
    trimester: weeks < 14 ? 1 : weeks < 28 ? 2 : 3,
  };
}

/** Returns the day of the contact of a week. Pure. */
export const contactDay = (startedOn: string, week: number): string => dayAfter(startedOn, week * 7);

/** Returns the first and the last day on which a child of this pregnancy can have been born by today. Pure. */
export function birthRange(dating: Dating, today: string): { readonly from: string; readonly until: string } {
  return { from: dayAfter(startOf(dating), BORN_FROM_WEEK * 7), until: today };
}

/**
 * Returns the contact that comes next: the first one without a tick whose day is not over, else the last one without a
 * tick. Undefined once all are ticked. Pure.
 */
export function nextContact<Contact extends { readonly due_on: string; readonly done: boolean }>(
  contacts: readonly Contact[],
  today: string,
): Contact | undefined {
  const open = contacts.filter(({ done }) => !done);
  return open.find(({ due_on: due }) => due >= today) ?? open.at(-1);
}
