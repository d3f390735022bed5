import { HASH_START, placeOf, powerOfTwo, withCharacter } from './word-hash.ts';

const LETTER_A = 'a'.charCodeAt(0);
const LETTER_E = 'e'.charCodeAt(0);
const LETTER_I = 'i'.charCodeAt(0);
/** Places of the table for each stem: most are free, so that a search ends soon. */
const PLACES_FOR_EACH = 4;

/**
 * The stems of verbs by hashes of their letters from the last to the first. Tells of a spelling whether it may end in a
 * stem, before a text is made of it: hardly one of the hundred ways to spell a word otherwise does.
 */
export class StemEndings {
  readonly #table: Int32Array;
  readonly #shortest: number;
  readonly #longest: number;

  constructor(stems: readonly string[]) {
    const lengths = stems.map(({ length }) => length);
    this.#shortest = Math.min(...lengths);
    this.#longest = Math.max(...lengths);
    this.#table = new Int32Array(powerOfTwo(stems.length * PLACES_FOR_EACH));
    for (const stem of stems) this.#add(hashFromEnd(stem));
  }

  /**
   * Tells whether a spelling, given as characters of which so many count, may end in a stem, or in one whose last
   * letter is an -a in place of -i or -e. It may say so of a spelling that does not.
   */
  mayEnd(characters: Uint8Array, length: number): boolean {
    const last = characters[length - 1]!;
    if (this.#mayEndWith(characters, length, last)) return true;
    return (last === LETTER_E || last === LETTER_I) && this.#mayEndWith(characters, length, LETTER_A);
  }

  #mayEndWith(characters: Uint8Array, length: number, last: number): boolean {
    let hash = withCharacter(HASH_START, last);
    const end = Math.max(0, length - this.#longest);
    for (let at = length - 2; at >= end; at -= 1) {
      hash = withCharacter(hash, characters[at]!);
      if (length - at >= this.#shortest && this.#has(hash)) return true;
    }
    return false;
  }

  #has(hash: number): boolean {
    const size = this.#table.length;
    for (let at = placeOf(hash, size); this.#table[at] !== 0; at = (at + 1) & (size - 1))
      if (this.#table[at] === hash) return true;
    return false;
  }

  #add(hash: number): void {
    const size = this.#table.length;
    let at = placeOf(hash, size);
    while (this.#table[at] !== 0) at = (at + 1) & (size - 1);
    this.#table[at] = hash;
  }
}

function hashFromEnd(word: string): number {
  let hash = HASH_START;
  for (let at = word.length - 1; at >= 0; at -= 1) hash = withCharacter(hash, word.charCodeAt(at));
  return hash;
}
