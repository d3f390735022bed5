import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MINUTE, addDays, instantOf, wallClock } from '../../platform/time.ts';
import { DEFAULT_WEEK, GRID, SLOT, halfHourAt, halfHoursOf, isOnGrid, slotsWithin, withoutAbsences } from './rules.ts';
import type { HalfHour } from './rules.ts';

const ZONES = [
  'Africa/Dar_es_Salaam',
  'Africa/Nairobi',
  'Africa/Kampala',
  'Africa/Kigali',
  'Africa/Bujumbura',
  'Africa/Johannesburg',
  'Europe/London',
  'Europe/Berlin',
  'America/New_York',
  'Asia/Dubai',
];
const WHOLE_WEEK: HalfHour[] = [1, 2, 3, 4, 5, 6, 7].flatMap((weekday) => GRID.map((starts) => ({ weekday, starts })));

test('the grid has eighteen half hours from 09:00 to 17:30', () => {
  expect(GRID).toHaveLength(18);
  expect([GRID[0], GRID.at(-1)]).toEqual(['09:00', '17:30']);
});

test('a range end is exclusive: the default week is 09:00 to 16:30 from Monday to Friday', () => {
  expect(DEFAULT_WEEK).toHaveLength(5 * 16);
  expect(DEFAULT_WEEK.at(-1)).toEqual({ weekday: 5, starts: '16:30' });
});

test.each([
  ['09:00-10:30', ['09:00', '09:30', '10:00']],
  [' 17:30-18:00 ', ['17:30']],
  ['09:00-18:00', [...GRID]],
])('the range %s is read', (range, starts) => {
  expect(halfHoursOf(range)).toEqual(starts);
});

test.each([
  '',
  '9:00-10:00',
  '08:30-10:00',
  '17:00-18:30',
  '10:00-10:00',
  '12:00-11:00',
  '09:15-10:00',
  '09:00-10:00,11:00-12:00',
  '09:00–10:00',
])('the text %j is no range', (text) => {
  expect(halfHoursOf(text)).toBeNull();
});

test('isOnGrid accepts only weekdays and times of the grid', () => {
  expect(isOnGrid({ weekday: 7, starts: '17:30' })).toBe(true);
  expect(
    [
      { weekday: 0, starts: '09:00' },
      { weekday: 8, starts: '09:00' },
      { weekday: 1, starts: '18:00' },
      { weekday: 1, starts: '09:15' },
    ].some(isOnGrid),
  ).toBe(false);
});

describe.each(ZONES)('five years of half hours in %s', (zone) => {
  const from = new Date('2026-01-01T00:00:00Z');
  const to = new Date('2031-01-01T00:00:00Z');
  const slots = slotsWithin(WHOLE_WEEK, { from, to }, zone);

  test('every day has each half hour of the grid exactly once, at its local time', () => {
    const shown = Map.groupBy(slots, (slot) => wallClock(slot, zone).day);
    const first = wallClock(from, zone).day;
    const wrong: string[] = [];
    for (let day = addDays(first, 1); day < '2030-12-31'; day = addDays(day, 1)) {
      const clocks = (shown.get(day) ?? []).map((slot) => wallClock(slot, zone).time);
      if (clocks.join() !== GRID.join()) wrong.push(day);
    }
    expect(wrong).toEqual([]);
  });

  test('they ascend, and are never less than thirty minutes apart', () => {
    let shortest = Infinity;
    for (const [index, slot] of slots.entries())
      if (index > 0) shortest = Math.min(shortest, slot.getTime() - slots[index - 1]!.getTime());
    expect(shortest).toBe(SLOT);
    expect(SLOT).toBe(30 * MINUTE);
  });
});

test('a shorter span yields exactly those slots of a longer one that lie in it', () => {
  const whole = new Map(
    ZONES.map((zone) => [
      zone,
      slotsWithin(WHOLE_WEEK, { from: new Date('2027-01-01T00:00:00Z'), to: new Date('2028-02-01T00:00:00Z') }, zone),
    ]),
  );
  const instant = fc.date({
    min: new Date('2027-01-02T00:00:00Z'),
    max: new Date('2027-12-30T00:00:00Z'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(
      fc.constantFrom(...ZONES),
      instant,
      fc.integer({ min: 0, max: 20 * 24 * 60 }),
      (zone, from, minutes) => {
        const to = new Date(from.getTime() + minutes * MINUTE);
        expect(slotsWithin(WHOLE_WEEK, { from, to }, zone)).toEqual(
          whole.get(zone)!.filter((slot) => slot >= from && slot < to),
        );
      },
    ),
    { numRuns: 150 },
  );
});

/** Uses half hours of the night, because no clock change falls into the hours that doctors really offer. */
describe('a night in which clocks change', () => {
  const night = (day: string): HalfHour[] => {
    const weekday = new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
    return ['00:30', '01:00', '01:30', '02:00', '02:30', '03:00', '03:30'].map((starts) => ({ weekday, starts }));
  };
  const clocks = (day: string, zone: string) => {
    const stretch = { from: instantOf(day, '00:00', zone)!, to: instantOf(addDays(day, 1), '00:00', zone)! };
    return slotsWithin(night(day), stretch, zone).map(
      (slot) => `${wallClock(slot, zone).time} ${slot.toISOString().slice(11, 16)}Z`,
    );
  };

  test.each([
    ['Europe/London', '2027-03-28', ['00:30 00:30Z', '02:00 01:00Z', '02:30 01:30Z', '03:00 02:00Z', '03:30 02:30Z']],
    ['Europe/Berlin', '2027-03-28', ['00:30 23:30Z', '01:00 00:00Z', '01:30 00:30Z', '03:00 01:00Z', '03:30 01:30Z']],
    [
      'America/New_York',
      '2027-03-14',
      ['00:30 05:30Z', '01:00 06:00Z', '01:30 06:30Z', '03:00 07:00Z', '03:30 07:30Z'],
    ],
  ])('skips the gap in %s on %s', (zone, day, expected) => {
    expect(clocks(day, zone)).toEqual(expected);
  });

  test.each([
    [
      'Europe/London',
      '2027-10-31',
      ['00:30 23:30Z', '01:00 00:00Z', '01:30 00:30Z', '02:00 02:00Z', '02:30 02:30Z', '03:00 03:00Z', '03:30 03:30Z'],
    ],
    [
      'Europe/Berlin',
      '2027-10-31',
      ['00:30 22:30Z', '01:00 23:00Z', '01:30 23:30Z', '02:00 00:00Z', '02:30 00:30Z', '03:00 02:00Z', '03:30 02:30Z'],
    ],
    [
      'America/New_York',
      '2027-11-07',
      ['00:30 04:30Z', '01:00 05:00Z', '01:30 05:30Z', '02:00 07:00Z', '02:30 07:30Z', '03:00 08:00Z', '03:30 08:30Z'],
    ],
  ])('offers the repeated hour once in %s on %s', (zone, day, expected) => {
    expect(clocks(day, zone)).toEqual(expected);
  });
});

test('slots that overlap an absence are removed, adjacent slots stay', () => {
  const day = (clock: string) => new Date(`2027-05-03T${clock}:00Z`);
  const slots = ['09:00', '09:30', '10:00', '10:30', '11:00'].map(day);
  expect(withoutAbsences(slots, [{ from: day('09:45'), to: day('10:30') }])).toEqual(
    ['09:00', '10:30', '11:00'].map(day),
  );
});

test('halfHourAt accepts only the exact start of a half hour of the grid', () => {
  const at = (text: string) => halfHourAt(new Date(text), 'Africa/Dar_es_Salaam');
  expect(at('2027-05-03T07:00:00Z')).toEqual({ weekday: 1, starts: '10:00' });
  expect(at('2027-05-03T07:00:00.001Z')).toBeNull();
  expect(at('2027-05-03T07:00:30Z')).toBeNull();
  expect(at('2027-05-03T07:15:00Z')).toBeNull();
  expect(at('2027-05-03T05:30:00Z')).toBeNull();
});
