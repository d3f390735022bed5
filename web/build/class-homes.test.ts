import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { foreignRules, classConflicts } from './class-homes.ts';

const sources = fileURLToPath(new URL('../src', import.meta.url));

test('no style sheet changes the look of a part whose home is another one', () => {
  expect(foreignRules(sources)).toEqual([]);
});

test('no element has two classes of which the order of the style sheets decides', () => {
  expect(classConflicts(sources)).toEqual([]);
});
