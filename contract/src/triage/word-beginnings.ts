import { noteIn } from './note-in.ts';
import { beginningsOf } from './regexp-beginnings.ts';
import { HASH_START, placeOf, powerOfTwo, withCharacter } from './word-hash.ts';

/** Beginnings of words are compared up to this length. */
const LENGTH = 3;
/** Characters above share one number. */
const HIGHEST = 127;
const BITS = 7;
/** Places of the table for each beginning: most are free, so that a search ends soon. */
const PLACES_FOR_EACH = 4;
const NONE: readonly number[] = [];
/** A one for each character that is one of a word as `\b` in a regular expression sees it. */
const IS_OF_WORD = Uint8Array.from({ length: 65_536 }, (_, code) => Number(/\w/.test(String.fromCharCode(code))));

/**
 * Where in a text the matches of regular expressions may begin: where a word begins as they do. A match is looked for
 * at these places only, and most expressions have none.
 */
export class Openings {
  readonly #patterns: readonly RegExp[];
  /** Each expression as one that matches at a place only; null where nothing is known of how its matches begin. */
  readonly #atPlace: readonly (RegExp | null)[];
  /** A one for each expression of which nothing is known. */
  readonly #isOpen: Uint8Array;
  /** Beginnings of words as numbers, and the expressions whose matches begin so. */
  readonly #codes: Int32Array;
  readonly #numbers: (readonly number[])[];
  /** The last place that was noted for each expression, and for each note its place in the text and the note before. */
  readonly #last: Int32Array;
  readonly #places: number[] = [];
  readonly #before: number[] = [];
  #notes = 0;
  #text = '';

  constructor(patterns: readonly RegExp[]) {
    const byBeginning = new Map<number, number[]>();
    this.#patterns = patterns;
    this.#last = new Int32Array(patterns.length);
    this.#atPlace = patterns.map((pattern, number) => {
      const beginnings = beginningsOf(pattern, LENGTH);
      for (const code of new Set(beginnings?.map((text) => codeOf(text, 0, text.length))))
        noteIn(byBeginning, code, number);
      return beginnings && new RegExp(pattern.source, `${pattern.flags.replace(/[gy]/g, '')}y`);
    });
    this.#isOpen = Uint8Array.from(this.#atPlace, (atPlace) => Number(atPlace === null));
    const size = powerOfTwo(PLACES_FOR_EACH * byBeginning.size);
    this.#codes = new Int32Array(size);
    this.#numbers = Array.from({ length: size }, () => NONE);
    for (const [code, numbers] of byBeginning) {
      const place = this.#placeOf(code);
      this.#codes[place] = code;
      this.#numbers[place] = numbers;
    }
  }

  /** Reads a text, about which is asked afterwards. */
  read(text: string): void {
    this.#text = text;
    this.#notes = 0;
    this.#last.fill(-1);
    let within = false;
    for (let at = 0; at < text.length; at += 1) {
      const isWord = IS_OF_WORD[text.charCodeAt(at)] === 1;
      if (isWord && !within) this.#noteWord(at);
      within = isWord;
    }
  }

  /** Tells whether an expression may match the text: a word of it begins so. */
  may(number: number): boolean {
    return this.#last[number]! >= 0 || this.#isOpen[number] === 1;
  }

  /** Tells whether an expression matches the text somewhere. */
  matches(number: number): boolean {
    if (!this.may(number)) return false;
    const atPlace = this.#atPlace[number]!;
    if (atPlace === null) return this.#text.search(this.#patterns[number]!) >= 0;
    for (let note = this.#last[number]!; note >= 0; note = this.#before[note]!) {
      atPlace.lastIndex = this.#places[note]!;
      if (atPlace.test(this.#text)) return true;
    }
    return false;
  }

  #noteWord(at: number): void {
    for (let length = 1; length <= LENGTH; length += 1)
      for (const number of this.#numbers[this.#placeOf(codeOf(this.#text, at, length))]!) {
        this.#places[this.#notes] = at;
        this.#before[this.#notes] = this.#last[number]!;
        this.#last[number] = this.#notes;
        this.#notes += 1;
      }
  }

  /** Returns where a beginning stands in the table, or a free place if it does not. */
  #placeOf(code: number): number {
    const size = this.#codes.length;
    let place = placeOf(withCharacter(HASH_START, code), size);
    while (this.#codes[place] !== 0 && this.#codes[place] !== code) place = (place + 1) & (size - 1);
    return place;
  }
}

/** Returns some characters of a text as one number; what is missing at the end is nought. */
function codeOf(text: string, from: number, length: number): number {
  let code = 0;
  for (let at = from; at < from + LENGTH; at += 1) {
    const character = at < from + length && at < text.length ? text.charCodeAt(at) : 0;
    code = (code << BITS) | Math.min(character, HIGHEST);
  }
  return code;
}
