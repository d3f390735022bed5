import { expect, test } from 'vitest';
import { HOUR, MINUTE, SECOND, later } from '../../platform/time.ts';
import { isLong, namesAgree, nextQueryAt, numberOf } from './rules.ts';

test.each([
  ['Asha Juma', 'ASHA JUMA'],
  ['Asha Juma', 'ASHA JUMA MSHANA'],
  ['Dkt. Neema Mushi', 'MUSHI NEEMA'],
  ['Dr. Amélie N’Diaye', 'AMELIE NDIAYE'],
  ['Jean-Bosco Uwimana', 'UWIMANA JEAN BOSCO'],
  ['Asha', 'ASHA'],
])('%s and %s can be one person', (one, other) => {
  expect([namesAgree(one, other), namesAgree(other, one)]).toEqual([true, true]);
});

test.each([
  ['Asha Juma', 'NEEMA JUMA'],
  ['Asha', 'ASHA JUMA MSHANA'],
  ['', 'ASHA JUMA'],
  ['Dkt.', 'DKT NEEMA'],
  ['', ''],
])('%j and %j are not known to be one person', (one, other) => {
  expect([namesAgree(one, other), namesAgree(other, one)]).toEqual([false, false]);
});

const calledAt = new Date('2038-01-15T08:00:00Z');

test('the gateway is asked after 5, 10, 20 seconds … at most 15 minutes, and not after 72 hours (W-07)', () => {
  const now = later(calledAt, HOUR);
  const pause = (queries: number) =>
    (nextQueryAt({ calledAt, queries }, now, 0.5, 1)!.getTime() - now.getTime()) / SECOND;
  expect([0, 1, 2, 3, 20, 1_000].map(pause)).toEqual([5, 10, 20, 40, 900, 900]);
  expect(nextQueryAt({ calledAt, queries: 9 }, later(calledAt, MINUTE), 0.5, 1)).toEqual(later(calledAt, 2 * MINUTE));
  const end = later(calledAt, 72 * HOUR);
  expect(nextQueryAt({ calledAt, queries: 300 }, later(end, -MINUTE), 0.5, 1)).toEqual(end);
  expect(nextQueryAt({ calledAt, queries: 300 }, end, 0.5, 1)).toBeNull();
});

test('after two minutes on its way the outcome is unknown', () => {
  expect(isLong({ calledAt }, later(calledAt, 2 * MINUTE - 1))).toBe(false);
  expect(isLong({ calledAt }, later(calledAt, 2 * MINUTE))).toBe(true);
});

test('the number of a payment is the first that can be written down, at last our reference', () => {
  expect(numberOf(['QK7X21', 'theirs'], 'OURS')).toBe('QK7X21');
  expect(numberOf([null, 'a'.repeat(32)], 'OURS')).toBe('a'.repeat(32));
  expect(numberOf(['no number', 'b'.repeat(41)], 'OURS')).toBe('OURS');
});
