/** Currencies with their ISO 4217 exponent; an amount is always an integer of minor units. Data only: safe in the browser. */
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

/** An amount of money: integer minor units of its currency. */
export interface Money {
  readonly amount: number;
  readonly currency: Currency;
}

/** How many minor units make one major unit (TZS 100, UGX 1). */
export function minorPerMajor(currency: Currency): number {
  return 10 ** CURRENCIES[currency].exponent;
}

/** Whole major units to minor units; refuses fractions, because every printed price is whole (C03). */
export function fromMajor(major: number, currency: Currency): Money {
  if (!Number.isSafeInteger(major)) throw new RangeError(`not a whole amount: ${major}`);
  return { amount: major * minorPerMajor(currency), currency };
}

/** Minor units to major units, possibly with a fraction. */
export function toMajor(money: Money): number {
  return money.amount / minorPerMajor(money.currency);
}

/**
 * 'TSh 6,000', 'R 563': symbol, space, thousands separators, no empty decimals (C18).
 * Grouping is the comma in all three languages because shops and networks in these countries print it so.
 */
export function formatMoney(money: Money): string {
  const { exponent, symbol } = CURRENCIES[money.currency];
  const sign = money.amount < 0 ? '-' : '';
  const absolute = Math.abs(money.amount);
  const unit = 10 ** exponent;
  const whole = String(Math.floor(absolute / unit)).replace(/\B(?=(\d{3})+$)/g, ',');
  const rest = absolute % unit;
  const decimals = rest === 0 ? '' : `.${String(rest).padStart(exponent, '0')}`;
  return `${symbol} ${sign}${whole}${decimals}`;
}
