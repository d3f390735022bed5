import { expect, test } from 'vitest';
import { Notes, Numbers } from './near-places.ts';
import { PairIndex } from './pair-index.ts';

const numbers = new Numbers();
for (const name of ['fever', 'cough', 'child', 'night', 'alone']) numbers.give(name);
const index = new PairIndex([[['fever'], ['child']], [['cough'], ['child', 'night']], [['alone']]], numbers);

/** Returns the numbers of the things that are found where names stand in areas of a text. */
function found(...places: [string, number][]): number[] {
  const notes = new Notes<string>(numbers);
  for (const [name, areas] of places) notes.add(numbers.of(name), name, name, areas);
  return [...index.thingsWith(notes)];
}

test('finds what has both marks near each other, or its only mark', () => {
  expect(found(['fever', 1], ['child', 1])).toEqual([0]);
  expect(found(['cough', 1], ['night', 1])).toEqual([1]);
  expect(found(['alone', 4])).toEqual([2]);
});

test('finds nothing where one mark is not there or far away', () => {
  expect(found(['fever', 1])).toEqual([]);
  expect(found(['fever', 1], ['child', 2])).toEqual([]);
  expect(found(['child', 1], ['night', 1])).toEqual([]);
});
