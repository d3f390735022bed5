import type { Money } from './currencies.ts';
import { payoutUnit } from './payout-units.ts';

/** What becomes of the price of an appointment that its patient misses. Free of zod, so that pages can import it. */
export interface MissedTerms {
  /** The part of the price that counts as a consultation, as a fraction such as '1/3'. */
  readonly share: string;
  /** For how many days the rest is credit; 0 if there is no credit and the house keeps the rest. */
  readonly creditDays: number;
}

/** The terms while nobody has set others. */
export const MISSED_TERMS: MissedTerms = { share: '1/3', creditDays: 30 };

const FRACTION = /^([0-9]{1,2})\/([1-9][0-9]?)$/;

/** Returns whether a text is a fraction from 0 to 1 of at most two digits each, such as '1/3'. */
export function isShare(text: string): boolean {
  const [, part, whole] = FRACTION.exec(text) ?? [];
  return part !== undefined && Number(part) <= Number(whole);
}

/**
 * Splits the price of a missed appointment into what counts as a consultation and what is left. The counted part is
 * rounded down to what mobile money can move (whole shillings and francs), so that no credit leaves a fraction to pay;
 * the two parts always add up to the price. Uses integers only. Throws for a share that is none. Pure.
 */
export function splitMissed({ amount, currency }: Money, share: string): { counted: Money; rest: Money } {
  const [, part, whole] = FRACTION.exec(share) ?? [];
  if (part === undefined || !isShare(share)) throw new RangeError(`not a share: ${share}`);
  const exact = Math.floor((amount * Number(part)) / Number(whole));
  const counted = exact - (exact % payoutUnit(currency));
  return { counted: { amount: counted, currency }, rest: { amount: amount - counted, currency } };
}
