import { expect, test } from 'vitest';
import { percentOf } from '@tabibu/contract/report-words';
import { monthOverMonth, monthsUntil, sumsByCountry, sumsByPeriod } from './rules.ts';

const part = (worth: number, ofPlans = 0) => ({
  original: { TZS: worth - 50, KES: 50 },
  total_tzs: worth,
  purpose_tzs: ofPlans,
});

test('countries come by their total, largest first, and periods oldest first (ADM-REV-06, ADM-REV-07)', () => {
  const byCountry = sumsByCountry([
    { country: 'TZ', ...part(100) },
    { country: 'KE', ...part(500, 300) },
  ]);
  const byPeriod = sumsByPeriod(
    [
      { period: '2026-11', ...part(300) },
      { period: '2026-10', ...part(300, 300) },
    ],
    { unit: 'month', first: undefined, last: '2026-11-27' },
  );
  expect(Object.keys(byCountry)).toEqual(['KE', 'TZ']);
  expect(Object.keys(byPeriod)).toEqual(['2026-10', '2026-11']);
  expect(byCountry['KE']).toEqual({
    total: 500,
    bookings: 200,
    subscriptions: 300,
    original: [
      { amount: 50, currency: 'KES' },
      { amount: 450, currency: 'TZS' },
    ],
  });
});

test('a day without money is not left out between two others, nor at the ends of what was asked for', () => {
  const moved = [
    { period: '2026-11-25', ...part(300) },
    { period: '2026-11-27', ...part(200) },
  ];
  const week = sumsByPeriod(moved, { unit: 'day', first: '2026-11-23', last: '2026-11-28' });
  expect(Object.entries(week).map(([day, { total }]) => [day.slice(-2), total])).toEqual([
    ['23', 0],
    ['24', 0],
    ['25', 300],
    ['26', 0],
    ['27', 200],
    ['28', 0],
  ]);
  const months = [
    { period: '2026-12', ...part(1) },
    { period: '2027-02', ...part(1) },
  ];
  const all = { first: undefined, last: '2027-02-28' };
  expect(Object.keys(sumsByPeriod(months, { unit: 'month', ...all }))).toEqual(['2026-12', '2027-01', '2027-02']);
  expect(sumsByPeriod([], { unit: 'day', first: '2026-11-01', last: '2026-11-30' })).toEqual({});
});

test.each([
  [1, 3, 33.3],
  [2, 3, 66.7],
  [5, 0, 0],
  [0, 0, 0],
])('%i of %i is %d percent, with one decimal, and 0 of nothing (ADM-REV-13)', (some, whole, percent) => {
  expect(percentOf(some, whole)).toBe(percent);
});

test.each([
  [150, 100, 50],
  [100, 150, -33.3],
  [0, 0, 0],
  [7, 0, 100],
  [-7, 0, -100],
  [0, 7, -100],
  [50, -100, 150],
])('a month of %i after one of %i differs by %f percent (C99)', (thisMonth, before, percent) => {
  expect(monthOverMonth(thisMonth, before)).toBe(percent);
});

test('months go back over the turn of a year', () => {
  expect(monthsUntil('2026-02-28', 4)).toEqual(['2025-11', '2025-12', '2026-01', '2026-02']);
});
