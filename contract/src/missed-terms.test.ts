import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CURRENCIES } from './currencies.ts';
import type { Currency } from './currencies.ts';
import { isShare, splitMissed } from './missed-terms.ts';
import { payoutUnit } from './payout-units.ts';

const currencies = fc.constantFrom(...(Object.keys(CURRENCIES) as Currency[]));
const shares = fc.tuple(fc.nat(99), fc.integer({ min: 1, max: 99 })).filter(([part, whole]) => part <= whole);

test('the two parts of any price add up to it, and the counted part is the share, rounded down to what a wallet can move', () => {
  fc.assert(
    fc.property(fc.nat(10 ** 12), currencies, shares, (amount, currency, [part, whole]) => {
      const { counted, rest } = splitMissed({ amount, currency }, `${part}/${whole}`);
      expect(counted.amount + rest.amount).toBe(amount);
      expect(rest.amount).toBeGreaterThanOrEqual(0);
      expect(counted.amount % payoutUnit(currency)).toBe(0);
      const exact = (BigInt(amount) * BigInt(part)) / BigInt(whole);
      expect(exact - BigInt(counted.amount)).toBeGreaterThanOrEqual(0n);
      expect(exact - BigInt(counted.amount)).toBeLessThan(BigInt(payoutUnit(currency)));
    }),
  );
});

test.each([
  [1_500_000, 'TZS', '1/3', 500_000],
  // TSh 20,000: a third is 6,666.67, of which TSh 6,666 count and TSh 13,334 are credit
  [2_000_000, 'TZS', '1/3', 666_600],
  [10_000, 'UGX', '1/3', 3_333],
  [100, 'USD', '1/3', 33],
  [1_500_000, 'TZS', '1/1', 1_500_000],
  [1_500_000, 'TZS', '0/1', 0],
] as const)('of %i %s at %s the counted part is %i', (amount, currency, share, counted) => {
  expect(splitMissed({ amount, currency }, share).counted.amount).toBe(counted);
});

test.each(['1/0', '2/1', '-1/3', '1,3', '33', '1/3 ', ''])('%j is no share', (text) => {
  expect(isShare(text)).toBe(false);
  expect(() => splitMissed({ amount: 1, currency: 'TZS' }, text)).toThrow(/not a share/);
});
