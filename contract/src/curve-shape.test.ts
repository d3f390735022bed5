import { expect, test } from 'vitest';
import { BOX, shapeOf } from './curve-shape.ts';

const CURVE = {
  kind: 'blood-pressure' as const,
  from: '2026-11-10T06:00:00.000Z',
  minutes: [0, 60, 60],
  values: { systolic: [120, 140, 160], diastolic: [80, null, 90] },
};

test('a curve fills its box from the first reading to the last, and skips what was not measured', () => {
  const shape = shapeOf(CURVE);
  const xs = (path = '') => [...path.matchAll(/[ML]([\d.]+) /g)].map(([, x]) => Number(x));
  expect(shape?.lines.map(({ path }) => xs(path))).toEqual([
    [BOX.left, 174, BOX.width - 4],
    [BOX.left, BOX.width - 4],
  ]);
  expect([shape?.low, shape?.high]).toEqual([80, 160]);
});

test('usual values are an area, but not of blood sugar before and after meals together', () => {
  expect(shapeOf(CURVE)?.usual.map(({ name }) => name)).toEqual(['systolic', 'diastolic']);
  const sugar = { ...CURVE, kind: 'blood-sugar' as const, values: { mmol_l: [5, 6, 7] } };
  expect(shapeOf({ ...sugar, meals: ['fasting', 'fasting', 'fasting'] })?.usual).toHaveLength(1);
  expect(shapeOf({ ...sugar, meals: ['fasting', 'after-meal', 'fasting'] })?.usual).toEqual([]);
});

test('one reading alone is no curve', () => {
  expect(shapeOf({ ...CURVE, minutes: [0], values: { systolic: [120] } })).toBeNull();
});

test('a year of three a day is laid out well within a second', () => {
  const many = <Value>(value: (place: number) => Value) => Array.from({ length: 1095 }, (_, place) => value(place));
  const year = { ...CURVE, minutes: many(() => 480), values: { systolic: many((place) => 120 + (place % 40)) } };
  const start = performance.now();
  expect(shapeOf(year)?.lines[0]?.path.match(/L/g)).toHaveLength(1094);
  expect(performance.now() - start).toBeLessThan(500);
});
