import { COUNTRIES, SPECIALIST_MULTIPLIER, countryOf } from './countries.ts';
import type { Country, CountryCode } from './countries.ts';
import { fromMajor, minorPerMajor } from './currencies.ts';
import type { Currency, Money } from './currencies.ts';
import { LANGUAGES } from './languages.ts';
import type { Language } from './languages.ts';
import type { DoctorType } from './specialties.ts';

/** What holds of care plans for server and pages alike. Free of zod, so that pages can import it. */

/** The currencies in which a plan can have a price of its own (ADM-PLAN-12, C17). */
export const PLAN_CURRENCIES = ['TZS', 'KES', 'UGX', 'RWF', 'BIF', 'ZAR', 'USD'] as const satisfies Currency[];
export type PlanCurrency = (typeof PLAN_CURRENCIES)[number];

/** The longest texts and the largest numbers of a plan. */
export const PLAN_LIMITS = {
  name: 60,
  description: 200,
  feature: 120,
  features: 20,
  plans: 40,
  calls: 100,
  people: 20,
} as const;

/** A text in the languages in which somebody wrote it. */
export type PlanText = Readonly<Partial<Record<Language, string | undefined>>>;

/** A price of a plan in one country, in minor units. */
export interface OwnPlanPrice extends Money {
  readonly country: CountryCode;
}

/** What a plan costs in a country. */
export interface PlanPrice {
  readonly price: Money;
  /** True: nobody set it for this country, it follows from the Tanzanian price. */
  readonly isScaled: boolean;
}

/** Returns whether a text says something in at least one language. */
export function isSaid(text: PlanText): boolean {
  return languagesOf(text).length > 0;
}

/** Returns the languages in which a text says something. */
export function languagesOf(text: PlanText): Language[] {
  return (Object.keys(LANGUAGES) as Language[]).filter((language) => (text[language] ?? '').trim() !== '');
}

/**
 * Returns the language in which a reader gets a text: the reader's own, else English, Swahili or French, the first in
 * which it was written.
 */
export function languageFor(text: PlanText, reader: Language): Language {
  const written = languagesOf(text);
  return [reader, 'en' as const, 'sw' as const, 'fr' as const].find((one) => written.includes(one)) ?? reader;
}

/** Returns a text for a reader, as `languageFor` chooses; empty if nobody wrote it. */
export function textFor(text: PlanText, reader: Language): string {
  return text[languageFor(text, reader)] ?? '';
}

/**
 * Returns what a plan costs in a country for a month: its own price, else the Tanzanian price times the ratio of the
 * two countries' printed phone prices, rounded half up to whole units (PAT-PLAN-06, C03, C15, C16). Null if it has
 * neither.
 */
export function planPriceIn(prices: readonly OwnPlanPrice[], country: Country): PlanPrice | null {
  const own = prices.find((price) => price.country === country.code);
  if (own) return { price: { amount: own.amount, currency: own.currency }, isScaled: false };
  const base = prices.find((price) => price.country === 'TZ' && price.currency === 'TZS');
  if (!base) return null;
  const major = base.amount / minorPerMajor('TZS');
  const [here, there] = [country.prices.phone, countryOf('TZ').prices.phone];
  const scaled = Math.floor((2 * major * here + there) / (2 * there));
  return { price: fromMajor(scaled, country.currency), isScaled: true };
}

/** The multiplier of specialists in tenths (25 for 2.5), so that the arithmetic stays in integers. */
const MULTIPLIER_IN_TENTHS = Math.round(SPECIALIST_MULTIPLIER * 10);

/**
 * Returns what a plan costs with a type of doctor: its price, or 2.5 times the price that is shown, rounded half up to
 * whole units (C01, C03, C04). Pure.
 */
export function planPriceFor({ amount, currency }: Money, doctorType: DoctorType): Money {
  if (doctorType === 'general') return { amount, currency };
  const unit = minorPerMajor(currency);
  return fromMajor(Math.floor((2 * amount * MULTIPLIER_IN_TENTHS + 10 * unit) / (20 * unit)), currency);
}

/**
 * Returns the highest price that a plan can get in a currency, in whole major units: ten times the printed price of
 * thirty calls in its country. It stops a slip of the finger (W56).
 */
export function mostPlanPrice(currency: PlanCurrency): number {
  return 10 * Math.max(...COUNTRIES.filter((one) => one.currency === currency).map((one) => one.prices.subscription30));
}

/** Returns whether a plan can cost this much: a whole number of major units above 0, at most `mostPlanPrice`. */
export function isPlanPrice(price: number, currency: PlanCurrency): boolean {
  return Number.isInteger(price) && price > 0 && price <= mostPlanPrice(currency);
}

/** Returns whether numbers can be the paid and free calls of a month and the people of a plan. */
export function isPlanSize(paid: number, free: number, people: number | null): boolean {
  const isWithin = (value: number, least: number, most: number) =>
    Number.isInteger(value) && value >= least && value <= most;
  return (
    isWithin(paid, 1, PLAN_LIMITS.calls) &&
    isWithin(free, 0, PLAN_LIMITS.calls) &&
    (people === null || isWithin(people, 2, PLAN_LIMITS.people))
  );
}

/** Returns the currency with which a new price of a country begins (C17); Tanzania's before a country is chosen. */
export function planCurrencyOf(country: Country | undefined): PlanCurrency {
  return PLAN_CURRENCIES.find((currency) => currency === country?.currency) ?? 'TZS';
}

/** The countries that can have a price of their own: those whose currency is allowed. */
export const PLAN_COUNTRIES: readonly Country[] = COUNTRIES.filter(({ currency }) =>
  (PLAN_CURRENCIES as readonly Currency[]).includes(currency),
);
