import { expect, test } from 'vitest';
import { dueInZone, firstDayOf, nextDue, refillAt } from './rules.ts';

const PLAN = {
  country: 'TZ',
  times: ['08:00', '20:00'],
  every_days: 1,
  weekdays: [],
  first_day: '2038-01-10',
  last_day: '2038-01-12',
} as const;

// 10 January 2038 is a Sunday.
const due = (plan: object, zone: string, from: string, until: string) =>
  dueInZone({ ...PLAN, ...plan }, zone, { from: new Date(from), until: new Date(until) }).map((one) =>
    one.toISOString(),
  );

test('is due at its local times from the first to the last day, after one instant and until another', () => {
  const all = due({}, 'Africa/Dar_es_Salaam', '2038-01-01T00:00:00Z', '2038-02-01T00:00:00Z');
  expect(all).toEqual(
    ['10', '11', '12'].flatMap((day) => [`2038-01-${day}T05:00:00.000Z`, `2038-01-${day}T17:00:00.000Z`]),
  );
  expect(due({}, 'Africa/Dar_es_Salaam', '2038-01-10T05:00:00Z', '2038-01-11T05:00:00Z')).toEqual([
    '2038-01-10T17:00:00.000Z',
    '2038-01-11T05:00:00.000Z',
  ]);
});

test('of every week is due on the weekday of its first day, wherever one looks from', () => {
  const weekly = { times: ['08:00'], every_days: 7, last_day: null };
  expect(due(weekly, 'UTC', '2038-01-13T00:00:00Z', '2038-01-25T00:00:00Z')).toEqual([
    '2038-01-17T08:00:00.000Z',
    '2038-01-24T08:00:00.000Z',
  ]);
});

test('of certain days of the week is due on those days of the local clock only', () => {
  const weekly = { times: ['00:30'], weekdays: [1, 4], last_day: null };
  expect(due(weekly, 'Africa/Dar_es_Salaam', '2038-01-10T00:00:00Z', '2038-01-20T00:00:00Z')).toEqual([
    // In Greenwich these are a Sunday and a Wednesday.
    '2038-01-10T21:30:00.000Z',
    '2038-01-13T21:30:00.000Z',
    '2038-01-17T21:30:00.000Z',
  ]);
  expect(due(weekly, 'Pacific/Auckland', '2038-01-10T00:00:00Z', '2038-01-12T00:00:00Z')).toEqual([
    '2038-01-10T11:30:00.000Z',
  ]);
});

test('a time that the change to summer time skips is due an hour later, one that occurs twice once', () => {
  const night = { times: ['02:30'], first_day: '2038-01-01', last_day: null };
  // Paris goes from 02:00 to 03:00 on 28 March 2038, and back on 31 October 2038.
  expect(due(night, 'Europe/Paris', '2038-03-26T12:00:00Z', '2038-03-29T12:00:00Z')).toEqual([
    '2038-03-27T01:30:00.000Z',
    '2038-03-28T01:30:00.000Z',
    '2038-03-29T00:30:00.000Z',
  ]);
  expect(due(night, 'Europe/Paris', '2038-10-30T12:00:00Z', '2038-11-01T12:00:00Z')).toEqual([
    '2038-10-31T00:30:00.000Z',
    '2038-11-01T01:30:00.000Z',
  ]);
});

test('at midnight is due on the day of the clock, also far from Greenwich', () => {
  const midnight = { times: ['00:00'], first_day: '2038-01-10', last_day: '2038-01-10' };
  expect(due(midnight, 'Pacific/Auckland', '2038-01-01T00:00:00Z', '2038-02-01T00:00:00Z')).toEqual([
    '2038-01-09T11:00:00.000Z',
  ]);
});

test('the next one is found before the beginning, between two, and not after the end', () => {
  const next = (after: string, plan: object = {}) =>
    nextDue({ ...PLAN, ...plan }, new Date(after))?.toISOString() ?? null;
  expect(next('2037-06-01T00:00:00Z')).toBe('2038-01-10T05:00:00.000Z');
  expect(next('2038-01-10T05:00:00Z')).toBe('2038-01-10T17:00:00.000Z');
  expect(next('2038-01-12T17:00:00Z')).toBeNull();
  expect(next('2039-03-05T00:00:00Z', { every_days: 30, last_day: null })).toBe('2039-03-06T05:00:00.000Z');
});

test('what is written down in the evening begins tomorrow, or on the first of its days of the week', () => {
  const first = (now: string, weekdays: number[] = []) =>
    firstDayOf({ country: 'TZ', times: ['08:00', '20:00'], weekdays }, new Date(now));
  expect([first('2038-01-10T16:59:00Z'), first('2038-01-10T17:00:00Z')]).toEqual(['2038-01-10', '2038-01-11']);
  expect(first('2038-01-10T16:59:00Z', [7])).toBe('2038-01-10');
  expect(first('2038-01-10T17:00:00Z', [7])).toBe('2038-01-17');
  expect(first('2038-01-10T16:59:00Z', [3, 5])).toBe('2038-01-13');
});

test('the next dose of one day of the week is found a week ahead', () => {
  const weekly = { ...PLAN, times: ['08:00'], weekdays: [7], last_day: null };
  expect(nextDue(weekly, new Date('2038-01-10T05:00:00Z'))?.toISOString()).toBe('2038-01-17T05:00:00.000Z');
});

test('the notice to refill comes three days before the last day, and not for a shorter or endless schedule', () => {
  const at = (last: string | null, now = '2038-01-01T00:00:00Z') =>
    refillAt({ ...PLAN, last_day: last }, new Date(now))?.toISOString() ?? null;
  expect(at('2038-01-31')).toBe('2038-01-28T05:00:00.000Z');
  expect([at('2038-01-31', '2038-01-29T00:00:00Z'), at(null)]).toEqual([null, null]);
});
