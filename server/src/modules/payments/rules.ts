import { COUNTRIES } from '@tabibu/contract/countries';
import type { Country, CountryCode } from '@tabibu/contract/countries';
import { PAYMENT_METHODS, guessWallet, isWallet } from '@tabibu/contract/payment-methods';
import type { PaymentMethodId } from '@tabibu/contract/payment-methods';
import { HOUR, MINUTE, SECOND, later } from '../../platform/time.ts';

/** From then on the screen says "do not pay again" (C41). */
const PATIENCE = 120 * SECOND;
/** A page that has to be filled in first, where nothing is held meanwhile. */
const PATIENCE_PAGE = 10 * MINUTE;

const FIRST_QUERY = 5 * SECOND;
const LONGEST_PAUSE = 15 * MINUTE;

/** How long the provider is asked for the truth (W-07, C41). */
export const GIVE_UP_AFTER = 72 * HOUR;
/** A payment without an answer gets a person's attention after this (I-14), with an hour to spare. */
export const CALL_A_PERSON_AFTER = 23 * HOUR;
/** Requests to the provider for one payment, all under the same external id. */
export const MOST_TRIES = 4;

export type OfferingCountry = Pick<Country, 'methods' | 'currency' | 'cardRequired'>;

interface Timed { readonly method: PaymentMethodId | null; readonly requestedAt: Date | null; readonly payBy: Date | null }

/**
 * Keeps letters, marks, spaces, apostrophes and hyphens of a payer's name, in one line; '' when no letter is left (C42, PAT-PAY-07).
 * "Asha 123" → "Asha"; "Ng'ang'a", "N'Diaye" and "Jean-Bosco" stay. Pure.
 */
export function cleanPayerName(text: string): string {
  const kept = text.normalize('NFC').replace(/[\u2018\u2019\u02BC]/g, "'").replace(/[^\p{L}\p{M} '-]/gu, ' ').replace(/ +/g, ' ');
  const name = kept.replace(/(^|\s)['-]+(?=\s|$)/g, '$1').replace(/ +/g, ' ').trim().slice(0, 100).trim();
  return /\p{L}/u.test(name) ? name : '';
}

/**
 * When the payer's patience ends; null before the provider was asked. A gateway's own page may be filled in for as long as the thing is held,
 * and never for less than a wallet has. Pure.
 */
export function patienceUntil({ method, requestedAt, payBy }: Timed): Date | null {
  if (requestedAt === null) return null;
  const least = later(requestedAt, PATIENCE);
  if (method === null || isWallet(method)) return least;
  const end = payBy ?? later(requestedAt, PATIENCE_PAGE);
  return end > least ? end : least;
}

/** When the provider is asked for the last time; null before the first. Pure. */
export function giveUpAt({ requestedAt }: Pick<Timed, 'requestedAt'>): Date | null {
  return requestedAt === null ? null : later(requestedAt, GIVE_UP_AFTER);
}

/**
 * When to ask the provider again after `queries` questions: 5 s, 10 s, 20 s … at most 15 min, a fifth more or less so that payments do not
 * ask in step (W-07); never later than the end of patience or of the 72 hours. `random` in [0, 1). `speed` divides the pause. Pure.
 */
export function nextQueryAt(payment: Timed, queries: number, now: Date, random: number, speed: number): Date {
  const pause = Math.min(FIRST_QUERY * 2 ** Math.min(queries, 20), LONGEST_PAUSE) * (0.8 + 0.4 * random);
  const at = later(now, pause / speed);
  const ends = payment.requestedAt === null ? [] : [patienceUntil(payment)!, later(payment.requestedAt, GIVE_UP_AFTER)];
  return ends.find((end) => end > now && end < at) ?? at;
}

/** The country's methods that are carried, wallets first, each group in the country's order; the card alone where the country requires it (C09). Pure. */
export function offeredMethods({ methods, currency, cardRequired }: OfferingCountry, isCarried: (method: PaymentMethodId, currency: string) => boolean): PaymentMethodId[] {
  const carried = methods.filter((method) => isCarried(method, currency));
  if (cardRequired) return carried.filter((method) => method === 'card');
  return [...carried.filter(isWallet), ...carried.filter((method) => !isWallet(method))];
}

/** The card where it is required; else the wallet that the number's prefix suggests, when it is offered. Pure. */
export function preselect(country: CountryCode, offered: readonly PaymentMethodId[], e164: string | null): PaymentMethodId | null {
  if (offered.length === 1 && offered[0] === 'card') return 'card';
  const guess = e164 === null ? undefined : guessWallet(country, countryOf(country).dialCode, e164);
  return guess !== undefined && offered.includes(guess) ? guess : null;
}

/** True for a method that exists. */
export function isMethod(text: string): text is PaymentMethodId {
  return Object.hasOwn(PAYMENT_METHODS, text);
}

/** The country of a code. */
export function countryOf(code: CountryCode) {
  return COUNTRIES.find((country) => country.code === code)!;
}
