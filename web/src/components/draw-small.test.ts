import { expect, test } from 'vitest';
import { fitted } from './draw-small.ts';

test('the longer side is shortened and the proportions stay', () => {
  expect(fitted(4000, 3000, 1280)).toEqual({ width: 1280, height: 960 });
  expect(fitted(3000, 4000, 800)).toEqual({ width: 600, height: 800 });
});

test('a small picture stays as it is', () => {
  expect(fitted(300, 200, 1280)).toEqual({ width: 300, height: 200 });
});
