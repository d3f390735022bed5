import { remembered } from './word-memory.ts';

/** Length from which one wrong letter is forgiven, and from which two are. */
const ONE_ERROR_FROM = 5;
const TWO_ERRORS_FROM = 8;
/** Shorter words are not read by their sound: too many others sound like them. */
const SHORTEST_BY_SOUND = 4;
/** No word of the content is so long, however it is misspelled: what is longer is several words or nonsense. */
const LONGEST_MISSPELT = 24;
/** Errors are looked for among the words whose beginnings are alike: a long word has hundreds of ways to be wrong. */
const BEGINNING = 10;
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
  const byDeletion = byKey([...vocabulary], (word) => deletions(word.slice(0, BEGINNING), errorsAllowed(word)));
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
    if (allowed === 0) return [...found];
    const tried = new Set<string>();
    for (const key of deletions(word.slice(0, BEGINNING), allowed))
      for (const known of byDeletion.get(key) ?? []) {
        const most = Math.min(allowed, errorsAllowed(known));
        if (tried.has(known) || Math.abs(known.length - word.length) > most) continue;
        tried.add(known);
        if (isNear(word, known, most)) found.add(known);
      }
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

/** Returns a long word with one letter less, and with two neighbours swapped: the commonest slips of a thumb. */
export function slips(word: string): string[] {
  if (word.length < TWO_ERRORS_FROM || word.length > LONGEST_MISSPELT || /\d/.test(word)) return [];
  const found = new Set<string>();
  for (let at = 0; at < word.length; at += 1) {
    found.add(word.slice(0, at) + word.slice(at + 1));
    if (at > 0) found.add(word.slice(0, at - 1) + word[at]! + word[at - 1]! + word.slice(at + 1));
  }
  found.delete(word);
  return [...found];
}

const SHORTEST_SKELETON = 3;

/** Returns a word without its vowels. */
export function consonantsOf(word: string): string {
  return word.replace(/[aeiou]/g, '');
}

/**
 * Returns a word with one vowel put in at each place, as messages leave them out ('natapka', 'hajakojo'), if it ends
 * in the consonants of a known stem.
 */
export function withVowels(word: string, isSkeleton: (consonants: string) => boolean): string[] {
  if (word.length < ONE_ERROR_FROM || word.length > LONGEST_MISSPELT || /\d/.test(word)) return [];
  const consonants = consonantsOf(word);
  let known = false;
  for (let at = 0; at <= consonants.length - SHORTEST_SKELETON + 1 && !known; at += 1)
    known = isSkeleton(consonants.slice(at));
  if (!known) return [];
  const found: string[] = [];
  for (let at = 1; at < word.length; at += 1)
    if (!/[aeiou]/.test(word[at - 1]!) && !/[aeiou]/.test(word[at]!))
      for (const vowel of 'aeiou') found.push(word.slice(0, at) + vowel + word.slice(at));
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

function errorsAllowed({ length }: string): number {
  if (length < ONE_ERROR_FROM) return 0;
  return length < TWO_ERRORS_FROM ? 1 : 2;
}

/** Returns a word with up to so many letters left out (none, one or two), the fewest first. */
function deletions(word: string, most: number): string[] {
  const all = [word];
  const once = most > 0 ? Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1)) : [];
  all.push(...once);
  if (most > 1)
    for (const [first, one] of once.entries())
      for (let at = first; at < one.length; at += 1) all.push(one.slice(0, at) + one.slice(at + 1));
  return all;
}

/** Tells whether at most so many edits, or swaps of neighbours, lie between two words (optimal string alignment). */
function isNear(one: string, other: string, most: number): boolean {
  let from = 0;
  let oneEnd = one.length;
  let otherEnd = other.length;
  while (from < oneEnd && from < otherEnd && one[from] === other[from]) from += 1;
  while (oneEnd > from && otherEnd > from && one[oneEnd - 1] === other[otherEnd - 1]) {
    oneEnd -= 1;
    otherEnd -= 1;
  }
  // Where one of them has no letter left, the others of the other one are edits each.
  if (oneEnd === from || otherEnd === from) return oneEnd + otherEnd - 2 * from <= most;
  return distance(one.slice(from, oneEnd), other.slice(from, otherEnd), most) <= most;
}

/** Returns the optimal string alignment distance of two words; what is more than `most` may be any larger number. */
function distance(one: string, other: string, most: number): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    let leastOfRow = row;
    for (let column = 1; column <= other.length; column += 1) {
      const same = one[row - 1] === other[column - 1];
      let least = Math.min(last[column]! + 1, current[column - 1]! + 1, last[column - 1]! + (same ? 0 : 1));
      if (row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1])
        least = Math.min(least, beforeLast[column - 2]! + 1);
      current.push(least);
      leastOfRow = Math.min(leastOfRow, least);
    }
    // A swap reaches over one row and costs one.
    if (leastOfRow > most && Math.min(...last) >= most) return leastOfRow;
    beforeLast = last;
    last = current;
  }
  return last[other.length]!;
}
