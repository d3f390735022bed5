import { expect, test } from 'vitest';
import { CARE_PLANS, planPrice } from './care-plans.ts';
import { countryOf } from './countries.ts';
import type { CountryCode } from './countries.ts';
import { formatMoney } from './currencies.ts';

const [family, pregnancy] = CARE_PLANS;

test.each<[CountryCode, string]>([
  ['TZ', 'TSh 100,000'],
  ['KE', 'KSh 12,500'],
  ['RW', 'FRw 100,000'],
  ['UG', 'USh 93,333'],
  ['BI', 'FBu 166,667'],
  ['ZA', 'R 3,750'],
])('the family plan in %s costs %s', (code, price) => {
  expect(formatMoney(planPrice(family, countryOf(code)), 'sw')).toBe(price);
});

test('a price of half a unit is rounded up', () => {
  expect(formatMoney(planPrice(pregnancy, countryOf('ZA')), 'sw')).toBe('R 2,625');
});
