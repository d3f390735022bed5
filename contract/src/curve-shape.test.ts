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

test('the areas of usual values are drawn whole, each of its own number, also far below high readings', () => {
  const shape = shapeOf({ ...CURVE, values: { systolic: [182, 185, 184], diastolic: [121, 122, 121] } });
  const drawn = shape?.lines.map(({ name, path }) => ({ name, y: Number(/^M\S+ (\S+?)[L]/.exec(path)?.[1]) })) ?? [];
  const inside = (name: string) => {
    const y = drawn.find((one) => one.name === name)?.y ?? Number.NaN;
    return shape?.usual.filter((area) => y >= area.y && y <= area.y + area.height).map((area) => area.name);
  };
  expect(shape?.usual.map(({ name, from, to }) => [name, from, to])).toEqual([
    ['systolic', 90, 130],
    ['diastolic', 60, 85],
  ]);
  expect(shape?.usual.every(({ y, height }) => height > 10 && y >= 0 && y + height <= BOX.height)).toBe(true);
  expect(inside('systolic')).toEqual([]);
  // 121 is a usual upper number: the legend tells the two areas apart by colour.
  expect(inside('diastolic')).toEqual(['systolic']);
});

test('numbers at the axis do not lie over each other', () => {
  const marks = shapeOf({ ...CURVE, values: { systolic: [129, 131, 130], diastolic: [84, 85, 86] } })?.marks ?? [];
  const heights = marks.map(({ y }) => y).sort((one, other) => one - other);
  expect(heights.slice(1).every((y, place) => y - heights[place]! >= 12)).toBe(true);
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
