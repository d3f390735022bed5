import { expect, test } from 'vitest';
import { daypartsOf, firstChoice, sameInstant, slotDays, withoutOwnHold } from './slot-picker-days.ts';

const slot = (day: string, time: string) => ({
  starts_at: `${day}T${time}:00Z`,
  day,
  patient_time: time,
  doctor_time: time,
});

test('every day of the page is listed, also full ones and across the end of a month', () => {
  const days = slotDays({
    from: '2026-11-29',
    days: 4,
    slots: [slot('2026-12-01', '11:00'), slot('2026-12-01', '09:00')],
  });
  expect(days.map(({ day, slots }) => [day, slots.length])).toEqual([
    ['2026-11-29', 0],
    ['2026-11-30', 0],
    ['2026-12-01', 2],
    ['2026-12-02', 0],
  ]);
  expect(days[2]?.slots[0]?.patient_time).toBe('09:00');
});

test('10:00 is chosen when it is free, else the first free time', () => {
  expect(firstChoice([slot('2026-11-29', '09:00'), slot('2026-11-29', '10:00')])?.patient_time).toBe('10:00');
  expect(firstChoice([slot('2026-11-29', '09:30'), slot('2026-11-29', '11:00')])?.patient_time).toBe('09:30');
  expect(firstChoice([])).toBeUndefined();
});

test('times are grouped by the Swahili parts of the day', () => {
  const parts = daypartsOf(
    ['06:30', '09:00', '11:30', '12:00', '16:00', '19:00'].map((time) => slot('2026-11-29', time)),
  );
  expect(parts.map(({ part, slots }) => [part, slots.length])).toEqual([
    ['dawn', 1],
    ['morning', 2],
    ['afternoon', 1],
    ['evening', 1],
    ['night', 1],
  ]);
});

test('the same instant in another spelling is recognised', () => {
  expect(sameInstant('2026-11-29T07:00:00Z', '2026-11-29T10:00:00.000+03:00')).toBe(true);
});

test('without the own hold its time is left out and another one is preselected', () => {
  const page = {
    doctor_time_zone: 'Africa/Dar_es_Salaam',
    patient_time_zone: 'Africa/Dar_es_Salaam',
    from: '2026-11-29',
    days: 2,
    slots: [slot('2026-11-29', '09:30'), slot('2026-11-29', '10:00'), slot('2026-11-30', '10:00')],
    preselected: '2026-11-29T10:00:00Z',
    held: null,
  };
  expect(withoutOwnHold(page)).toBe(page);
  const held = {
    booking_id: '019b7600-0000-7000-8000-000000000001',
    starts_at: '2026-11-29T10:00:00.000Z',
    type: 'phone' as const,
    hold_expires_at: '2026-11-28T10:00:00.000Z',
    reason: null,
    person_id: null,
  };
  const others = withoutOwnHold({ ...page, held });
  expect(others.slots.map(({ starts_at: startsAt }) => startsAt)).toEqual([
    '2026-11-29T09:30:00Z',
    '2026-11-30T10:00:00Z',
  ]);
  expect(others.preselected).toBe('2026-11-29T09:30:00Z');
});
