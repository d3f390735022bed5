import { expect, test } from 'vitest';
import { proposeTimes } from './medication-times.ts';
import { readFrequency } from './read-dose.ts';

const proposed = (frequency: string, days: number | null = 7, asNeeded = false) =>
  proposeTimes({ days, as_needed: asNeeded, codes: { frequency: readFrequency(frequency) } });

test.each([
  ['once a day', ['08:00'], 1],
  ['mara tatu kwa siku', ['08:00', '14:00', '20:00'], 1],
  ['bd', ['08:00', '20:00'], 1],
  ['toutes les 8 heures', ['07:00', '15:00', '23:00'], 1],
  ['every 48 hours', ['08:00'], 2],
  ['once a week', ['08:00'], 7],
  ['at bedtime', ['20:30'], 1],
  ['morning and evening', ['08:00', '20:00'], 1],
])('%s is proposed at its times', (frequency, times, everyDays) => {
  expect(proposed(frequency)).toEqual({ times, every_days: everyDays, weekdays: [], days: 7, refill: false });
});

test.each([
  ['twice a week', [1, 4]],
  ['3 times a week', [1, 3, 5]],
  ['5 times a week', [1, 2, 3, 4, 5]],
])('%s is proposed on days of the week', (frequency, weekdays) => {
  expect(proposed(frequency)).toEqual({ times: ['08:00'], every_days: 1, weekdays, days: 7, refill: false });
});

test.each(['every 5 hours', '12 times a day', 'when the moon is full'])('nothing is proposed for %s', (frequency) => {
  expect(proposed(frequency)).toBeNull();
});

test('nothing is proposed for what is taken as needed, or was signed before codes existed', () => {
  expect(proposed('tds', 7, true)).toBeNull();
  expect(proposeTimes({ days: 7, as_needed: false, codes: null })).toBeNull();
});

test('one single dose lasts a day, and a notice to refill is proposed for two weeks and longer', () => {
  expect(proposed('stat', null)).toMatchObject({ days: 1, refill: false });
  expect([13, 14, null].map((days) => proposed('od', days)?.refill)).toEqual([false, true, false]);
});
