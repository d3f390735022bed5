import { withoutShorthand } from './shorthand.ts';
import { SPELLED_OUT } from './spelled-out.ts';
import { Openings } from './word-beginnings.ts';

/** A word of the text, folded to what the patterns are written in, and where it stands. */
export type Token = {
  readonly word: string;
  /** What the word is by itself, as bits (`word-kinds.ts`). */
  readonly kinds: number;
  /** Counts sentences from 0: a negation never reaches into the next one. */
  readonly sentence: number;
  /** Counts the parts between commas from 0, over the whole text. */
  readonly segment: number;
};

/** Longest text that is read, in characters; the rest is left out (API: 2,000 characters). */
const LONGEST = 2_000;

/**
 * A word longer than any of the three languages is cut: the time for a word grows with the cube of its length, and one
 * of 2,000 letters would take minutes and all memory.
 */
const OVERLONG_WORD = /([^\s]{30})[^\s]+/g;
const LONGEST_WORD = 30;
const SPACE = ' '.charCodeAt(0);

/** Finds which contractions stand in a text: most texts have few, and are spared the search for the others. */
const openings = new Openings(SPELLED_OUT.map(([short]) => short));

/** Returns a text with contractions and shorthand in full, one kind after the other. */
function withoutContractions(text: string): string {
  let written = text;
  openings.read(written);
  for (let number = 0; number < SPELLED_OUT.length; number += 1) {
    if (!openings.matches(number)) continue;
    const [short, long] = SPELLED_OUT[number]!;
    written = written.replace(short, long);
    openings.read(written);
  }
  return written;
}

/** Returns a text with the beginnings of its overlong words only. */
export function withoutOverlongWords(text: string): string {
  return hasLongRun(text, LONGEST_WORD) ? text.replace(OVERLONG_WORD, '$1') : text;
}

/** Tells whether so many characters and one more stand beside each other without a space. */
function hasLongRun(text: string, most: number): boolean {
  let run = 0;
  for (let at = 0; at < text.length && run <= most; at += 1) run = text.charCodeAt(at) === SPACE ? 0 : run + 1;
  return run > most;
}

/** Returns a text in lower case without accents and with one apostrophe. */
function plainLetters(text: string): string {
  const lower = text.toLowerCase();
  if (!/[^\x20-\x5f\x61-\x7e\n]/.test(lower)) return lower;
  return lower
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/œ/g, 'oe')
    .replace(/[‘’ʼ`´]/g, "'");
}

/**
 * Folds a text to words that are compared: lower case, no accents, one apostrophe, letters that repeat three times or
 * more once, shorthand spelled out, digits apart from letters. A decimal comma becomes a point.
 */
export function foldText(text: string): string {
  const plain = plainLetters(withoutOverlongWords(text.slice(0, LONGEST)));
  const single = hasTriple(plain) ? plain.replace(/([a-z])\1{2,}/g, '$1') : plain;
  const folded = withoutContractions(
    withoutShorthand(/\d/.test(single) ? single.replace(/(\d),(?=\d)/g, '$1.') : single),
  );
  if (!/\d/.test(folded)) return folded;
  return folded.replace(/(\d)(?=[a-z])/g, '$1 ').replace(/([a-z])(?=\d)/g, '$1 ');
}

function hasTriple(text: string): boolean {
  for (let at = 2; at < text.length; at += 1) {
    const character = text.charCodeAt(at);
    if (character === text.charCodeAt(at - 1) && character === text.charCodeAt(at - 2)) return true;
  }
  return false;
}
