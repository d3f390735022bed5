import { minorPerMajor } from './currencies.ts';
import type { Currency } from './currencies.ts';

/** Mobile money pays these in whole shillings and francs only, whatever their ISO exponent says. */
const WHOLE: ReadonlySet<Currency> = new Set(['TZS', 'KES', 'UGX', 'RWF', 'BIF']);

/** Are doctors paid out in whole major units of this currency? */
export function isPaidWhole(currency: Currency): boolean {
  return WHOLE.has(currency);
}

/** The smallest amount that is paid out, in minor units; others are its multiples. */
export function payoutUnit(currency: Currency): number {
  return isPaidWhole(currency) ? minorPerMajor(currency) : 1;
}
