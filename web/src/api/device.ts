import { wallClockAhead } from '@tabibu/contract/clock-times';
import type { WallClock } from '@tabibu/contract/clock-times';

/**
 * With `secure-device.ts` the only place that asks the device for time, zone, random ids and the clipboard: a phone's
 * clock may be hours wrong, its zone may be another one than the account's, and without https half of these functions
 * do not exist.
 */

/** By how many milliseconds the server's clock is ahead of the device's: between these two, as far as is known. */
interface Bounds {
  readonly least: number;
  readonly most: number;
}

/** A difference that nobody notices, in milliseconds. */
const NEAR = 3000;
/** A clock that is wrong by less shows the right time but for some minutes, in milliseconds. */
const QUARTER = 900_000;
const UNKNOWN: Bounds = { least: -Infinity, most: Infinity };
/** Header of an answer from the device's own store, in milliseconds of the device's clock. Such an answer is old. */
export const KEPT_AT = 'x-kept-at';

let bounds = UNKNOWN;
let ahead = 0;
const watchers = new Set<() => void>();

/** Returns the device's time in milliseconds, only for durations that must survive a reload. It may be hours wrong. */
export function deviceNow(): number {
  return Date.now();
}

/**
 * Returns the server's time in milliseconds, as far as its answers told it; until the first one, the device's. Only in
 * the browser.
 */
export function serverNow(): number {
  return Date.now() + ahead;
}

/**
 * Learns from an answer of the server, which stated its time (milliseconds, exact to `exactTo`) between `sent` and now
 * (both of the device's clock). Several answers narrow the difference down; one that contradicts the earlier ones means
 * that somebody has set the device's clock.
 */
export function hearServerTime(stated: number, sent: number, exactTo = 0): void {
  if (Number.isNaN(stated)) return;
  const heard = { least: stated - Date.now(), most: stated + exactTo - sent };
  const both = { least: Math.max(bounds.least, heard.least), most: Math.min(bounds.most, heard.most) };
  bounds = both.least > both.most ? heard : both;
  const before = ahead;
  const fits = (difference: number) => bounds.least - NEAR <= difference && difference <= bounds.most + NEAR;
  // What is near enough stays: each change draws every screen anew.
  if (!fits(ahead)) ahead = fits(0) ? 0 : Math.round((bounds.least + bounds.most) / 2);
  if (ahead !== before) for (const changed of watchers) changed();
}

/** Learns the server's time from the `Date` of an answer, unless a store of the device or of the browser gave it. */
export function hearAnswer(headers: Headers, sent: number): void {
  if (headers.has(KEPT_AT) || headers.get('cache-control')?.includes('max-age')) return;
  hearServerTime(Date.parse(headers.get('date') ?? ''), sent, 1000);
}

/** Calls `changed` whenever more is known about the server's time. Returns a function that ends this. */
export function watchServerTime(changed: () => void): () => void {
  watchers.add(changed);
  return () => watchers.delete(changed);
}

/** Returns the device's IANA zone, undefined where the browser does not know it. */
export function deviceZone(): string | undefined {
  const zone: string | undefined = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return zone === 'Etc/Unknown' ? undefined : zone;
}

/**
 * Returns the instant (milliseconds) that a person means by a time read from this device's clock: 'YYYY-MM-DDTHH:MM' as
 * a field of the browser gives it. NaN for anything else.
 */
export function instantOnDevice(typed: string): number {
  return Date.parse(typed) + ahead;
}

/**
 * Returns the day and time that the device's clock shows at an instant (milliseconds or ISO text), also if it is set
 * wrong by a quarter of an hour or more, in whole minutes: that is the clock a person looks at. Undefined where the
 * browser does not know its zone.
 */
export function phoneClockAt(instant: number | string): WallClock | undefined {
  const wrongBy = Math.abs(ahead) < QUARTER ? 0 : Math.round(ahead / 60_000) * 60_000;
  const shown = new Date(new Date(instant).getTime() - wrongBy);
  const offset = shown.getTimezoneOffset();
  // A zone that the browser does not know counts as UTC. To ask each phone for its name costs a first visit 0.1 s.
  if (offset === 0 && deviceZone() === undefined) return undefined;
  return wallClockAhead(shown, -offset);
}

/** Returns the languages of the device with their regions, the preferred one first: `en-KE`, `sw`. */
export function deviceLanguages(): readonly string[] {
  return navigator.languages.length > 0 ? navigator.languages : [navigator.language];
}

/** Returns a new random UUID (version 4), also without https, where `crypto.randomUUID` does not exist. */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** Returns a random number from 0 up to 1, for waits that must not come together. No id is made of it. */
export function chance(): number {
  return Math.random();
}
