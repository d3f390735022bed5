import { CURRENCIES, minorPerMajor } from '@tabibu/contract/currencies';
import type { Currency } from '@tabibu/contract/currencies';

/**
 * Parses a typed amount such as '12,000', '12 000' or '12000.50' and returns it in minor units. Returns undefined for
 * text that is no positive amount, or has more decimals than the currency.
 */
export function amountTyped(text: string, currency: Currency): number | undefined {
  const typed = text.replace(/[\s\u00A0]/g, '');
  const match = /^(\d+|\d{1,3}(?:,\d{3})+)(?:\.(\d+))?$/.exec(typed);
  if (!match) return undefined;
  const { exponent } = CURRENCIES[currency];
  const decimals = match[2] ?? '';
  if (decimals.length > exponent) return undefined;
  const amount =
    Number(match[1]?.replaceAll(',', '')) * minorPerMajor(currency) + Number(decimals.padEnd(exponent, '0') || '0');
  return Number.isSafeInteger(amount) && amount > 0 ? amount : undefined;
}
