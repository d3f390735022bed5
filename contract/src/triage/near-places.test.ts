import { expect, test } from 'vitest';
import { areasOf } from './near-places.ts';

const text = (...lengths: number[]) =>
  lengths.flatMap((length, segment) => Array.from({ length }, () => ({ segment })));

test('two words of a segment that are near each other have an area in common', () => {
  const areas = areasOf(text(3, 200, 40), 7);
  for (let at = 0; at < 203; at += 1)
    for (let other = Math.max(3, at - 7); at >= 3 && other <= at; other += 1)
      expect(areas[at]! & areas[other]!, `${at} and ${other}`).not.toBe(0);
});

test('words of neighbouring segments, and far ones of the same, have none', () => {
  const areas = areasOf(text(5, 5, 30), 7);
  expect(areas[4]! & areas[5]!).toBe(0);
  expect(areas[9]! & areas[10]!).toBe(0);
  expect(areas[10]! & areas[24]!).toBe(0);
});
