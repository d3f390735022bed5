import { expect, test } from 'vitest';
import { formatMoney, fromMajor, toMajor } from './currencies.ts';

test.each([
  [fromMajor(6000, 'TZS'), 'TSh 6,000'],
  [fromMajor(563, 'ZAR'), 'R 563'],
  [fromMajor(117250, 'UGX'), 'USh 117,250'],
  [{ amount: 56250, currency: 'ZAR' } as const, 'R 562.50'],
  [{ amount: -600000, currency: 'TZS' } as const, 'TSh -6,000'],
])('%o is written %s', (money, text) => {
  expect(formatMoney(money, 'sw')).toBe(text);
  expect(formatMoney(money, 'en')).toBe(text);
});

test('French prices have no comma as thousands separator, which would look like decimals', () => {
  expect(formatMoney(fromMajor(12_000, 'BIF'), 'fr')).toBe('FBu 12\u00a0000');
  expect(formatMoney({ amount: 56250, currency: 'ZAR' }, 'fr')).toBe('R 562,50');
});

test('minor units follow the exponent of ISO 4217', () => {
  expect(fromMajor(6000, 'TZS').amount).toBe(600_000);
  expect(fromMajor(5600, 'UGX').amount).toBe(5_600);
  expect(toMajor({ amount: 75_000, currency: 'KES' })).toBe(750);
});

test('a fraction of a major unit is refused', () => {
  expect(() => fromMajor(0.5, 'TZS')).toThrow(RangeError);
});
