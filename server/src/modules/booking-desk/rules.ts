import type { BookingTime } from '@tabibu/contract/booking-desk-words';
import { DAY, addDays, later, startOfDay, wallClock } from '../../platform/time.ts';

/** The days that a filter asks for; typed ones are 'YYYY-MM-DD', both included. */
export interface WantedDays {
  readonly time?: BookingTime | undefined;
  readonly from?: string | undefined;
  readonly until?: string | undefined;
}

interface Span {
  /** Included; null for no beginning. */
  readonly since: Date | null;
  /** Not included; null for no end. */
  readonly before: Date | null;
}

/**
 * Returns how long the wanted days last in a time zone. A named time and typed days narrow each other. 'week' is
 * counted by hours, as printed: the last seven times 24 hours, and the rest of today (STF-BOOK-13). Pure.
 */
export function spanOf({ time, from, until }: WantedDays, now: Date, zone: string): Span {
  const named = time === undefined ? { since: null, before: null } : namedSpan(time, now, zone);
  const typed = {
    since: from === undefined ? null : startOfDay(from, zone),
    before: until === undefined ? null : startOfDay(addDays(until, 1), zone),
  };
  return {
    since: [named.since, typed.since].reduce((one, other) => (one && other && one > other ? one : (other ?? one))),
    before: [named.before, typed.before].reduce((one, other) => (one && other && one < other ? one : (other ?? one))),
  };
}

function namedSpan(time: BookingTime, now: Date, zone: string): Span {
  const today = wallClock(now, zone).day;
  const tomorrow = startOfDay(addDays(today, 1), zone);
  if (time === 'today') return { since: startOfDay(today, zone), before: tomorrow };
  if (time === 'week') return { since: later(now, -7 * DAY), before: tomorrow };
  const first = firstOfMonth(today);
  return { since: startOfDay(first, zone), before: startOfDay(firstOfMonth(addDays(first, 31)), zone) };
}

function firstOfMonth(day: string): string {
  return `${day.slice(0, 'YYYY-MM'.length)}-01`;
}
