import { CURRENCIES } from '@tabibu/contract/currencies';
import type { Currency } from '@tabibu/contract/currencies';

/** True for a currency code that we know. */
export function isCurrency(code: string): code is Currency {
  return Object.hasOwn(CURRENCIES, code);
}

/**
 * Converts minor units to a decimal: 22550 ZAR → '225.50', 25000 UGX → '25000'. Returns null for an unknown currency or
 * an amount that is not a positive integer.
 */
export function minorToDecimal(amount: number, currency: string): string | null {
  if (!isCurrency(currency) || !Number.isSafeInteger(amount) || amount <= 0) return null;
  const { exponent } = CURRENCIES[currency];
  const digits = String(amount).padStart(exponent + 1, '0');
  return exponent === 0 ? digits : `${digits.slice(0, -exponent)}.${digits.slice(-exponent)}`;
}

/**
 * Converts minor units to whole major units, for providers that take no decimals: 600000 TZS → '6000'. Returns null
 * when the amount is not whole.
 */
export function minorToWholeMajor(amount: number, currency: string): string | null {
  const decimal = minorToDecimal(amount, currency);
  if (decimal === null) return null;
  const [whole = '', fraction = ''] = decimal.split('.');
  return /^0*$/.test(fraction) ? whole : null;
}

/**
 * Converts '6000', '6000.00' or 6000 to minor units. Returns null for anything that is not exactly a positive amount of
 * that currency: signs, exponents, NaN, more decimals than the currency has.
 */
export function decimalToMinor(said: string | number, currency: string): number | null {
  if (!isCurrency(currency)) return null;
  const match = /^(\d{1,12})(?:\.(\d{1,6}))?$/.exec(String(said));
  if (match === null) return null;
  const { exponent } = CURRENCIES[currency];
  const fraction = match[2] ?? '';
  if (!/^0*$/.test(fraction.slice(exponent))) return null;
  const minor = Number(`${match[1]}${fraction.slice(0, exponent).padEnd(exponent, '0')}`);
  return Number.isSafeInteger(minor) && minor > 0 ? minor : null;
}
