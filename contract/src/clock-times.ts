import type { Language } from './languages.ts';

/**
 * Local times in words. Swahili counts the hours from sunrise, so a time is printed on the Swahili and the 24-hour
 * clock. Free of zod, so that pages can import it.
 */

/** The part of the day that a Swahili speaker adds to the hour. The limits are a convention, not astronomy. */
const DAYPARTS: readonly { from: number; name: string }[] = [
  { from: 19, name: 'usiku' },
  { from: 16, name: 'jioni' },
  { from: 12, name: 'mchana' },
  { from: 7, name: 'asubuhi' },
  { from: 3, name: 'alfajiri' },
  { from: 0, name: 'usiku' },
];

/** Returns 'saa 4:00 asubuhi' for 10:00: the hour is (h + 6) mod 12, with 12 for 0, followed by the part of the day. */
export function swahiliClock(hour: number, minute: number): string {
  const counted = (hour + 6) % 12 || 12;
  const daypart = DAYPARTS.find((part) => hour >= part.from)?.name ?? 'usiku';
  return `saa ${counted}:${String(minute).padStart(2, '0')} ${daypart}`;
}

/** Returns a time 'HH:MM' in words of the language: both clocks in Swahili, '10:00' otherwise. */
export function clockText(language: Language, time: string): string {
  if (language !== 'sw') return time;
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return `${swahiliClock(hour, minute)} (${time})`;
}

/** A calendar day 'YYYY-MM-DD' with a local time 'HH:MM'. */
export interface WallClock {
  readonly day: string;
  readonly time: string;
}

/**
 * The hours by which clocks are ahead of UTC all year. The browser's own table of zones costs a first visit on a slow
 * phone 0.1 s, so it is only asked about other zones.
 */
const HOURS_AHEAD: ReadonlyMap<string, number> = new Map([
  ['Africa/Dar_es_Salaam', 3],
  ['Africa/Johannesburg', 2],
  ['Africa/Nairobi', 3],
  ['Africa/Kigali', 2],
  ['Africa/Kampala', 3],
  ['Africa/Bujumbura', 2],
]);

const formats = new Map<string, Intl.DateTimeFormat>();

/** Returns the local day and time in an IANA zone at an instant (milliseconds or ISO text). */
export function wallClockAt(instant: number | string, zone: string): WallClock {
  const hours = HOURS_AHEAD.get(zone);
  return hours === undefined ? wallClockByIntl(new Date(instant), zone) : wallClockAhead(new Date(instant), hours * 60);
}

/** Returns the day and time of a clock that is some minutes ahead of UTC. */
export function wallClockAhead(instant: Date, minutes: number): WallClock {
  const written = new Date(instant.getTime() + minutes * 60_000).toISOString();
  return { day: written.slice(0, 10), time: written.slice(11, 16) };
}

/** Returns the day and time in any IANA zone, by the table of zones of the browser or of Node. */
export function wallClockByIntl(instant: Date, zone: string): WallClock {
  let format = formats.get(zone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-GB', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    });
    formats.set(zone, format);
  }
  const parts = Object.fromEntries(format.formatToParts(instant).map((part) => [part.type, part.value]));
  return { day: `${parts['year']}-${parts['month']}-${parts['day']}`, time: `${parts['hour']}:${parts['minute']}` };
}

/** Returns the number of days from one calendar day to another: 0 for the same day, 1 for the next. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
}
