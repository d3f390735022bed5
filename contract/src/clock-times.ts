import type { Language } from './languages.ts';

/** Wall clocks of the East African day. Swahili counts hours from sunrise, so times are printed on both clocks. Data only. */

/** The part of the day that a Swahili speaker adds to the hour; the edges are a convention, not astronomy. */
const DAYPARTS: readonly { from: number; name: string }[] = [
  { from: 19, name: 'usiku' },
  { from: 16, name: 'jioni' },
  { from: 12, name: 'mchana' },
  { from: 7, name: 'asubuhi' },
  { from: 3, name: 'alfajiri' },
  { from: 0, name: 'usiku' },
];

/** 'saa 4:00 asubuhi' for 10:00: the hour is (h + 6) mod 12 with 12 for 0, followed by the part of the day. */
export function swahiliClock(hour: number, minute: number): string {
  const counted = (hour + 6) % 12 || 12;
  const daypart = DAYPARTS.find((part) => hour >= part.from)?.name ?? 'usiku';
  return `saa ${counted}:${String(minute).padStart(2, '0')} ${daypart}`;
}

/** A wall clock 'HH:MM' in words of the language: both clocks in Swahili, '10:00' otherwise. */
export function clockText(language: Language, time: string): string {
  if (language !== 'sw') return time;
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return `${swahiliClock(hour, minute)} (${time})`;
}

/** A calendar day 'YYYY-MM-DD' with a wall clock 'HH:MM'. */
export interface WallClock {
  readonly day: string;
  readonly time: string;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** What the clock on the wall shows at an instant (milliseconds or ISO text) in an IANA zone. */
export function wallClockAt(instant: number | string, zone: string): WallClock {
  let format = formats.get(zone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-GB', {
      timeZone: zone, hourCycle: 'h23', year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit',
    });
    formats.set(zone, format);
  }
  const parts = Object.fromEntries(format.formatToParts(new Date(instant)).map((part) => [part.type, part.value]));
  return { day: `${parts['year']}-${parts['month']}-${parts['day']}`, time: `${parts['hour']}:${parts['minute']}` };
}

/** Whole days from one calendar day to another: 0 today, 1 tomorrow. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
}
