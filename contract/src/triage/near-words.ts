import { HASH_START, placeOf, powerOfTwo, withCharacter } from './word-hash.ts';

/** Length from which one wrong letter is forgiven, and from which two are. */
export const ONE_ERROR_FROM = 5;
export const TWO_ERRORS_FROM = 8;
/** Errors are looked for among the words whose beginnings are alike: a long word has hundreds of ways to be wrong. */
const BEGINNING = 10;
/** A beginning has so many keys: itself, and what is left without one or two of its letters. */
const MOST_KEYS = 1 + BEGINNING + (BEGINNING * (BEGINNING - 1)) / 2;
/** A word that is asked for, and one that is known, have at most so many characters. */
const LONGEST = 64;

/** Returns how many errors are forgiven in a word. */
export function errorsAllowed({ length }: string): number {
  if (length < ONE_ERROR_FROM) return 0;
  return length < TWO_ERRORS_FROM ? 1 : 2;
}

/**
 * Words by the hashes of their beginnings with letters left out. The hashes stand in lists of numbers: texts of them
 * would take ten times the memory, and each search would make fifty texts first.
 */
export class NearWords {
  readonly #words: readonly string[];
  readonly #letters: Int32Array;
  /** The last search that compared each word. */
  readonly #compared: Int32Array;
  readonly #starts: Int32Array;
  readonly #hashes: Int32Array;
  readonly #owners: Int32Array;
  readonly #keys = new Int32Array(MOST_KEYS);
  #search = 0;

  constructor(words: readonly string[]) {
    this.#words = words.filter((word) => errorsAllowed(word) > 0 && word.length <= LONGEST);
    this.#letters = Int32Array.from(this.#words, lettersOf);
    this.#compared = new Int32Array(this.#words.length);
    const counts = this.#words.map((word) => writeKeys(word, errorsAllowed(word), this.#keys));
    const all = counts.reduce((sum, count) => sum + count, 0);
    this.#hashes = new Int32Array(all);
    this.#owners = new Int32Array(all);
    this.#starts = new Int32Array(powerOfTwo(all) + 1);
    this.#fill(counts);
  }

  /**
   * Returns the words that differ from a word by at most so many errors, and by no more than they allow themselves:
   * those that fewer left out letters make equal first.
   */
  near(word: string, allowed: number): string[] {
    const found: string[] = [];
    const letters = lettersOf(word);
    const count = writeKeys(word, allowed, this.#keys);
    const size = this.#starts.length - 1;
    this.#search += 1;
    for (let key = 0; key < count; key += 1) {
      const hash = this.#keys[key]!;
      const place = placeOf(hash, size);
      const end = this.#starts[place + 1]!;
      for (let at = this.#starts[place]!; at < end; at += 1)
        if (this.#hashes[at] === hash) this.#compare(found, this.#owners[at]!, word, letters, allowed);
    }
    return found;
  }

  #compare(found: string[], number: number, word: string, letters: number, allowed: number): void {
    if (this.#compared[number] === this.#search) return;
    this.#compared[number] = this.#search;
    const known = this.#words[number]!;
    const most = Math.min(allowed, errorsAllowed(known));
    if (Math.abs(known.length - word.length) > most) return;
    // Each error changes at most two of the letters that a word has.
    if (bitsOf(letters ^ this.#letters[number]!) > 2 * most) return;
    if (isNear(word, known, most)) found.push(known);
  }

  /** Sorts the words by the places of their keys; words of one place stay in their order. */
  #fill(counts: readonly number[]): void {
    const size = this.#starts.length - 1;
    const hashes = new Int32Array(this.#hashes.length);
    let filled = 0;
    for (const [number, word] of this.#words.entries()) {
      writeKeys(word, errorsAllowed(word), this.#keys);
      hashes.set(this.#keys.subarray(0, counts[number]), filled);
      filled += counts[number]!;
    }
    for (const hash of hashes) this.#starts[placeOf(hash, size) + 1]! += 1;
    for (let place = 0; place < size; place += 1) this.#starts[place + 1]! += this.#starts[place]!;
    const next = this.#starts.slice();
    let from = 0;
    for (const [number, count] of counts.entries()) {
      for (let key = from; key < from + count; key += 1) {
        const place = placeOf(hashes[key]!, size);
        this.#hashes[next[place]!] = hashes[key]!;
        this.#owners[next[place]!] = number;
        next[place]! += 1;
      }
      from += count;
    }
  }
}

/** Writes the hashes of a word's beginning with up to so many letters left out, the fewest first; returns how many. */
function writeKeys(word: string, most: number, keys: Int32Array): number {
  const length = Math.min(word.length, BEGINNING);
  let count = 1;
  keys[0] = hashWithout(word, length, -1, -1);
  if (most > 0)
    for (let first = 0; first < length; first += 1) {
      keys[count] = hashWithout(word, length, first, -1);
      count += 1;
    }
  if (most > 1)
    for (let first = 0; first < length; first += 1)
      for (let second = first + 1; second < length; second += 1) {
        keys[count] = hashWithout(word, length, first, second);
        count += 1;
      }
  return count;
}

function hashWithout(word: string, length: number, first: number, second: number): number {
  let hash = HASH_START;
  for (let at = 0; at < length; at += 1)
    if (at !== first && at !== second) hash = withCharacter(hash, word.charCodeAt(at));
  return hash;
}

/** Returns which letters a word has, as bits; several letters may share one. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}

function bitsOf(number: number): number {
  let bits = 0;
  for (let left = number; left !== 0; left &= left - 1) bits += 1;
  return bits;
}

/** Tells whether at most so many edits, or swaps of neighbours, lie between two words (optimal string alignment). */
function isNear(one: string, other: string, most: number): boolean {
  let from = 0;
  let oneEnd = one.length;
  let otherEnd = other.length;
  while (from < oneEnd && from < otherEnd && one.charCodeAt(from) === other.charCodeAt(from)) from += 1;
  while (oneEnd > from && otherEnd > from && one.charCodeAt(oneEnd - 1) === other.charCodeAt(otherEnd - 1)) {
    oneEnd -= 1;
    otherEnd -= 1;
  }
  // Where one of them has no letter left, the others of the other one are edits each.
  if (oneEnd === from || otherEnd === from) return oneEnd + otherEnd - 2 * from <= most;
  return distance(one.slice(from, oneEnd), other.slice(from, otherEnd), most) <= most;
}

/** Three rows of a table of distances: of a letter, of the one before, and of the one before that. */
type Rows = { current: Uint8Array; last: Uint8Array; beforeLast: Uint8Array };
const row = () => new Uint8Array(LONGEST + 1);
const ROWS: Rows = { current: row(), last: row(), beforeLast: row() };

/** Returns the optimal string alignment distance of two words; what is more than `most` may be any larger number. */
function distance(one: string, other: string, most: number): number {
  let leastBefore = 0;
  for (let column = 0; column <= other.length; column += 1) ROWS.last[column] = column;
  for (let letter = 1; letter <= one.length; letter += 1) {
    const least = fillRow(one, other, letter);
    // A swap reaches over one row and costs one.
    if (least > most && leastBefore >= most) return least;
    leastBefore = least;
    const { current, last, beforeLast } = ROWS;
    ROWS.current = beforeLast;
    ROWS.last = current;
    ROWS.beforeLast = last;
  }
  return ROWS.last[other.length]!;
}

/** Fills the row of a letter of the one word, and returns the least number in it. */
function fillRow(one: string, other: string, letter: number): number {
  const { current, last, beforeLast } = ROWS;
  const own = one.charCodeAt(letter - 1);
  let leastOfRow = letter;
  current[0] = letter;
  for (let column = 1; column <= other.length; column += 1) {
    const beside = other.charCodeAt(column - 1);
    let least = Math.min(last[column]! + 1, current[column - 1]! + 1, last[column - 1]! + (own === beside ? 0 : 1));
    const isSwap =
      letter > 1 && column > 1 && own === other.charCodeAt(column - 2) && one.charCodeAt(letter - 2) === beside;
    if (isSwap) least = Math.min(least, beforeLast[column - 2]! + 1);
    current[column] = least;
    leastOfRow = Math.min(leastOfRow, least);
  }
  return leastOfRow;
}
