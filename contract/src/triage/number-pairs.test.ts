import { expect, test } from 'vitest';
import { NumberPairs } from './number-pairs.ts';

test('knows its pairs in their order, and no other', () => {
  const all = Array.from({ length: 300 }, (_, one) => ({
    one,
    other: (one * 7) % 300,
    of: `${one} ${(one * 7) % 300}`,
  }));
  const pairs = new NumberPairs(all);
  for (let one = 0; one < 300; one += 1)
    for (let other = 0; other < 300; other += 1)
      expect(pairs.get(one, other)).toBe(other === (one * 7) % 300 ? `${one} ${other}` : null);
});

test('refuses numbers that it could not tell apart', () => {
  expect(() => new NumberPairs([{ one: 0, other: 32_768, of: 'far' }])).toThrow('too many numbers');
});
