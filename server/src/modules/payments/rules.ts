import { countryOf, timeZoneOf } from '@tabibu/contract/countries';
import type { Country, CountryCode } from '@tabibu/contract/countries';
import { cleanPersonName } from '@tabibu/contract/person-name';
import { guessWallet, isWallet } from '@tabibu/contract/payment-methods';
import type { PaymentMethodId } from '@tabibu/contract/payment-methods';
import { HOUR, MINUTE, SECOND, addDays, later, wallClock } from '../../platform/time.ts';

/** Within so many days what is owed back is with the payer: one for people to decide, two for the network. */
const REFUND_DAYS = 3;
/** How long a payer waits before the screen says "do not pay again" (C41). */
const WALLET_WAIT = 120 * SECOND;
/** The same for a hosted page, which has to be filled in first, when no hold limits the time. */
const HOSTED_PAGE_WAIT = 10 * MINUTE;

const FIRST_QUERY = 5 * SECOND;
const LONGEST_PAUSE = 15 * MINUTE;

/** How long the status of a payment is queried (W-07, C41). */
export const GIVE_UP_AFTER = 72 * HOUR;
/** After this time without an answer a case is opened for staff: an hour before the limit of one day (I-14). */
export const OPEN_CASE_AFTER = 23 * HOUR;
/** The most requests to the provider for one payment; all have the same external id. */
export const MOST_TRIES = 4;

export type OfferingCountry = Pick<Country, 'methods' | 'currency' | 'cardRequired'>;

interface Timed {
  readonly method: PaymentMethodId | null;
  readonly requestedAt: Date | null;
  readonly payBy: Date | null;
}

/**
 * Returns the payer's name without characters that no name has, at most 100 characters long; '' when nothing is left
 * (C42, PAT-PAY-07). Pure.
 */
export function cleanPayerName(text: string): string {
  return cleanPersonName(text).slice(0, 100).trim();
}

/**
 * Returns when the payer stops waiting for an answer; null before the request. A wallet has 120 seconds. A hosted page
 * has until the hold ends, and never less than a wallet. Pure.
 */
export function pendingUntil({ method, requestedAt, payBy }: Timed): Date | null {
  if (requestedAt === null) return null;
  const least = later(requestedAt, WALLET_WAIT);
  if (method === null || isWallet(method)) return least;
  const end = payBy ?? later(requestedAt, HOSTED_PAGE_WAIT);
  return end > least ? end : least;
}

/** Returns the time of the last status query; null before the request. Pure. */
export function giveUpAt({ requestedAt }: Pick<Timed, 'requestedAt'>): Date | null {
  return requestedAt === null ? null : later(requestedAt, GIVE_UP_AFTER);
}

/**
 * Returns the time of the next status query after `queries` earlier ones. The pauses are 5 s, 10 s, 20 s … up to 15 min
 * (W-07), each up to a fifth shorter or longer so that payments do not query all at once. No pause runs past the end of
 * the payer's wait or of the 72 hours. `random` is in [0, 1); `speed` divides the pause. Pure.
 */
export function nextQueryAt(payment: Timed, queries: number, now: Date, random: number, speed: number): Date {
  const pause = Math.min(FIRST_QUERY * 2 ** Math.min(queries, 20), LONGEST_PAUSE) * (0.8 + 0.4 * random);
  const at = later(now, pause / speed);
  const ends = payment.requestedAt === null ? [] : [pendingUntil(payment)!, later(payment.requestedAt, GIVE_UP_AFTER)];
  return ends.find((end) => end > now && end < at) ?? at;
}

/**
 * Returns the country's methods that a gateway carries: wallets first, each group in the country's order; only the card
 * where the country requires it (C09). Pure.
 */
export function offeredMethods(
  { methods, currency, cardRequired }: OfferingCountry,
  isCarried: (method: PaymentMethodId, currency: string) => boolean,
): PaymentMethodId[] {
  const carried = methods.filter((method) => isCarried(method, currency));
  if (cardRequired) return carried.filter((method) => method === 'card');
  return [...carried.filter(isWallet), ...carried.filter((method) => !isWallet(method))];
}

/**
 * Returns the card when it is the only method, otherwise the offered wallet that the number's prefix suggests, or null.
 * Pure.
 */
export function preselect(
  country: CountryCode,
  offered: readonly PaymentMethodId[],
  e164: string | null,
): PaymentMethodId | null {
  if (offered.length === 1 && offered[0] === 'card') return 'card';
  const guess = e164 === null ? undefined : guessWallet(country, countryOf(country).dialCode, e164);
  return guess !== undefined && offered.includes(guess) ? guess : null;
}

/** Returns the last day, on the payer's clock, by which money that is owed back since `movedAt` is there. Pure. */
export function refundDay({ movedAt, country }: { movedAt: Date; country: CountryCode }): string {
  return addDays(wallClock(movedAt, timeZoneOf(country)).day, REFUND_DAYS);
}
