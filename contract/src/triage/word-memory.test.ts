import { expect, test } from 'vitest';
import { remembered } from './word-memory.ts';

test('what was found for a word is kept, and forgotten only after thousands of other words', () => {
  const asked: string[] = [];
  const find = remembered((word) => {
    asked.push(word);
    return word === 'nothing' ? null : word.toUpperCase();
  });
  const times = (word: string) => asked.filter((one) => one === word).length;
  expect([find('homa'), find('homa'), find('nothing'), find('nothing')]).toEqual(['HOMA', 'HOMA', null, null]);
  for (let other = 0; other < 6_000; other += 1) find(`a${other}`);
  expect(find('homa')).toBe('HOMA');
  expect([times('homa'), times('nothing')]).toEqual([1, 1]);
  for (let other = 0; other < 20_000; other += 1) find(`b${other}`);
  expect(find('homa')).toBe('HOMA');
  expect(times('homa')).toBe(2);
});
