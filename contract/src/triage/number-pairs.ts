import { HASH_START, placeOf, powerOfTwo, withCharacter } from './word-hash.ts';

/** Places of the table for each pair: most are free, because most pairs that are asked for are not there. */
const PLACES_FOR_EACH = 4;
/** Numbers below are told apart. */
const MOST = 32_768;

/** What belongs to pairs of numbers, in one list: asking for a pair that is not there looks at one place of it. */
export class NumberPairs<T> {
  readonly #keys: Int32Array;
  readonly #things: (T | null)[];

  /** Makes a table of pairs in their order. Throws if a number is too high. */
  constructor(pairs: readonly { readonly one: number; readonly other: number; readonly of: T }[]) {
    const size = powerOfTwo(pairs.length * PLACES_FOR_EACH);
    this.#keys = new Int32Array(size);
    this.#things = Array.from({ length: size }, () => null);
    for (const { one, other, of } of pairs) {
      if (Math.max(one, other) >= MOST) throw new Error('There are too many numbers.');
      const place = this.#placeOf(keyOf(one, other));
      this.#keys[place] = keyOf(one, other);
      this.#things[place] = of;
    }
  }

  /** Returns what belongs to a pair, or null. */
  get(one: number, other: number): T | null {
    return this.#things[this.#placeOf(keyOf(one, other))]!;
  }

  /** Returns where a key stands, or a free place if it does not. */
  #placeOf(key: number): number {
    const size = this.#keys.length;
    let place = placeOf(withCharacter(HASH_START, key), size);
    while (this.#keys[place] !== 0 && this.#keys[place] !== key) place = (place + 1) & (size - 1);
    return place;
  }
}

/** Returns two numbers as one that is never nought. */
function keyOf(one: number, other: number): number {
  return one * MOST + other + 1;
}
