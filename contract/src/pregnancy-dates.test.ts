import { describe, expect, test } from 'vitest';
import {
  birthRange,
  contactDay,
  dayAfter,
  datingRange,
  isPlausible,
  nextContact,
  progressOn,
} from './pregnancy-dates.ts';

const TODAY = '2026-11-26';
const period = (day: string) => ({ basis: 'last-period', day }) as const;
const expected = (day: string) => ({ basis: 'expected', day }) as const;

describe('a pregnancy', () => {
  test('is expected 280 days after the last period, and the same is reckoned from either day', () => {
    const one = progressOn(period('2026-06-01'), TODAY);
    expect(one).toEqual({ started_on: '2026-06-01', expected_on: '2027-03-08', weeks: 25, days: 3, trimester: 2 });
    expect(progressOn(expected('2027-03-08'), TODAY)).toEqual(one);
  });

  test.each([
    [97, 13, 6, 1],
    [98, 14, 0, 2],
    [195, 27, 6, 2],
    [196, 28, 0, 3],
    [294, 42, 0, 3],
    [310, 44, 2, 3],
  ])('after %i days is in its week %i and day %i, trimester %i', (gone, weeks, days, trimester) => {
    expect(progressOn(period(dayAfter(TODAY, -gone)), TODAY)).toMatchObject({ weeks, days, trimester });
  });

  test('reckons across a leap day', () => {
    expect(progressOn(period('2028-02-01'), '2028-03-07')).toMatchObject({
      weeks: 5,
      days: 0,
      expected_on: '2028-11-07',
    });
  });
});

describe('a day is taken', () => {
  test.each(['last-period', 'expected'] as const)(
    'from the first to the last plausible one, and none beyond: %s',
    (basis) => {
      const { from, until } = datingRange(basis, TODAY);
      const taken = [dayAfter(from, -1), from, until, dayAfter(until, 1)].map((day) =>
        isPlausible({ basis, day }, TODAY),
      );
      expect(taken).toEqual([false, true, true, false]);
      expect([progressOn({ basis, day: from }, TODAY), progressOn({ basis, day: until }, TODAY)]).toMatchObject(
        basis === 'last-period'
          ? [
              { weeks: 42, days: 6 },
              { weeks: 3, days: 0 },
            ]
          : [
              { weeks: 42, days: 6 },
              { weeks: 3, days: 0 },
            ],
      );
    },
  );

  test('of a birth from twenty weeks on until today', () => {
    expect(birthRange(period('2026-06-01'), TODAY)).toEqual({ from: '2026-10-19', until: TODAY });
  });
});

describe('the next contact', () => {
  const contacts = (...done: number[]) =>
    [12, 20, 26].map((week) => ({ week, due_on: contactDay('2026-06-01', week), done: done.includes(week) }));

  test('is the first one without a tick that is not over', () => {
    expect(nextContact(contacts(12), '2026-10-01')?.week).toBe(20);
    expect(nextContact(contacts(), '2026-10-19')?.week).toBe(20);
    expect(nextContact(contacts(), '2026-10-20')?.week).toBe(26);
    expect(nextContact(contacts(26), '2026-10-20')?.week).toBe(20);
  });

  test('is none once all are ticked', () => {
    expect(nextContact(contacts(12, 20, 26), '2026-10-01')).toBeUndefined();
  });
});
