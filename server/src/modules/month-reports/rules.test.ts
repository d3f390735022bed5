import { expect, test } from 'vitest';
import type { ReadingBody } from '@tabibu/contract/readings';
import { curveOf } from '../readings/index.ts';
import { figuresOf, lastDayOf, monthBefore, monthOf, spanOf, summaryOf } from './rules.ts';

test('the middle of an odd count is one of the numbers, of an even count halfway between two', () => {
  expect(figuresOf([9, 1, 4])).toEqual({ lowest: 1, middle: 4, highest: 9 });
  expect(figuresOf([10, 1, 4, 100])).toEqual({ lowest: 1, middle: 7, highest: 100 });
  expect(figuresOf([5.5])).toEqual({ lowest: 5.5, middle: 5.5, highest: 5.5 });
});

test('months follow each other over the year', () => {
  expect([monthBefore('2040-01'), monthBefore('2040-03', 2), monthBefore('2039-12', -1)]).toEqual([
    '2039-12',
    '2040-01',
    '2040-01',
  ]);
});

test('a month begins at midnight on its clock, and February has its leap day', () => {
  expect(spanOf('2040-02', 'Africa/Dar_es_Salaam')).toEqual({
    from: new Date('2040-01-31T21:00:00Z'),
    until: new Date('2040-02-29T21:00:00Z'),
  });
  expect([lastDayOf('2040-02'), lastDayOf('2041-02')]).toEqual(['2040-02-29', '2041-02-28']);
  expect(monthOf(new Date('2040-01-31T21:00:00Z'), 'Africa/Dar_es_Salaam')).toBe('2040-02');
  expect(monthOf(new Date('2040-01-31T21:00:00Z'), 'UTC')).toBe('2040-01');
});

test('readings of a kind are counted, and compared with its bands', () => {
  const measured: ReadingBody = {
    id: '019a0000-0000-7000-8000-000000000001',
    version: 1,
    kind: 'blood-sugar',
    values: { mg_dl: 90 },
    meal: 'fasting',
    measured_at: '2040-02-01T05:00:00.000Z',
  };
  const all: ReadingBody[] = [
    measured,
    // After a meal 8 mmol/L is usual, before one it is raised.
    { ...measured, values: { mmol_l: 8 }, meal: 'after-meal' },
    { ...measured, values: { mmol_l: 8 } },
    { ...measured, values: { mmol_l: 19 } },
    { ...measured, kind: 'weight', values: { kilograms: 60 } },
  ];
  expect(summaryOf(curveOf('blood-sugar', all), all)).toMatchObject({
    count: 4,
    outside: 2,
    urgent: [{ values: { mmol_l: 19 } }],
    values: [{ name: 'mmol_l', lowest: 5, middle: 8, highest: 19 }],
  });
  expect(summaryOf(curveOf('weight', all), all)).toMatchObject({ count: 1, outside: null, urgent: [] });
  expect(summaryOf(curveOf('pain', all), all)).toBeUndefined();
});
