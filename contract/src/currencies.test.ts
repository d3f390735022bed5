import { expect, test } from 'vitest';
import { formatMoney, fromMajor, toMajor } from './currencies.ts';

test.each([
  [fromMajor(6000, 'TZS'), 'TSh 6,000'],
  [fromMajor(563, 'ZAR'), 'R 563'],
  [fromMajor(117250, 'UGX'), 'USh 117,250'],
  [{ amount: 56250, currency: 'ZAR' } as const, 'R 562.50'],
  [{ amount: -600000, currency: 'TZS' } as const, 'TSh -6,000'],
])('%o is written %s', (money, text) => {
  expect(formatMoney(money)).toBe(text);
});

test('minor units follow the ISO exponent', () => {
  expect(fromMajor(6000, 'TZS').amount).toBe(600_000);
  expect(fromMajor(5600, 'UGX').amount).toBe(5_600);
  expect(toMajor({ amount: 75_000, currency: 'KES' })).toBe(750);
});

test('a fraction of a major unit is refused', () => {
  expect(() => fromMajor(0.5, 'TZS')).toThrow(RangeError);
});
