import { randomInt } from 'node:crypto';
import type { Role } from '@tabibu/contract/roles';
import { LIVE_COUNTRIES } from '@tabibu/contract/countries';
import type { CountryCode } from '@tabibu/contract/countries';
import { plainTyped } from '@tabibu/contract/typed-digits';
import { addressPrefix } from '../../platform/address-prefix.ts';
import { countryOfPhone, normalizePhone } from '../../platform/phone.ts';
import { DAY, HOUR, MINUTE, SECOND, later } from '../../platform/time.ts';

/** Where the name of an erased account stands that somebody who worked here had, for the seal. */
export const placeOfActedName = (accountId: string) => `accounts.acted_name.${accountId}`;

/** How long a code is valid, and how long to wait before the next one. */
export const CODE_LIFETIME = 5 * MINUTE;
export const RESEND_AFTER = 60 * SECOND;
/** The number of wrong codes in a row that locks sign-in by SMS for a number, and for how long. */
export const MAX_FAILURES = 30;
export const LOCKOUT_DURATION = DAY;
export const MAX_SESSIONS = 5;
/** How long the proof of a phone number counts in a session. */
export const PROOF_LIFETIME = 10 * MINUTE;
/** How old a step-up may be for an action that moves money. */
export const STEP_UP_LIFETIME = 5 * MINUTE;
/** How long an administrator may work without a passkey. */
export const PASSKEY_TERM = 30 * DAY;

/** How long a session lasts at most, how long it may be idle, and how often its use is recorded (V-02). */
export const SESSION_LIFETIME: Readonly<Record<Role, { absolute: number; idle: number; noted: number }>> = {
  patient: { absolute: 30 * DAY, idle: 30 * DAY, noted: 5 * MINUTE },
  doctor: { absolute: 12 * HOUR, idle: 30 * MINUTE, noted: MINUTE },
  administrator: { absolute: 8 * HOUR, idle: 15 * MINUTE, noted: MINUTE },
  'staff-admin': { absolute: 12 * HOUR, idle: 30 * MINUTE, noted: MINUTE },
  manager: { absolute: 12 * HOUR, idle: 30 * MINUTE, noted: MINUTE },
  receptionist: { absolute: 12 * HOUR, idle: 30 * MINUTE, noted: MINUTE },
};

/** Returns six random digits; each of the million codes is equally likely. */
export function newCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0');
}

/** True for a country where people can sign in. */
export function isLive(country: CountryCode): boolean {
  return LIVE_COUNTRIES.some(({ code }) => code === country);
}

/**
 * Returns a mobile number in E.164. It may be a number of the given country in any spelling, or of another live country
 * in international spelling ('+254…', '00254…'). Returns null for anything else (A-05, W03).
 */
export function normalizeLivePhone(spelling: string, country: CountryCode): string | null {
  const own = normalizePhone(spelling, country);
  if (own !== null) return own;
  if (!/^(\+|00)/.test(plainTyped(spelling))) return null;
  return LIVE_COUNTRIES.map(({ code }) => normalizePhone(spelling, code)).find((found) => found !== null) ?? null;
}

/**
 * Codes that go to one address within ten minutes without being proven, after which each further one costs its browser
 * a computation. An address is not a person: a mobile network puts thousands behind one, so it is never refused.
 */
export const UNPROVEN_WITHOUT_WORK = 60;
export const UNPROVEN_WINDOW = 10 * MINUTE;

/** The bucket that counts codes to browsers of one address. */
export function addressBucketOf(ip: string): string {
  return `address:${addressPrefix(ip)}`;
}

/** A limit on messages: at most `allowed` in `seconds`, counted in one bucket. */
export interface Budget {
  readonly bucket: string;
  readonly allowed: number;
  readonly seconds: number;
}

/** The bucket that counts messages of every kind, to all numbers. */
export const ALL_MESSAGES_BUCKET = 'messages';

/** The bucket that counts reminders that may come several times a day, to all accounts. */
export const ALL_REMINDERS_BUCKET = 'reminders-of-all';

/** Returns whether so many messages fall into a bucket that they are counted per minute and not one by one. */
export function isCountedPerMinute(bucket: string): boolean {
  return bucket === ALL_MESSAGES_BUCKET || bucket === ALL_REMINDERS_BUCKET;
}

/** The bucket that counts messages of every kind to one number. */
export function messagesBucketOf(phone: string): string {
  return `messages:${phone}`;
}

export interface BudgetCaps {
  readonly perCountryHour: number;
  readonly perDay: number;
}

const inSeconds = (milliseconds: number) => milliseconds / SECOND;

/**
 * Limits per hour on codes that are not proven, to the ten thousand numbers of one prefix: in all, and from one
 * address. A person who signs in gives the place back, and one address cannot use up the limit for everybody else
 * (A-04, A-07).
 */
const UNPROVEN_TO_PREFIX = 60;
const UNPROVEN_TO_PREFIX_FROM_ADDRESS = 8;

/**
 * The bucket that counts unproven codes to the prefix of a number; the buckets per address begin with the same text.
 */
function prefixBucketOf(phone: string): string {
  return `prefix:${phone.slice(0, -4)}`;
}

/**
 * Returns the budgets that one code to a number has to fit into. The country is that of the number, not the one
 * that the request declares. Without an address the limits per address are left out. When the asking browser is known
 * for this number, the limits that strangers could use up are left out.
 */
export function budgetsOf(phone: string, ip: string | null, isKnownHere: boolean, caps: BudgetCaps): Budget[] {
  const number = `phone:${phone}`;
  const hour = inSeconds(HOUR);
  const address = ip === null ? null : addressPrefix(ip);
  return [
    { bucket: number, allowed: 1, seconds: inSeconds(RESEND_AFTER) },
    { bucket: number, allowed: 3, seconds: inSeconds(15 * MINUTE) },
    { bucket: number, allowed: 5, seconds: inSeconds(HOUR) },
    { bucket: number, allowed: 10, seconds: inSeconds(DAY) },
    ...(address === null || isKnownHere
      ? []
      : [{ bucket: `${prefixBucketOf(phone)} ${address}`, allowed: UNPROVEN_TO_PREFIX_FROM_ADDRESS, seconds: hour }]),
    ...(isKnownHere
      ? []
      : [
          { bucket: prefixBucketOf(phone), allowed: UNPROVEN_TO_PREFIX, seconds: hour },
          { bucket: `country:${countryOfPhone(phone) ?? 'none'}`, allowed: caps.perCountryHour, seconds: hour },
        ]),
    { bucket: 'all', allowed: caps.perDay, seconds: inSeconds(DAY) },
  ];
}

/** Codes that one member of staff may have sent to people on the telephone: within an hour, and within a day. */
const OFFICE_PER_HOUR = 30;
const OFFICE_PER_DAY = 120;

/** Returns the budgets of the codes that a member of staff has sent to people who read them out. */
export function officeBudgetsOf(accountId: string): Budget[] {
  const bucket = `office:${accountId}`;
  return [
    { bucket, allowed: OFFICE_PER_HOUR, seconds: inSeconds(HOUR) },
    { bucket, allowed: OFFICE_PER_DAY, seconds: inSeconds(DAY) },
  ];
}

/**
 * Returns the whole seconds until every exceeded budget has room again; 0 when all have room. `oldest` is what
 * `oldestInWindows` returns for the same budgets.
 */
export function secondsUntilRoom(budgets: readonly Budget[], oldest: readonly (Date | null)[], now: Date): number {
  const waits = budgets.map(({ seconds }, index) => {
    const blocking = oldest[index] ?? null;
    return blocking === null ? 0 : Math.ceil((later(blocking, seconds * SECOND).getTime() - now.getTime()) / SECOND);
  });
  return Math.max(0, ...waits);
}

/**
 * Returns a wait for a sentence, rounded up: in seconds below one minute, in minutes up to 60, otherwise in hours.
 * `seconds` is the exact wait, for countdowns.
 */
export function waitOf(seconds: number): {
  readonly seconds: number;
  readonly unit: 'seconds' | 'minutes' | 'hours';
  readonly count: number;
} {
  if (seconds < 60) return { seconds, unit: 'seconds', count: seconds };
  const minutes = Math.ceil(seconds / 60);
  return minutes <= 60
    ? { seconds, unit: 'minutes', count: minutes }
    : { seconds, unit: 'hours', count: Math.ceil(minutes / 60) };
}

const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/Opera Mini|OPR\/|Opera/, 'Opera'],
  [/UCBrowser/, 'UC Browser'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/Edg(A|iOS)?\//, 'Edge'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/KAIOS/i, 'KaiOS'],
  [/Android/, 'Android'],
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'ChromeOS'],
  [/Mac OS X/, 'Mac'],
  [/Linux/, 'Linux'],
];

/** Returns a coarse name of a browser for the list of devices, such as 'Chrome · Android'. */
export function labelOfDevice(userAgent: string): string {
  const named = (names: typeof BROWSERS) => names.find(([pattern]) => pattern.test(userAgent))?.[1];
  return [named(BROWSERS), named(SYSTEMS)].filter((part) => part !== undefined).join(' · ') || 'Web';
}

/**
 * Returns the text of the SMS: the sentence, then the line that ties the code to our origin so that the browser can
 * fill it in.
 */
export function codeText(sentence: string, host: string, code: string): string {
  return `${sentence}\n\n@${host} #${code}`;
}
