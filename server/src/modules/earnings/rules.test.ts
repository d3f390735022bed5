import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitPrice, startOfMonth } from './rules.ts';

test('the two parts always add up to the amount, and the share is rounded half up (C19)', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1e13 }), fc.integer({ min: 0, max: 100 }), (amount, share) => {
      const { doctor, house } = splitPrice(amount, share);
      expect(doctor + house).toBe(amount);
      expect(BigInt(doctor)).toBe((BigInt(amount) * BigInt(share) + 50n) / 100n);
    }),
  );
});

test.each([
  [600_000, 80, 480_000],
  [1, 80, 1],
  [2, 80, 2],
  [3, 80, 2],
  [5, 50, 3],
  [7, 0, 0],
  [7, 100, 7],
])('of %s at %s per cent the doctor earns %s', (amount, share, earned) => {
  expect(splitPrice(amount, share).doctor).toBe(earned);
});

test("a month begins with the doctor's own midnight", () => {
  expect(startOfMonth(new Date('2027-01-31T22:00:00Z'), 'Africa/Dar_es_Salaam').toISOString()).toBe(
    '2027-01-31T21:00:00.000Z',
  );
  expect(startOfMonth(new Date('2027-01-31T20:00:00Z'), 'Africa/Dar_es_Salaam').toISOString()).toBe(
    '2026-12-31T21:00:00.000Z',
  );
});
