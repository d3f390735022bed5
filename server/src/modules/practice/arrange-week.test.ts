import fc from 'fast-check';
import { expect, test } from 'vitest';
import { WEEKDAYS } from '@tabibu/contract/practice';
import { DEFAULT_WEEK, GRID, halfHoursOf, rangesOf } from '../scheduling/index.ts';
import type { HalfHour } from '../scheduling/index.ts';
import { daysOf, bookedOutsideWeek, weekOf } from './arrange-week.ts';

const CLOSED = { monday: [], tuesday: [], wednesday: [], thursday: [], friday: [], saturday: [], sunday: [] };
const aDay = fc.subarray([...GRID]);
const aWeek = fc
  .tuple(aDay, aDay, aDay, aDay, aDay, aDay, aDay)
  .map((days): HalfHour[] =>
    days.flatMap((starts, index) => starts.map((clock) => ({ weekday: index + 1, starts: clock }))),
  );

test('the range 09:00-17:00 is the slots 09:00 to 16:30 (S61)', () => {
  const working = {
    monday: ['09:00-17:00'],
    tuesday: ['09:00-17:00'],
    wednesday: ['09:00-17:00'],
    thursday: ['09:00-17:00'],
    friday: ['09:00-17:00'],
  };
  const { week, faults } = weekOf({ ...CLOSED, ...working });
  expect(faults).toEqual([]);
  expect(week).toEqual(DEFAULT_WEEK);
  expect(daysOf(week).slots.monday.at(0)).toBe('09:00');
  expect(daysOf(week).slots.monday.at(-1)).toBe('16:30');
  expect(daysOf(week).ranges).toEqual({ ...CLOSED, ...working });
});

test('for any day, the ranges made of its slots give the same slots again', () => {
  fc.assert(
    fc.property(aDay, (day) => {
      expect(rangesOf(day).flatMap((range) => halfHoursOf(range)!)).toEqual(day);
    }),
  );
});

test('ranges of a day never touch each other', () => {
  fc.assert(
    fc.property(aDay, (day) => {
      const bounds = rangesOf(day).flatMap((range) => range.split('-'));
      expect(bounds).toEqual([...new Set(bounds)].sort());
    }),
  );
});

test('half hours, ranges and a mixture of both in any order are read as the same week', () => {
  fc.assert(
    fc.property(aWeek, (week) => {
      const { slots, ranges } = daysOf(week);
      const both = Object.fromEntries(
        WEEKDAYS.map((day) => [day, [...ranges[day], ...slots[day].toReversed()]]),
      ) as unknown as typeof slots;
      for (const days of [slots, ranges, both]) expect(weekOf(days)).toEqual({ week, faults: [] });
    }),
  );
});

test.each(['18:00', '08:30', '09:15', '9:00', '17:00-18:30', '12:00-11:00', 'all day', ''])(
  'the entry %j is a fault of its day',
  (entry) => {
    expect(weekOf({ ...CLOSED, sunday: ['10:00', entry] }).faults).toEqual(['sunday']);
  },
);

test('an appointment is outside the new week exactly when its half hour was open and closes', () => {
  const zone = 'Africa/Nairobi';
  const monday = new Date('2026-11-23T06:00:00Z');
  const before = [
    { weekday: 1, starts: '09:00' },
    { weekday: 1, starts: '09:30' },
  ];
  expect(bookedOutsideWeek([monday], { before, after: [before[1]!], zone })).toEqual([monday]);
  expect(bookedOutsideWeek([monday], { before, after: [before[0]!], zone })).toEqual([]);
  expect(bookedOutsideWeek([monday], { before: [before[1]!], after: [], zone })).toEqual([]);
});
