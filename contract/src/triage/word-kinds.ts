import { remembered } from './word-memory.ts';

/** A word with what it is by itself, as bits. */
export type WordKinds = { readonly word: string; readonly kinds: number };

/** So many kinds fit into one number. */
const MOST_KINDS = 31;
const questions: ((word: string) => boolean)[] = [];
let isAsked = false;

/**
 * Adds a question about a word alone, and returns the bit that says yes to it. Each word is asked once, and each pass
 * over a text looks at bits in place of asking again. Questions are added while the engine loads, before any text.
 */
export function kindOfWord(isSo: (word: string) => boolean): number {
  if (isAsked || questions.length === MOST_KINDS) throw new Error('No other question can be asked about words.');
  questions.push(isSo);
  return 1 << (questions.length - 1);
}

/** Returns what a word is by itself. */
export const wordKinds = remembered((word): WordKinds => {
  isAsked = true;
  return { word, kinds: questions.reduce((kinds, isSo, number) => (isSo(word) ? kinds | (1 << number) : kinds), 0) };
});

export const HAS_DIGIT = kindOfWord((word) => /\d/.test(word));

/** Tells whether a text has a word of a kind. */
export function hasKind(words: readonly WordKinds[], kind: number): boolean {
  return words.some(({ kinds }) => (kinds & kind) !== 0);
}
