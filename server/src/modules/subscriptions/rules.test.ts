import { expect, test } from 'vitest';
import { usageLevel, usedPercent } from '@tabibu/contract/subscription-words';
import { monthAfter, randomCode, readCode } from './rules.ts';

const ZONE = 'Africa/Dar_es_Salaam';
const after = (instant: string) => monthAfter(new Date(instant), ZONE).toISOString();

test('a month later is the same day and time, or the last day of a shorter month (C37)', () => {
  expect(after('2026-01-05T08:30:00.000Z')).toBe('2026-02-05T08:30:00.000Z');
  expect(after('2026-01-31T08:30:00.000Z')).toBe('2026-02-28T08:30:00.000Z');
  expect(after('2028-01-31T08:30:00.000Z')).toBe('2028-02-29T08:30:00.000Z');
  // In Dar es Salaam it is the first of the month already.
  expect(after('2026-03-31T22:00:00.000Z')).toBe('2026-04-30T22:00:00.000Z');
  expect(after('2026-12-31T08:00:00.000Z')).toBe('2027-01-31T08:00:00.000Z');
});

test('a code has eight characters of the printed alphabet (ADM-SUB-14, ADM-SUB-15)', () => {
  const codes = Array.from({ length: 2_000 }, randomCode);
  expect(codes.filter((code) => !/^[A-HJ-NP-Z2-9]{8}$/.test(code))).toEqual([]);
  expect(new Set(codes.join('')).size).toBe(32);
  expect(new Set(codes).size).toBe(2_000);
  expect(readCode(' abcd-2345 ')).toBe('ABCD2345');
});

test('usage is red above 80 percent, yellow above 50, otherwise green, of rounded percent (ADM-SUB-13)', () => {
  const level = (used: number, total: number) => usageLevel(usedPercent(used, total));
  expect([level(8, 10), level(13, 16), level(161, 200)]).toEqual(['middle', 'high', 'high']);
  expect([level(5, 10), level(51, 100), level(101, 200)]).toEqual(['low', 'middle', 'middle']);
  expect([usedPercent(1, 3), usedPercent(2, 3), usedPercent(0, 0)]).toEqual([33, 67, 0]);
});
