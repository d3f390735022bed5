import { expect, test } from 'vitest';
import { clockText, daysBetween, wallClockByIntl, swahiliClock, wallClockAt } from './clock-times.ts';
import { LIVE_COUNTRIES } from './countries.ts';

test.each([
  [0, 0, 'saa 6:00 usiku'],
  [2, 59, 'saa 8:59 usiku'],
  [3, 0, 'saa 9:00 alfajiri'],
  [6, 0, 'saa 12:00 alfajiri'],
  [7, 0, 'saa 1:00 asubuhi'],
  [10, 30, 'saa 4:30 asubuhi'],
  [12, 0, 'saa 6:00 mchana'],
  [13, 0, 'saa 7:00 mchana'],
  [16, 0, 'saa 10:00 jioni'],
  [18, 30, 'saa 12:30 jioni'],
  [19, 0, 'saa 1:00 usiku'],
  [23, 59, 'saa 5:59 usiku'],
])('%i:%i is %s', (hour, minute, words) => {
  expect(swahiliClock(hour, minute)).toBe(words);
});

test('Swahili prints both clocks, English and French one', () => {
  expect(clockText('sw', '10:00')).toBe('saa 4:00 asubuhi (10:00)');
  expect(clockText('en', '10:00')).toBe('10:00');
  expect(clockText('fr', '09:30')).toBe('09:30');
});

test('Nairobi is one hour ahead of Kigali, and the date changes at midnight', () => {
  expect(wallClockAt('2026-11-20T21:30:00Z', 'Africa/Nairobi')).toEqual({ day: '2026-11-21', time: '00:30' });
  expect(wallClockAt('2026-11-20T21:30:00Z', 'Africa/Kigali')).toEqual({ day: '2026-11-20', time: '23:30' });
});

test('days are counted by the calendar', () => {
  expect(daysBetween('2026-02-28', '2026-03-01')).toBe(1);
  expect(daysBetween('2026-11-20', '2026-11-20')).toBe(0);
});

test('the clocks of our countries are as the table of zones has them, in every month of ten years', () => {
  const months = Array.from({ length: 120 }, (_, month) => new Date(Date.UTC(2024, month, 15, 21, 30)));
  const zones = LIVE_COUNTRIES.flatMap(({ timeZone }) => timeZone ?? []);
  expect(zones).toHaveLength(6);
  for (const timeZone of zones)
    for (const instant of months)
      expect([timeZone, wallClockAt(instant.getTime(), timeZone)]).toEqual([
        timeZone,
        wallClockByIntl(instant, timeZone),
      ]);
});
