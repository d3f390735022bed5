import { MINUTE, addDays, instantOf, wallClock } from '../../platform/time.ts';

/** A half hour of the week on the doctor's clock. */
export interface HalfHour {
  /** 1 is Monday, 7 is Sunday. */
  readonly weekday: number;
  /** 'HH:MM', one of `GRID`. */
  readonly starts: string;
}

/** A span of time; the end is exclusive. */
export interface TimeSpan {
  readonly from: Date;
  readonly to: Date;
}

export const SLOT = 30 * MINUTE;

const FIRST = 9 * 60;
const LAST = 17 * 60 + 30;

const clockOf = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
const minutesOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));

/** The starts of the half hours of a day that can be offered: 09:00, 09:30 … 17:30 (PAT-CONST-33). */
export const GRID: readonly string[] = Array.from({ length: (LAST - FIRST) / 30 + 1 }, (_, index) =>
  clockOf(FIRST + index * 30),
);

const ON_GRID = new Set(GRID);

/** Returns whether a half hour of the week can be offered. */
export function isOnGrid({ weekday, starts }: HalfHour): boolean {
  return Number.isInteger(weekday) && weekday >= 1 && weekday <= 7 && ON_GRID.has(starts);
}

/** The week of a doctor who has not set one: Monday to Friday, 09:00 to 17:00 (C57). */
export const DEFAULT_WEEK: readonly HalfHour[] = [1, 2, 3, 4, 5].flatMap((weekday) =>
  halfHoursOf('09:00-17:00')!.map((starts) => ({ weekday, starts })),
);

/**
 * Returns the starts of the half hours in a range 'HH:MM-HH:MM', whose end is exclusive (C56, C57). Null for a text
 * that is no range, runs backwards, or does not begin and end at offered times.
 */
export function halfHoursOf(range: string): string[] | null {
  const match = /^([01]\d|2[0-4]):([03]0)-([01]\d|2[0-4]):([03]0)$/.exec(range.trim());
  if (match === null) return null;
  const from = minutesOf(`${match[1]}:${match[2]}`);
  const to = minutesOf(`${match[3]}:${match[4]}`);
  if (from < FIRST || to > LAST + 30 || from >= to) return null;
  return GRID.filter((clock) => minutesOf(clock) >= from && minutesOf(clock) < to);
}

/**
 * Returns the ranges 'HH:MM-HH:MM' that cover exactly these half hours of one day, in order; adjacent half hours form
 * one range (C56).
 */
export function rangesOf(starts: readonly string[]): string[] {
  const ranges: { from: number; to: number }[] = [];
  for (const start of [...new Set(starts)].map(minutesOf).sort((one, other) => one - other)) {
    const last = ranges.at(-1);
    if (last?.to === start) last.to += 30;
    else ranges.push({ from: start, to: start + 30 });
  }
  return ranges.map(({ from, to }) => `${clockOf(from)}-${clockOf(to)}`);
}

/**
 * Returns the instants at which the half hours of a week begin within a span of time, in a time zone, in order.
 * Each lasts 30 minutes. A clock time that a daylight-saving change skips is left out; one that occurs twice is offered
 * at its first occurrence.
 */
export function slotsWithin(week: readonly HalfHour[], { from, to }: TimeSpan, zone: string): Date[] {
  if (week.length === 0 || to <= from) return [];
  const ofWeekday = Map.groupBy(week, ({ weekday }) => weekday);
  const slots: Date[] = [];
  const lastDay = wallClock(new Date(to.getTime() - 1), zone).day;
  for (let day = wallClock(from, zone).day; day <= lastDay; day = addDays(day, 1)) {
    const starts = ofWeekday.get(weekdayOf(day));
    if (starts === undefined) continue;
    for (const instant of instantsOf(day, starts.map((half) => half.starts).sort(), zone)) {
      if (instant >= from && instant < to) slots.push(instant);
    }
  }
  return slots;
}

function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
}

/**
 * Returns the instants of some clock times of a day. If first and last are as far apart in real time as on the clock,
 * no daylight-saving change lies between them, and the others follow by addition.
 */
function instantsOf(day: string, starts: readonly string[], zone: string): Date[] {
  const first = instantOf(day, starts[0]!, zone);
  const last = instantOf(day, starts.at(-1)!, zone);
  const span = (minutesOf(starts.at(-1)!) - minutesOf(starts[0]!)) * MINUTE;
  if (first !== null && last !== null && last.getTime() - first.getTime() === span) {
    return starts.map((clock) => new Date(first.getTime() + (minutesOf(clock) - minutesOf(starts[0]!)) * MINUTE));
  }
  return starts.map((clock) => instantOf(day, clock, zone)).filter((instant) => instant !== null);
}

/** Returns the slots that overlap no absence. */
export function withoutAbsences(slots: readonly Date[], absences: readonly TimeSpan[]): Date[] {
  return slots.filter((slot) =>
    absences.every(({ from, to }) => slot >= to || slot.getTime() + SLOT <= from.getTime()),
  );
}

/**
 * Returns the half hour of the week that begins at an instant in a time zone. Null when no offered slot can begin then.
 */
export function halfHourAt(at: Date, zone: string): HalfHour | null {
  const { day, time, weekday } = wallClock(at, zone);
  if (!ON_GRID.has(time) || at.getTime() % MINUTE !== 0) return null;
  return instantOf(day, time, zone)?.getTime() === at.getTime() ? { weekday, starts: time } : null;
}
