import { randomInt } from 'node:crypto';
import { LIVE_COUNTRIES } from '@tabibu/contract/countries';
import type { CountryCode } from '@tabibu/contract/countries';
import { neighbourhood } from '../../platform/neighbourhood.ts';
import { countryOfPhone, normalizePhone } from '../../platform/phone.ts';
import { DAY, HOUR, MINUTE, SECOND, later } from '../../platform/time.ts';

export type Role = 'patient' | 'doctor';

/** Life of a code and the wait before the next one may be asked for. */
export const CODE_LIFE = 5 * MINUTE;
export const RESEND_AFTER = 60 * SECOND;
/** Wrong codes in a row after which sign-in by SMS closes for a number, and for how long. */
export const MAX_FAILURES = 30;
export const CLOSED_FOR = DAY;
export const MAX_SESSIONS = 5;

/** Absolute life, idle life and how often use is noted down (V-02). */
export const SESSION_LIFE: Readonly<Record<Role, { absolute: number; idle: number; noted: number }>> = {
  patient: { absolute: 30 * DAY, idle: 30 * DAY, noted: 5 * MINUTE },
  doctor: { absolute: 12 * HOUR, idle: 30 * MINUTE, noted: MINUTE },
};

/** Six digits, each of the million equally likely. */
export function newCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0');
}

/** A typed code as six ASCII digits ('123 456', '١٢٣٤٥٦'), or null when it cannot be one. */
export function readCode(typed: string): string | null {
  const digits = typed.normalize('NFKC').replace(/[\s-]/g, '').replace(/\p{Nd}/gu, (digit) => String(valueOfDigit(digit)));
  return /^\d{6}$/.test(digits) ? digits : null;
}

/** Decimal digits of every script stand in runs of ten that begin at a zero. */
function valueOfDigit(digit: string): number {
  const point = digit.codePointAt(0)!;
  for (let value = 0; value < 9; value += 1) {
    if (!/\p{Nd}/u.test(String.fromCodePoint(point - value - 1))) return value;
  }
  return 9;
}

/** True for a country where people can sign in. */
export function isLive(country: CountryCode): boolean {
  return LIVE_COUNTRIES.some(({ code }) => code === country);
}

/**
 * A mobile number of the chosen country in E.164, or of another live country when it is spelled internationally
 * ('+254…', '00254…'); null for anything else (A-05, W03).
 */
export function normalizeLivePhone(spelling: string, country: CountryCode): string | null {
  const own = normalizePhone(spelling, country);
  if (own !== null) return own;
  const international = spelling.normalize('NFKC').trim().replace(/^00/, '+');
  if (!international.startsWith('+')) return null;
  return LIVE_COUNTRIES.map(({ code }) => normalizePhone(international, code)).find((found) => found !== null) ?? null;
}

/** What one message spends: `allowed` messages within `seconds` from one bucket. */
export interface Budget {
  readonly bucket: string;
  readonly allowed: number;
  readonly seconds: number;
}

/** Buckets in which messages of every kind are counted: all of them together, and those to one number. */
export const EVERY_MESSAGE = 'messages';

export function messagesTo(phone: string): string {
  return `messages:${phone}`;
}

export interface BudgetCaps { readonly perCountryHour: number; readonly perDay: number }

const inSeconds = (milliseconds: number) => milliseconds / SECOND;

/**
 * Codes in an hour to the ten thousand numbers of a prefix that nobody proved, and how many of them one address may ask for: real people give
 * their place back by signing in, and one address cannot use up what all others need.
 */
const UNPROVEN_TO_PREFIX = 60;
const UNPROVEN_TO_PREFIX_FROM_ADDRESS = 8;

/** Where codes to the neighbours of a number are counted; buckets per address begin with it. */
export function prefixOf(phone: string): string {
  return `prefix:${phone.slice(0, -4)}`;
}

/**
 * The budgets that one code to a number must fit into. The country is the number's own, not the one that was declared. Without an address
 * those per address do not apply; for a person who is known here, those that strangers can use up for everybody else do not.
 */
export function budgetsOf(phone: string, ip: string | null, isKnownHere: boolean, caps: BudgetCaps): Budget[] {
  const number = `phone:${phone}`;
  const hour = inSeconds(HOUR);
  const address = ip === null ? null : neighbourhood(ip);
  return [
    { bucket: number, allowed: 1, seconds: inSeconds(RESEND_AFTER) },
    { bucket: number, allowed: 3, seconds: inSeconds(15 * MINUTE) },
    { bucket: number, allowed: 5, seconds: inSeconds(HOUR) },
    { bucket: number, allowed: 10, seconds: inSeconds(DAY) },
    ...(address === null ? [] : [{ bucket: `address:${address}`, allowed: 10, seconds: inSeconds(10 * MINUTE) }]),
    ...(address === null || isKnownHere ? [] : [{ bucket: `${prefixOf(phone)} ${address}`, allowed: UNPROVEN_TO_PREFIX_FROM_ADDRESS, seconds: hour }]),
    ...(isKnownHere ? [] : [
      { bucket: prefixOf(phone), allowed: UNPROVEN_TO_PREFIX, seconds: hour },
      { bucket: `country:${countryOfPhone(phone) ?? 'none'}`, allowed: caps.perCountryHour, seconds: hour },
    ]),
    { bucket: 'all', allowed: caps.perDay, seconds: inSeconds(DAY) },
  ];
}

/** Whole seconds until every exceeded budget has room again; 0 when all have. `oldest` is the `allowed`-th latest message of each. */
export function secondsUntilRoom(budgets: readonly Budget[], oldest: readonly (Date | null)[], now: Date): number {
  const waits = budgets.map(({ seconds }, index) => {
    const blocking = oldest[index] ?? null;
    return blocking === null ? 0 : Math.ceil((later(blocking, seconds * SECOND).getTime() - now.getTime()) / SECOND);
  });
  return Math.max(0, ...waits);
}

const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/Opera Mini|OPR\/|Opera/, 'Opera'], [/UCBrowser/, 'UC Browser'], [/SamsungBrowser/, 'Samsung Internet'], [/Edg(A|iOS)?\//, 'Edge'],
  [/Firefox|FxiOS/, 'Firefox'], [/Chrome|CriOS/, 'Chrome'], [/Safari/, 'Safari'],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/KAIOS/i, 'KaiOS'], [/Android/, 'Android'], [/iPhone/, 'iPhone'], [/iPad/, 'iPad'], [/Windows/, 'Windows'], [/CrOS/, 'ChromeOS'], [/Mac OS X/, 'Mac'], [/Linux/, 'Linux'],
];

/** A coarse name of a browser for the list of devices: 'Chrome · Android'. */
export function labelOfDevice(userAgent: string): string {
  const named = (names: typeof BROWSERS) => names.find(([pattern]) => pattern.test(userAgent))?.[1];
  return [named(BROWSERS), named(SYSTEMS)].filter((part) => part !== undefined).join(' · ') || 'Web';
}

/** The text of the message: the sentence, then the line that binds the code to our origin for the browser. */
export function codeText(sentence: string, host: string, code: string): string {
  return `${sentence}\n\n@${host} #${code}`;
}
