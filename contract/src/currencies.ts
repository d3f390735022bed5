import type { Language } from './languages.ts';

/**
 * Currencies with their ISO 4217 exponent. An amount is always an integer of minor units. Free of zod, so that pages
 * can import it.
 */
export const CURRENCIES = {
  TZS: { exponent: 2, symbol: 'TSh' },
  KES: { exponent: 2, symbol: 'KSh' },
  UGX: { exponent: 0, symbol: 'USh' },
  RWF: { exponent: 0, symbol: 'FRw' },
  BIF: { exponent: 0, symbol: 'FBu' },
  ZAR: { exponent: 2, symbol: 'R' },
  USD: { exponent: 2, symbol: '$' },
  GBP: { exponent: 2, symbol: '£' },
  EUR: { exponent: 2, symbol: '€' },
  AED: { exponent: 2, symbol: 'AED' },
} as const;

export type Currency = keyof typeof CURRENCIES;

/** An amount of money in integer minor units of its currency. */
export interface Money {
  readonly amount: number;
  readonly currency: Currency;
}

/** Returns how many minor units make one major unit (TZS 100, UGX 1). */
export function minorPerMajor(currency: Currency): number {
  return 10 ** CURRENCIES[currency].exponent;
}

/**
 * Converts whole major units to minor units. Throws for a fraction, because every price of the specification is whole
 * (C03).
 */
export function fromMajor(major: number, currency: Currency): Money {
  if (!Number.isSafeInteger(major)) throw new RangeError(`not a whole amount: ${major}`);
  return { amount: major * minorPerMajor(currency), currency };
}

/** Converts minor units to major units, possibly with a fraction. */
export function toMajor(money: Money): number {
  return money.amount / minorPerMajor(money.currency);
}

/**
 * Returns 'TSh 6,000', 'R 563', in French 'FBu 12 000': symbol, space, thousands separators, no empty decimals (C18).
 * Shops and networks in these countries print commas. To French readers a comma is the decimal sign, so French has a
 * no-break space instead.
 */
export function formatMoney(money: Money, language: Language): string {
  const { exponent, symbol } = CURRENCIES[money.currency];
  const [group, point] = language === 'fr' ? ['\u00a0', ','] : [',', '.'];
  const sign = money.amount < 0 ? '-' : '';
  const absolute = Math.abs(money.amount);
  const unit = 10 ** exponent;
  const whole = String(Math.floor(absolute / unit)).replace(/\B(?=(\d{3})+$)/g, group);
  const rest = absolute % unit;
  const decimals = rest === 0 ? '' : `${point}${String(rest).padStart(exponent, '0')}`;
  return `${symbol} ${sign}${whole}${decimals}`;
}
