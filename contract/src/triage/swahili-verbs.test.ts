import { expect, test } from 'vitest';
import { readVerb } from './swahili-verbs.ts';

const known = new Set(['vimba', 'toka', 'tapika', 'anguka', 'uma']);

test.for([
  ['umevimba', 'vimba', false],
  ['haujavimba', 'vimba', true],
  ['hauumi', 'uma', true],
  ['hapaumi', 'uma', true],
  ['isiyotoka', 'toka', true],
  ['asiyetapika', 'tapika', true],
  ['anayetapika', 'tapika', false],
  ['iliyotoka', 'toka', false],
  ['alipoanguka', 'anguka', false],
] as const)('%s is a form of -%s', ([word, stem, negative]) => {
  expect(readVerb(word, (one) => known.has(one))).toContainEqual({ stem, negative });
});
