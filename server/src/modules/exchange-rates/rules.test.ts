import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CURRENCIES } from '@tabibu/contract/currencies';
import type { Currency } from '@tabibu/contract/currencies';
import { convertAt, readRate, shortRate } from './rules.ts';

test.each([
  ['2450', '2450.000000'],
  ['0.83', '0.830000'],
  ['1000000', '1000000.000000'],
  ['0.000001', '0.000001'],
  ['0', null],
  ['1000000.000001', null],
  ['2,450', null],
  ['-5', null],
  ['1e3', null],
  ['1.1234567', null],
  ['', null],
])('the typed rate %j is read as %j', (typed, read) => {
  expect(readRate(typed)).toBe(read);
});

test('a rate is shown without zeros at its end', () => {
  expect(['19.500000', '2450.000000', '0.830000', '10'].map(shortRate)).toEqual(['19.5', '2450', '0.83', '10']);
});

test('amounts become cents of shillings, also from currencies without decimals', () => {
  const inShillings = (amount: number, currency: Currency, rate: string) =>
    convertAt({ amount, currency }, 'TZS', { from: rate, to: '1' }, 'half-up').amount;
  expect(inShillings(150_000, 'KES', '19')).toBe(2_850_000); // KSh 1,500 = TSh 28,500
  expect(inShillings(14_000, 'UGX', '0.7')).toBe(980_000); // USh 14,000 = TSh 9,800
  expect(inShillings(1, 'USD', '0.5')).toBe(1); // half a cent goes up
});

test('what goes out in another currency is rounded down', () => {
  const rates = { from: '19', to: '0.7' };
  expect(convertAt({ amount: 100, currency: 'KES' }, 'UGX', rates, 'down')).toEqual({ amount: 27, currency: 'UGX' });
  expect(convertAt({ amount: 100, currency: 'KES' }, 'UGX', rates, 'half-up').amount).toBe(27);
  expect(convertAt({ amount: 104, currency: 'KES' }, 'UGX', rates, 'half-up').amount).toBe(28);
});

test('there and back never makes money when each way is rounded down', () => {
  const currencies = fc.constantFrom(...(Object.keys(CURRENCIES) as Currency[]));
  const rates = fc.integer({ min: 10 ** 3, max: 10 ** 8 }).map((units) => (units / 10 ** 4).toFixed(4));
  fc.assert(
    fc.property(currencies, currencies, fc.nat(10 ** 7), rates, rates, (one, other, amount, from, to) => {
      const there = convertAt({ amount, currency: one }, other, { from, to }, 'down');
      const back = convertAt(there, one, { from: to, to: from }, 'down');
      expect(back.amount).toBeLessThanOrEqual(amount);
    }),
  );
});

test('a negative amount is not converted', () => {
  expect(() => convertAt({ amount: -1, currency: 'USD' }, 'TZS', { from: '1', to: '1' }, 'down')).toThrow(RangeError);
});
