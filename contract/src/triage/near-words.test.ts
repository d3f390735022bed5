import { expect, test } from 'vitest';
import { errorsAllowed, NearWords } from './near-words.ts';

const LETTERS = 'abcd';
/** Returns whole numbers below a limit, by chance but the same ones each time. */
function chance(): (limit: number) => number {
  let state = 11;
  return (limit) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 8) % limit;
  };
}

/** Returns the optimal string alignment distance of two words, by its definition. */
function distanceOf(one: string, other: string): number {
  const table = Array.from({ length: one.length + 1 }, (_, row) =>
    Array.from({ length: other.length + 1 }, (_, column) => (row === 0 ? column : column === 0 ? row : 0)),
  );
  for (let row = 1; row <= one.length; row += 1)
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwap = row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      table[row]![column] = Math.min(
        table[row - 1]![column]! + 1,
        table[row]![column - 1]! + 1,
        table[row - 1]![column - 1]! + Number(!isSame),
        isSwap ? table[row - 2]![column - 2]! + 1 : Infinity,
      );
    }
  return table[one.length]![other.length]!;
}

test('finds exactly the words that few enough errors lie between', () => {
  const below = chance();
  const word = () => Array.from({ length: 4 + below(10) }, () => LETTERS[below(LETTERS.length)]).join('');
  const known = [...new Set(Array.from({ length: 300 }, word))];
  const near = new NearWords(known);
  let found = 0;
  for (let tried = 0; tried < 150; tried += 1) {
    const asked = word();
    const allowed = errorsAllowed(asked);
    const expected = known.filter((one) => {
      const most = Math.min(allowed, errorsAllowed(one));
      return most > 0 && distanceOf(asked, one) <= most;
    });
    expect(near.near(asked, allowed).toSorted(), asked).toEqual(expected.toSorted());
    found += expected.length;
  }
  expect(found).toBeGreaterThan(20);
});

test('names first what is equal with the fewest letters left out', () => {
  const near = new NearWords(['contraction', 'contractions', 'contractons']);
  expect(near.near('contractonss', 2)[0]).toBe('contractons');
});
