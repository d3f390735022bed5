import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, instantOf, wallClock } from './time.ts';

test('wallClock gives day, time and weekday in a zone', () => {
  expect(wallClock(new Date('2026-11-23T07:00:00Z'), 'Africa/Dar_es_Salaam')).toEqual({
    day: '2026-11-23',
    time: '10:00',
    weekday: 1,
  });
  expect(wallClock(new Date('2026-11-22T22:30:00Z'), 'Africa/Johannesburg')).toEqual({
    day: '2026-11-23',
    time: '00:30',
    weekday: 1,
  });
});

test('a time that the change to summer time skips gives null', () => {
  expect(instantOf('2026-03-29', '01:30', 'Europe/London')).toBeNull();
});

test('a time that occurs twice gives its first occurrence', () => {
  expect(instantOf('2026-10-25', '01:30', 'Europe/London')?.toISOString()).toBe('2026-10-25T00:30:00.000Z');
});

test('addDays counts calendar days, leap days included', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
});

test('instantOf reverses wallClock; of a repeated hour it gives the first', () => {
  const zones = fc.constantFrom(
    'Africa/Nairobi',
    'Africa/Kigali',
    'Africa/Johannesburg',
    'Asia/Dubai',
    'Europe/London',
    'America/New_York',
    'Europe/Berlin',
  );
  const halfHours = fc
    .integer({ min: 0, max: 5 * 365 * 48 })
    .map((step) => new Date(Date.UTC(2025, 0, 1) + step * 1_800_000));
  fc.assert(
    fc.property(halfHours, zones, (instant, zone) => {
      const shown = wallClock(instant, zone);
      const back = instantOf(shown.day, shown.time, zone);
      return (
        back !== null && (back.getTime() === instant.getTime() || instant.getTime() - back.getTime() === 3_600_000)
      );
    }),
    { numRuns: 2000 },
  );
});
