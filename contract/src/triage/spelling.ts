import { errorsAllowed, NearWords, ONE_ERROR_FROM, TWO_ERRORS_FROM } from './near-words.ts';
import { remembered } from './word-memory.ts';

/** Shorter words are not read by their sound: too many others sound like them. */
const SHORTEST_BY_SOUND = 4;
/** No word of the content is so long, however it is misspelled: what is longer is several words or nonsense. */
const LONGEST_MISSPELT = 24;
/** So many vowels of a word may be left out ('brthng', 'knyonya'). */
const VOWELS_LEFT_OUT = 4;

const SWAHILI_FORM = /^(?:ni|u|a|tu|m|wa|i|li|ya|ki|vi|zi|si|hu|ha|ku)(?:na|me|li|ta|ki|ka|ku|ja|nge)[a-z]{3,}[aei]$/;

/** Returns the known words that a misspelled word may stand for: none for a known or a short word. */
export type Corrector = (word: string) => readonly string[];

/**
 * Makes a corrector for a vocabulary. One error (a letter more, less, other, or two swapped) is forgiven in words of
 * five to seven letters, two from eight. A word that is itself known is never read as another.
 */
export function makeCorrector(vocabulary: ReadonlySet<string>, otherWords: ReadonlySet<string>): Corrector {
  const whole = [...vocabulary].filter((word) => word.length >= ONE_ERROR_FROM && !/[\d ]/.test(word));
  const nearWords = new NearWords([...vocabulary]);
  const bySound = byKey(whole, (word) => [soundOf(word)]);
  const byRoughSound = byKey(whole, roughSoundsOf);
  const byConsonants = byKey(whole, (word) => [word[0]! + consonantsOf(word.slice(1))]);
  const correct = (word: string): readonly string[] => {
    // Long forms of different Swahili verbs are near each other: 'nikipika', I cook, and 'nikipata', I get.
    const allowed = SWAHILI_FORM.test(word) ? Math.min(1, errorsAllowed(word)) : errorsAllowed(word);
    if (word.length < SHORTEST_BY_SOUND || vocabulary.has(word) || otherWords.has(word) || /\d/.test(word)) return [];
    if (word.length > LONGEST_MISSPELT) return [];
    const found = new Set(bySound.get(soundOf(word)));
    if (/[^aeiou]in$/.test(word) && vocabulary.has(`${word}g`)) found.add(`${word}g`);
    if (word.length >= ONE_ERROR_FROM)
      for (const key of roughSoundsOf(word)) for (const known of byRoughSound.get(key) ?? []) found.add(known);
    if (leavesVowelsOut(word))
      for (const known of byConsonants.get(word[0]! + consonantsOf(word.slice(1))) ?? [])
        if (known.length <= word.length + VOWELS_LEFT_OUT && isWithin(word, known)) found.add(known);
    if (allowed > 0) for (const known of nearWords.near(word, allowed)) found.add(known);
    return [...found];
  };
  // A text is read twice, by its words and by their meanings.
  return remembered(correct);
}

/** Returns words by each of their keys. */
function byKey(words: readonly string[], keysOf: (word: string) => readonly string[]): Map<string, string[]> {
  const index = new Map<string, string[]>();
  for (const word of words)
    for (const key of keysOf(word)) {
      const alike = index.get(key);
      if (!alike) index.set(key, [word]);
      else if (alike.at(-1) !== word) alike.push(word);
    }
  return index;
}

/**
 * Returns how a word sounds, roughly: letters that people confuse in writing are one (l and r, dh and z, c and k, ph
 * and f), letters that are not heard and second letters of a pair are left out.
 */
export function soundOf(word: string): string {
  return word
    .replace(/ight/g, 'ait')
    .replace(/ph/g, 'f')
    .replace(/dh|th/g, 'z')
    .replace(/ch(?=$|[lr])/g, 'k')
    .replace(/sh|ch/g, 'S')
    .replace(/ng/g, 'N')
    .replace(/eau|au/g, 'o')
    .replace(/ea|ee|ie|ei|y/g, 'i')
    .replace(/oo|ou/g, 'u')
    .replace(/ai/g, 'e')
    .replace(/ck|qu|c(?![ei])|q/g, 'k')
    .replace(/c|x/g, 's')
    .replace(/r/g, 'l')
    .replace(/h/g, '')
    .replace(/(.)\1+/g, '$1')
    .replace(/(?<=...)(?:e|es|ent|s|t)$/, '');
}

/** A rough sound that is shorter is that of too many words. */
const SHORTEST_ROUGH = 4;

/** Returns the rough sounds of a word that are long enough: two of a word in -ent, which French says or not. */
function roughSoundsOf(word: string): string[] {
  const sounds = [roughSoundOf(word), ...(word.endsWith('ent') ? [roughSoundOf(word.slice(0, -1))] : [])];
  return sounds.filter(({ length }) => length >= SHORTEST_ROUGH);
}

/**
 * Returns how a word sounds to somebody who writes as they speak: endings that are not heard, vowels before n and m,
 * and letters of one sound in French, English or Swahili are one ('acouché' and 'accoucher', 'pwatrine').
 */
function roughSoundOf(word: string): string {
  return word
    .replace(/(?<=.{4})(?:aient|ent|ees|ait|ais|er|ez|ee|es|ai|[estdxp])$/, '')
    .replace(/ph/g, 'f')
    .replace(/sh|ch/g, 'S')
    .replace(/ck|qu|q|c(?![eiy])/g, 'k')
    .replace(/sc|ss|th|dh|[czx]/g, 's')
    .replace(/eau|au/g, 'o')
    .replace(/oi/g, 'wa')
    .replace(/gn|ny/g, 'n')
    .replace(/g(?=[eiy])/g, 'j')
    .replace(/[ae][nm](?=[^aeiou]|$)/g, 'A')
    .replace(/(?:ai|ei|[iyu])[nm](?=[^aeiou]|$)/g, 'I')
    .replace(/o[nm](?=[^aeiou]|$)/g, 'O')
    .replace(/ea|ee|ie|y/g, 'i')
    .replace(/oo|ou|ow/g, 'u')
    .replace(/ai|ei/g, 'e')
    .replace(/l/g, 'r')
    .replace(/h/g, '')
    .replace(/(.)\1+/g, '$1');
}

/** Tells whether a spelling, given as characters of which so many count, is worth being looked at. */
type IsWanted = (characters: Uint8Array, length: number) => boolean;

const spelling = new Uint8Array(LONGEST_MISSPELT + 1);

/** Returns a long word with one letter less, and with two neighbours swapped: the commonest slips of a thumb. */
export function slips(word: string, isWanted: IsWanted): string[] {
  if (word.length < TWO_ERRORS_FROM || word.length > LONGEST_MISSPELT || /\d/.test(word)) return [];
  const found = new Set<string>();
  for (let at = 0; at < word.length; at += 1) {
    if (isWanted(spelling, spell(word, at, 1))) found.add(word.slice(0, at) + word.slice(at + 1));
    if (at === 0) continue;
    const length = spell(word, at, 0);
    spelling[at] = word.charCodeAt(at - 1);
    spelling[at - 1] = word.charCodeAt(at);
    if (isWanted(spelling, length)) found.add(word.slice(0, at - 1) + word[at]! + word[at - 1]! + word.slice(at + 1));
  }
  found.delete(word);
  return [...found];
}

/** Writes a word with so many letters left out at a place, and returns its length. */
function spell(word: string, at: number, leftOut: number): number {
  for (let from = 0; from < at; from += 1) spelling[from] = word.charCodeAt(from);
  for (let from = at + leftOut; from < word.length; from += 1) spelling[from - leftOut] = word.charCodeAt(from);
  return word.length - leftOut;
}

const SHORTEST_SKELETON = 3;
const VOWELS = Array.from('aeiou', (vowel) => vowel.charCodeAt(0));

/** Returns a word without its vowels. */
export function consonantsOf(word: string): string {
  return word.replace(/[aeiou]/g, '');
}

/**
 * Returns a word with one vowel put in at each place, as messages leave them out ('natapka', 'hajakojo'), if it ends
 * in the consonants of a known stem.
 */
export function withVowels(word: string, isSkeleton: (consonants: string) => boolean, isWanted: IsWanted): string[] {
  if (word.length < ONE_ERROR_FROM || word.length > LONGEST_MISSPELT || /\d/.test(word)) return [];
  const consonants = consonantsOf(word);
  let known = false;
  for (let at = 0; at <= consonants.length - SHORTEST_SKELETON + 1 && !known; at += 1)
    known = isSkeleton(consonants.slice(at));
  if (!known) return [];
  const found: string[] = [];
  for (let at = 1; at < word.length; at += 1) {
    if (VOWELS.includes(word.charCodeAt(at - 1)) || VOWELS.includes(word.charCodeAt(at))) continue;
    const length = spell(word, at, -1);
    for (const vowel of VOWELS) {
      spelling[at] = vowel;
      if (isWanted(spelling, length)) found.push(word.slice(0, at) + String.fromCharCode(vowel) + word.slice(at));
    }
  }
  return found;
}

/** Three consonants with which no word of the three languages begins. */
const HARD_START = /^(?!str|spr|scr|spl|thr|shr|sch|chr|phr)[^aeiouy]{3}/;

/** Tells whether a word has so few vowels that nobody could say it: messages leave them out. */
function leavesVowelsOut(word: string): boolean {
  const consonants = consonantsOf(word).length;
  const vowels = word.length - consonants;
  return (
    consonants >= SHORTEST_SKELETON && (vowels * 4 <= consonants || (vowels * 3 <= consonants && HARD_START.test(word)))
  );
}

/** Tells whether the letters of a word stand in another one in the same order. */
function isWithin(word: string, other: string): boolean {
  let at = 0;
  for (const letter of other) if (letter === word[at]) at += 1;
  return at === word.length;
}
