import { wallClockAt } from '@tabibu/contract/clock-times';

/**
 * Durations are in milliseconds; the functions below convert between instants and the local time of IANA zones.
 */

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** Returns the instant that is the given number of milliseconds later. */
export function later(instant: Date, milliseconds: number): Date {
  return new Date(instant.getTime() + milliseconds);
}

export interface WallClock {
  /** 'YYYY-MM-DD' */
  readonly day: string;
  /** 'HH:MM' */
  readonly time: string;
  /** 1 Monday … 7 Sunday */
  readonly weekday: number;
}

/** Returns the local calendar day, time and weekday in a zone at an instant. */
export function wallClock(instant: Date, zone: string): WallClock {
  const local = new Date(instant.getTime() + offsetAt(instant, zone));
  const text = local.toISOString();
  return { day: text.slice(0, 10), time: text.slice(11, 16), weekday: local.getUTCDay() || 7 };
}

/** Today's time zones change their offset from UTC only at a full quarter of an hour. */
const QUARTER = 15 * MINUTE;
const MOST_OFFSETS = 5_000;
const OFFSETS = new Map<string, Map<number, number>>();

/**
 * Returns how many milliseconds a zone is ahead of UTC at an instant. Caches the result, because the calendar library
 * is slow.
 */
function offsetAt(instant: Date, zone: string): number {
  const quarter = Math.floor(instant.getTime() / QUARTER);
  const known = OFFSETS.get(zone) ?? new Map<number, number>();
  OFFSETS.set(zone, known);
  let offset = known.get(quarter);
  if (offset === undefined) {
    if (known.size >= MOST_OFFSETS) known.clear();
    offset = readOffset(new Date(quarter * QUARTER), zone);
    known.set(quarter, offset);
  }
  return offset;
}

/** Reads the offset from day, hours and minutes: at a full quarter of an hour no zone shows seconds. */
function readOffset(instant: Date, zone: string): number {
  const { day, time } = wallClockAt(instant.getTime(), zone);
  return Date.parse(`${day}T${time}:00Z`) - instant.getTime();
}

/**
 * Returns the instant at which the local time in a zone is this day and time. Returns null for a time that the change
 * to summer time skips, and the first occurrence of a time that occurs twice.
 */
export function instantOf(day: string, time: string, zone: string): Date | null {
  const guess = Date.parse(`${day}T${time}:00Z`);
  const candidates = [offsetAt(new Date(guess - DAY), zone), offsetAt(new Date(guess + DAY), zone)]
    .map((offset) => new Date(guess - offset))
    .sort((one, other) => one.getTime() - other.getTime());
  for (const candidate of candidates) {
    const shown = wallClock(candidate, zone);
    if (shown.day === day && shown.time === time) return candidate;
  }
  return null;
}

/** Returns the calendar day that is `days` later. No time zone is involved. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);
}

/**
 * Returns the first instant of a calendar day in a zone. Where the change to summer time skips midnight, that is 01:00.
 */
export function startOfDay(day: string, zone: string): Date {
  return instantOf(day, '00:00', zone) ?? instantOf(day, '01:00', zone) ?? new Date(`${day}T00:00:00Z`);
}
