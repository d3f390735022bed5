import { describe, expect, test } from 'vitest';
import { keysGone, nextReminder, remindersOf, reminderNow } from './rules.ts';

const START = { basis: 'last-period', day: '2026-06-01', done: [] } as const;
const at = (day: string) => new Date(`${day}T06:00:00.000Z`);

describe('reminders', () => {
  test('come at nine on the clock of the country, a week and a day before each of the eight visits', () => {
    const all = remindersOf(START, 'TZ');
    expect(all).toHaveLength(16);
    expect(all.slice(0, 3)).toEqual([
      { at: at('2026-08-17'), dueOn: '2026-08-24', daysBefore: 7 },
      { at: at('2026-08-23'), dueOn: '2026-08-24', daysBefore: 1 },
      { at: at('2026-10-12'), dueOn: '2026-10-19', daysBefore: 7 },
    ]);
    expect(all.at(-1)).toMatchObject({ dueOn: '2027-03-08', daysBefore: 1 });
    expect(remindersOf(START, 'RW')[0]?.at.toISOString()).toBe('2026-08-17T07:00:00.000Z');
  });

  test('of a ticked visit do not come', () => {
    expect(remindersOf({ ...START, done: [12] }, 'TZ')[0]).toMatchObject({ dueOn: '2026-10-19' });
    expect(nextReminder({ ...START, done: [12, 20, 26, 30, 34, 36, 38, 40] }, 'TZ', at('2026-06-01'))).toBeNull();
  });

  test('are the same, however the pregnancy was dated', () => {
    expect(remindersOf({ basis: 'expected', day: '2027-03-08', done: [] }, 'TZ')).toEqual(remindersOf(START, 'TZ'));
  });

  test('end with the last visit', () => {
    expect(nextReminder(START, 'TZ', at('2027-03-06'))).toEqual(at('2027-03-07'));
    expect(nextReminder(START, 'TZ', at('2027-03-07'))).toBeNull();
  });
});

describe('after an outage', () => {
  const now = (day: string, hour = '06') => ({ since: at('2026-08-17'), now: new Date(`${day}T${hour}:00:00.000Z`) });

  test('the latest reminder goes out alone, and none once the day of its visit is over', () => {
    expect(reminderNow(START, 'TZ', now('2026-08-20'))).toMatchObject({ daysBefore: 7 });
    expect(reminderNow(START, 'TZ', now('2026-08-24', '20'))).toMatchObject({ daysBefore: 1 });
    expect(reminderNow(START, 'TZ', now('2026-08-24', '21'))).toBeUndefined();
  });
});

test('a change withdraws the reminders that hold no more, and the end withdraws all', () => {
  expect(keysGone('p', 'TZ', START, { ...START, done: [12] })).toEqual([
    'check-up-due:p:2026-08-24:7',
    'check-up-due:p:2026-08-24:1',
  ]);
  expect(keysGone('p', 'TZ', START, START)).toEqual([]);
  expect(keysGone('p', 'TZ', START, null)).toHaveLength(16);
});
