import { minorPerMajor } from './currencies.ts';
import type { Currency } from './currencies.ts';

/** Mobile money pays out whole units only in these currencies, whatever their ISO exponent is. */
const WHOLE: ReadonlySet<Currency> = new Set(['TZS', 'KES', 'UGX', 'RWF', 'BIF']);

/** Returns whether doctors are paid out in whole major units of this currency. */
export function isPaidWhole(currency: Currency): boolean {
  return WHOLE.has(currency);
}

/** Returns the smallest payout in minor units; every payout is a multiple of it. */
export function payoutUnit(currency: Currency): number {
  return isPaidWhole(currency) ? minorPerMajor(currency) : 1;
}
