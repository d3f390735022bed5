import { expect, test } from 'vitest';
import { copied, isSameWeek, stretchesOf, toggled } from './week-draft.ts';
import type { WeekSlots } from './week-draft.ts';

const WEEK: WeekSlots = {
  monday: ['09:00', '10:00'],
  tuesday: [],
  wednesday: [],
  thursday: [],
  friday: [],
  saturday: [],
  sunday: [],
};

test('a half hour is inserted in order and can be closed again', () => {
  const opened = toggled(WEEK, 'monday', '09:30');
  expect(opened.monday).toEqual(['09:00', '09:30', '10:00']);
  expect(isSameWeek(toggled(opened, 'monday', '09:30'), WEEK)).toBe(true);
  expect(isSameWeek(opened, WEEK)).toBe(false);
});

test('a day is copied to the chosen days only', () => {
  const week = copied(WEEK, 'monday', ['friday', 'sunday']);
  expect([week.friday, week.sunday, week.tuesday]).toEqual([WEEK.monday, WEEK.monday, []]);
});

test('adjacent half hours are shown as one range, and the last half hour ends at 18:00', () => {
  expect(stretchesOf(['09:00', '09:30', '11:00', '17:30'])).toEqual(['09:00–10:00', '11:00–11:30', '17:30–18:00']);
  expect(stretchesOf([])).toEqual([]);
});
