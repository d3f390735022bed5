import { expect, test } from 'vitest';
import { daypartsOf, firstChoice, sameInstant, slotDays } from './slot-picker-days.ts';

const slot = (day: string, time: string) => ({ starts_at: `${day}T${time}:00Z`, day, patient_time: time, doctor_time: time });

test('every day of the page is there, also the full ones and over the end of a month', () => {
  const days = slotDays({ from: '2026-11-29', days: 4, slots: [slot('2026-12-01', '11:00'), slot('2026-12-01', '09:00')] });
  expect(days.map(({ day, slots }) => [day, slots.length])).toEqual([['2026-11-29', 0], ['2026-11-30', 0], ['2026-12-01', 2], ['2026-12-02', 0]]);
  expect(days[2]?.slots[0]?.patient_time).toBe('09:00');
});

test('10:00 is chosen when it is free, else the first free time', () => {
  expect(firstChoice([slot('2026-11-29', '09:00'), slot('2026-11-29', '10:00')])?.patient_time).toBe('10:00');
  expect(firstChoice([slot('2026-11-29', '09:30'), slot('2026-11-29', '11:00')])?.patient_time).toBe('09:30');
  expect(firstChoice([])).toBeUndefined();
});

test('times stand under the part of the day that Swahili names', () => {
  const parts = daypartsOf(['06:30', '09:00', '11:30', '12:00', '16:00', '19:00'].map((time) => slot('2026-11-29', time)));
  expect(parts.map(({ part, slots }) => [part, slots.length])).toEqual([['dawn', 1], ['morning', 2], ['afternoon', 1], ['evening', 1], ['night', 1]]);
});

test('an instant is the same in every spelling', () => {
  expect(sameInstant('2026-11-29T07:00:00Z', '2026-11-29T10:00:00.000+03:00')).toBe(true);
});
