import { WEEKDAYS } from '@tabibu/contract/practice';
import type { Weekday } from '@tabibu/contract/practice';
import { GRID, halfHourAt, halfHoursOf, rangesOf } from '../scheduling/index.ts';
import type { HalfHour } from '../scheduling/index.ts';

export type DayInputs = Readonly<Record<Weekday, readonly string[]>>;

/**
 * Converts the entries of each day, half hours 'HH:MM' or ranges 'HH:MM-HH:MM', to the half hours of a week (C56).
 * `faults` names the days with an entry that is neither. Pure.
 */
export function weekOf(days: DayInputs): { week: HalfHour[]; faults: Weekday[] } {
  const meant = WEEKDAYS.map((day) => ({
    day,
    starts: days[day].map((entry) => (GRID.includes(entry) ? [entry] : halfHoursOf(entry))),
  }));
  const faults = meant.filter(({ starts }) => starts.includes(null)).map(({ day }) => day);
  const week = meant.flatMap(({ starts }, index) =>
    [...new Set(starts.flatMap((halves) => halves ?? []))]
      .sort()
      .map((clock) => ({ weekday: index + 1, starts: clock })),
  );
  return { week, faults };
}

/** Returns a week by the names of its days, both as half hours and as ranges that cover exactly these. Pure. */
export function daysOf(week: readonly HalfHour[]): {
  slots: Record<Weekday, string[]>;
  ranges: Record<Weekday, string[]>;
} {
  const startsOn = (index: number) =>
    week
      .filter(({ weekday }) => weekday === index + 1)
      .map(({ starts }) => starts)
      .sort();
  const byDay = (of: (index: number) => string[]) =>
    Object.fromEntries(WEEKDAYS.map((day, index) => [day, of(index)])) as Record<Weekday, string[]>;
  return { slots: byDay(startsOn), ranges: byDay((index) => rangesOf(startsOn(index))) };
}

/** Returns the booked times whose half hour is open in the week `before` and closed in the week `after`. Pure. */
export function bookedOutsideWeek(
  booked: readonly Date[],
  { before, after, zone }: { before: readonly HalfHour[]; after: readonly HalfHour[]; zone: string },
): Date[] {
  const key = ({ weekday, starts }: HalfHour) => `${weekday} ${starts}`;
  const kept = new Set(after.map(key));
  const closing = new Set(before.map(key).filter((half) => !kept.has(half)));
  return booked.filter((at) => {
    const half = halfHourAt(at, zone);
    return half !== null && closing.has(key(half));
  });
}
