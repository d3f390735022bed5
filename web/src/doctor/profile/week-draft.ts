import type { AvailabilityBody, Weekday } from '../../api/doctor-practice.ts';

export type WeekSlots = AvailabilityBody['slots'];

/** The days of the week, Monday first. */
export const DAYS: readonly Weekday[] = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

/** The week with one half hour opened or closed. */
export function toggled(week: WeekSlots, day: Weekday, start: string): WeekSlots {
  const open = week[day];
  return { ...week, [day]: open.includes(start) ? open.filter((other) => other !== start) : [...open, start].sort() };
}

/** The week with the hours of one day copied to others. */
export function copied(week: WeekSlots, from: Weekday, to: readonly Weekday[]): WeekSlots {
  return { ...week, ...Object.fromEntries(to.map((day) => [day, [...week[from]]])) };
}

/** True when both weeks open the same half hours. */
export function isSameWeek(one: WeekSlots, other: WeekSlots): boolean {
  return DAYS.every((day) => one[day].join() === other[day].join());
}

/** The open hours of a day as ranges 'HH:MM–HH:MM'; adjacent half hours are joined. */
export function stretchesOf(starts: readonly string[]): string[] {
  const stretches: [string, string][] = [];
  for (const start of starts) {
    const last = stretches.at(-1);
    if (last?.[1] === start) last[1] = halfHourLater(start);
    else stretches.push([start, halfHourLater(start)]);
  }
  return stretches.map(([from, to]) => `${from}–${to}`);
}

function halfHourLater(clock: string): string {
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  return minute === 30 ? `${String(hour + 1).padStart(2, '0')}:00` : `${clock.slice(0, 3)}30`;
}
