import { expect, test } from 'vitest';
import { readSchedule, timesIn } from './schedule-form.ts';

const TYPED = {
  kind: 'medicine',
  name: ' Amlodipine ',
  dose: '1',
  'time-1': '20:00',
  'time-2': '',
  'time-3': '08:00',
  every_days: '2',
  days: '',
};

test('a form says what is due, at which times in order, and how often', () => {
  expect(readSchedule(TYPED)).toEqual({
    planned: {
      due: { kind: 'medicine', name: 'Amlodipine', dose: '1' },
      times: ['08:00', '20:00'],
      every_days: 2,
      weekdays: [],
      days: null,
      refill: false,
    },
    faults: [],
  });
});

test('days of the week count only where they were chosen as how often', () => {
  const days = { 'weekday-1': '1', 'weekday-5': '1' };
  expect(readSchedule({ ...TYPED, ...days }).planned).toMatchObject({ every_days: 2, weekdays: [] });
  expect(readSchedule({ ...TYPED, ...days, every_days: '0' }).planned).toMatchObject({
    every_days: 1,
    weekdays: [1, 5],
  });
  expect(readSchedule({ ...TYPED, every_days: '0' }).faults).toEqual(['weekdays']);
});

test.each([
  [{ name: ' ' }, ['name']],
  [{ 'time-1': '', 'time-3': '' }, ['time']],
  [{ 'time-1': '08:00' }, ['time']],
  [{ 'time-1': 'saa mbili' }, ['time']],
  [{ days: '0' }, ['days']],
  [{ days: '731' }, ['days']],
  [{ days: 'wiki', name: '' }, ['name', 'days']],
])('%j is wrong at its field', (typed, faults) => {
  expect(readSchedule({ ...TYPED, ...typed }).faults).toEqual(faults);
});

test('times that were typed come back as they were typed', () => {
  expect(timesIn({ 'time-2': 'x', 'time-8': '09:00', 'time-9': '10:00' })).toEqual(['x', '09:00']);
});
