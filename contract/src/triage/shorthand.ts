import { shorthand } from './content/words/shorthand.ts';
import { HASH_START, placeOf, powerOfTwo, withCharacter } from './word-hash.ts';

const SHORTHAND = new Map(shorthand.trim().split(/\s+/).map((entry) => entry.replaceAll('_', ' ').split('=') as [string, string])); // prettier-ignore
/** Places of the table for each word: most are free, so that hardly another word is taken for shorthand at first. */
const PLACES_FOR_EACH = 64;
const SIZE = powerOfTwo(SHORTHAND.size * PLACES_FOR_EACH);
/** A one for the hash of each word, so that the other words of a text are not cut out of it to be looked up. */
const IS_THERE = new Uint8Array(SIZE);
for (const word of SHORTHAND.keys()) {
  let hash = HASH_START;
  for (let at = 0; at < word.length; at += 1) hash = withCharacter(hash, word.charCodeAt(at));
  IS_THERE[placeOf(hash, SIZE)] = 1;
}
const APOSTROPHE = "'".charCodeAt(0);
const LINE_BELOW = '_'.charCodeAt(0);

/** Returns a text with the words of messages in full: 'pls' as 'please'. Words beside an apostrophe stay. */
export function withoutShorthand(text: string): string {
  let written = '';
  let taken = 0;
  let begin = 0;
  let hash = HASH_START;
  for (let at = 0; at <= text.length; at += 1) {
    const character = at < text.length ? text.charCodeAt(at) : 0;
    if (isOfWord(character)) {
      hash = withCharacter(hash, character);
      continue;
    }
    if (at > begin && IS_THERE[placeOf(hash, SIZE)] === 1) {
      const long = longOf(text, begin, at);
      if (long !== undefined) {
        written += text.slice(taken, begin) + long;
        taken = at;
      }
    }
    begin = at + 1;
    hash = HASH_START;
  }
  return taken === 0 ? text : written + text.slice(taken);
}

/** Returns what the word between two places stands for, if it is shorthand. */
function longOf(text: string, begin: number, end: number): string | undefined {
  if (text.charCodeAt(begin - 1) === APOSTROPHE || text.charCodeAt(end) === APOSTROPHE) return undefined;
  return SHORTHAND.get(text.slice(begin, end));
}

/** Tells whether a character is one of a word in lower case. */
function isOfWord(character: number): boolean {
  return (character >= 97 && character <= 122) || (character >= 48 && character <= 57) || character === LINE_BELOW;
}
