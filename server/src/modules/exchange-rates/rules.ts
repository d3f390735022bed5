import { minorPerMajor } from '@tabibu/contract/currencies';
import type { Currency, Money } from '@tabibu/contract/currencies';

/** The most shillings that one unit of a currency may be worth. */
const MOST = 1_000_000n;
const DECIMALS = 6;
const PER_UNIT = 10n ** BigInt(DECIMALS);

/** How a conversion is rounded to a whole minor unit: half up for reports, down for money that goes out. */
export type Rounding = 'half-up' | 'down';

/**
 * Returns a typed rate as the database writes it, such as '19.500000'; null unless it is a positive decimal number with
 * a point, at most six decimals and at most a million. A comma is refused: it means thousands to some readers and
 * decimals to others. Pure.
 */
export function readRate(typed: string): string | null {
  if (!/^\d{1,7}(\.\d{1,6})?$/.test(typed)) return null;
  const units = unitsOf(typed);
  return units > 0n && units <= MOST * PER_UNIT ? writeRate(units) : null;
}

/** Returns whether a rate is more than a fifth above or below another one: that is rarely meant. Pure. */
export function isFar(before: string, after: string): boolean {
  const [from, to] = [unitsOf(before), unitsOf(after)];
  return 5n * (to > from ? to - from : from - to) > from;
}

/** Returns a rate without zeros at its end: '19.5', '2450'. Pure. */
export function shortRate(rate: string): string {
  return rate.includes('.') ? rate.replace(/\.?0+$/, '') : rate;
}

/**
 * Converts an amount of minor units, where `from` and `to` are the shillings that one major unit of either currency is
 * worth. Exact until it is rounded once. Throws for a negative amount and for one beyond the integers of JavaScript.
 * Pure.
 */
export function convertAt(
  money: Money,
  to: Currency,
  rates: { readonly from: string; readonly to: string },
  rounding: Rounding,
): Money {
  if (money.amount < 0) throw new RangeError(`not an amount to convert: ${money.amount}`);
  const above = BigInt(money.amount) * unitsOf(rates.from) * BigInt(minorPerMajor(to));
  const below = unitsOf(rates.to) * BigInt(minorPerMajor(money.currency));
  const amount = Number(rounding === 'down' ? above / below : (2n * above + below) / (2n * below));
  if (!Number.isSafeInteger(amount)) throw new RangeError(`too much to convert: ${money.amount} ${money.currency}`);
  return { amount, currency: to };
}

function unitsOf(rate: string): bigint {
  const [whole = '', decimals = ''] = rate.split('.');
  return BigInt(whole) * PER_UNIT + BigInt(decimals.padEnd(DECIMALS, '0'));
}

function writeRate(units: bigint): string {
  return `${units / PER_UNIT}.${String(units % PER_UNIT).padStart(DECIMALS, '0')}`;
}
