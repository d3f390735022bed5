/** Durations in milliseconds, and wall clocks of IANA zones. Pure. */

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** The instant some milliseconds later. */
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

const FORMATS = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  let format = FORMATS.get(zone);
  if (format === undefined) {
    format = new Intl.DateTimeFormat('en-CA', {
      timeZone: zone, hourCycle: 'h23', year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit', second: '2-digit',
    });
    FORMATS.set(zone, format);
  }
  return format;
}

function partsAt(instant: Date, zone: string): Record<string, string> {
  return Object.fromEntries(formatOf(zone).formatToParts(instant).map((part) => [part.type, part.value]));
}

/** The calendar day and clock that hang on the wall in a zone at an instant. */
export function wallClock(instant: Date, zone: string): WallClock {
  const local = new Date(instant.getTime() + offsetAt(instant, zone));
  const text = local.toISOString();
  return { day: text.slice(0, 10), time: text.slice(11, 16), weekday: local.getUTCDay() || 7 };
}

/** Clocks of our time change at full quarters of an hour only. */
const QUARTER = 15 * MINUTE;
const MOST_OFFSETS = 5_000;
const OFFSETS = new Map<string, Map<number, number>>();

/** How many milliseconds a zone is ahead of UTC at an instant; remembered, because the calendar library is slow. */
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

function readOffset(instant: Date, zone: string): number {
  const parts = partsAt(instant, zone);
  const local = Date.UTC(
    Number(parts['year']), Number(parts['month']) - 1, Number(parts['day']), Number(parts['hour']), Number(parts['minute']), Number(parts['second']),
  );
  return local - instant.getTime();
}

/**
 * The instant at which a wall clock shows day and time in a zone.
 * A time that a daylight-saving gap skips does not exist: the answer is then null. A time that occurs twice means its first occurrence.
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

/** The calendar day some days later: plain date arithmetic, no zone. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);
}
