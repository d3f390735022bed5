import { expect, test } from 'vitest';
import {
  PLAN_COUNTRIES,
  PLAN_CURRENCIES,
  isPlanPrice,
  languageFor,
  mostPlanPrice,
  planCurrencyOf,
  planPriceIn,
  textFor,
} from './care-plan-rules.ts';
import { countryOf } from './countries.ts';
import type { CountryCode } from './countries.ts';
import { formatMoney } from './currencies.ts';

const inTanzania = (amount: number) => ({ country: 'TZ', amount, currency: 'TZS' }) as const;
const family = [inTanzania(10_000_000)];
const costIn = (code: CountryCode, prices: Parameters<typeof planPriceIn>[0]) => {
  const found = planPriceIn(prices, countryOf(code));
  return found && [formatMoney(found.price, 'sw'), found.isScaled];
};

test.each<[CountryCode, string, boolean]>([
  ['TZ', 'TSh 100,000', false],
  ['KE', 'KSh 12,500', true],
  ['RW', 'FRw 100,000', true],
  ['UG', 'USh 93,333', true],
  ['BI', 'FBu 166,667', true],
  ['ZA', 'R 3,750', true],
])('the family plan in %s costs %s (PAT-PLAN-06)', (code, price, isScaled) => {
  expect(costIn(code, family)).toEqual([price, isScaled]);
});

test('a price of half a unit is rounded up (C03)', () => {
  expect(costIn('ZA', [inTanzania(8_500_000)])).toEqual(['R 3,188', true]);
});

test('a price of its own wins, and without one or Tanzania’s in shillings there is none (C15)', () => {
  expect(costIn('KE', [...family, { country: 'KE', amount: 990_000, currency: 'KES' }])).toEqual(['KSh 9,900', false]);
  expect(costIn('KE', [{ country: 'UG', amount: 90_000, currency: 'UGX' }])).toBeNull();
  expect(costIn('KE', [{ country: 'TZ', amount: 4000, currency: 'USD' }])).toBeNull();
});

test('each currency is one of the seven and has a bound; a new price begins with that of its country (C17, W56)', () => {
  expect(PLAN_CURRENCIES.map((currency) => [currency, mostPlanPrice(currency)])).toEqual([
    ['TZS', 1_050_000],
    ['KES', 157_500],
    ['UGX', 1_172_500],
    ['RWF', 1_260_000],
    ['BIF', 2_100_000],
    ['ZAR', 47_250],
    ['USD', 10_500],
  ]);
  expect([157_500, 157_501, 0, -1, 1.5].map((price) => isPlanPrice(price, 'KES'))).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
  expect(PLAN_COUNTRIES.map(({ code }) => code)).toEqual(['TZ', 'ZA', 'KE', 'RW', 'UG', 'BI', 'US']);
  expect([planCurrencyOf(undefined), planCurrencyOf(countryOf('RW'))]).toEqual(['TZS', 'RWF']);
});

test('a text is read in the reader’s language, else English, Swahili, French', () => {
  const all = { sw: 'Moyo', en: 'Heart', fr: 'Cœur' };
  expect([textFor(all, 'fr'), textFor({ sw: 'Moyo', en: 'Heart' }, 'fr'), textFor({ sw: 'Moyo' }, 'fr')]).toEqual([
    'Cœur',
    'Heart',
    'Moyo',
  ]);
  expect([languageFor({ fr: 'Cœur', en: ' ' }, 'en'), languageFor({}, 'sw'), textFor({}, 'sw')]).toEqual([
    'fr',
    'sw',
    '',
  ]);
});
