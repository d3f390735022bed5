import { aroundMeanings } from './content/meanings/around.ts';
import { bodyMeanings } from './content/meanings/body.ts';
import { happensMeanings } from './content/meanings/happens.ts';
import { obliqueMeanings } from './content/meanings/oblique.ts';
import { denyingAfter, denyingWords, joiningWords, nobodyWords, smallWords } from './content/meanings/small-words.ts';
import { weighedMeanings } from './content/meanings/weighed.ts';
import { everydayWords } from './content/words/everyday.ts';
import type { Corrector } from './spelling.ts';
import { foreignVerb, readVerb } from './swahili-verbs.ts';
import { remembered } from './word-memory.ts';

/** A word with what it means, where words of one meaning in any language are the same. */
export type MeaningToken = {
  /** Names of meanings; `not:` stands before those that the text denies: 'hapumui', 'cannot breathe'. */
  readonly meanings: readonly string[];
  /** The word's place in the text. */
  readonly at: number;
  readonly segment: number;
};

/** What a word means by itself: names of meanings, and whether it is a verb in its negative form. */
export type Meant = { readonly keys: readonly string[]; readonly negative: boolean };

/** A word to be read: where it stands, and what it means by itself. */
export type WordToRead = { readonly word: string; readonly segment: number; readonly meant: Meant };

const SHORTEST_STEM = 4;
const SHORTEST_ROOT = 5;
const listed = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));
const SMALL = listed(smallWords);
const DENYING = listed(denyingWords);
const DENYING_AFTER = listed(denyingAfter);
const JOINING = listed(joiningWords);
const NOBODY = listed(nobodyWords);

const BEFORE_HEAD = listed('la ma sa ta de en cette une a leur');
const HEAD: Meant = { keys: ['head'], negative: false };
const EVERYDAY = listed(everydayWords);
/** Words that are weighed as they stand: they are no misspelling of another word. */
const WEIGHED = listed(Object.values(weighedMeanings).join(' '));
const words = new Map<string, string[]>();
const beginnings = new Map<string, string[]>();
const verbs = new Map<string, string[]>();
/** The meanings of words without the endings that English and French give them. */
const roots = new Map<string, string[]>();
const LISTS: readonly Readonly<Record<string, string>>[] = [
  bodyMeanings,
  happensMeanings,
  aroundMeanings,
  obliqueMeanings,
];
for (const [name, entries] of LISTS.flatMap((list) => Object.entries(list)))
  for (const entry of entries.split(' '))
    if (entry.startsWith('-')) add(verbs, entry.slice(1), name);
    else if (entry.endsWith('*')) add(beginnings, entry.slice(0, -1), name);
    else add(words, entry, name);
for (const [word, names] of words) {
  const root = rootOf(word);
  if (root !== null) for (const name of names) add(roots, root, name);
}
for (const [stem, names] of Array.from(verbs))
  for (const derived of derivedStems(stem)) if (!verbs.has(derived)) verbs.set(derived, names);

function add(index: Map<string, string[]>, key: string, name: string): void {
  const names = index.get(key);
  if (!names) index.set(key, [name]);
  else if (!names.includes(name)) names.push(name);
}

/** Every word that has a meaning as it stands. */
export const WORDS_WITH_MEANING: ReadonlySet<string> = new Set(words.keys());

/** Reads words as meanings. Small words are left out, and what is denied says so. */
export function readMeanings(tokens: readonly WordToRead[]): MeaningToken[] {
  const read: MeaningToken[] = [];
  let denies = false;
  let ofNobody: number | null = null;
  tokens.forEach((token, at) => {
    const { word, segment } = token;
    if (tokens[at - 1]?.segment !== segment) denies = false;
    // "personne n'a respiré la fumée", but "une personne".
    if (NOBODY.has(word) && (word !== 'personne' || /^ne?$/.test(tokens[at + 1]?.word ?? ''))) ofNobody = segment;
    if (ofNobody === segment) return;
    if (DENYING_AFTER.has(word) && !denies) {
      const before = read.at(-1);
      if (before?.segment === segment && before.at >= at - 2 && !SMALL.has(tokens[at - 1]!.word)) {
        read[read.length - 1] = { ...before, meanings: allDenied(before.meanings) };
        return;
      }
    }
    if (DENYING.has(word)) {
      denies = true;
      return;
    }
    if (
      SMALL.has(word) ||
      JOINING.has(word) ||
      (word === 'plus' && read.at(-1)?.meanings[0]?.startsWith('not:')) ||
      DENYING_AFTER.has(word)
    )
      return;
    // "mal de tête", but "il tète".
    const isHead = word === 'tete' && BEFORE_HEAD.has(tokens[at - 1]?.word ?? '');
    const meant = isHead ? HEAD : token.meant;
    read.push({ at, segment, meanings: denies || meant.negative ? allDenied(meant.keys) : meant.keys });
    denies = denies && JOINING.has(tokens[at + 1]?.word ?? '');
  });
  return read;
}

/** Meanings that are denied, by the same ones as they are meant: each list is made once. */
const deniedOnes = new WeakMap<readonly string[], readonly string[]>();

function allDenied(keys: readonly string[]): readonly string[] {
  const made = deniedOnes.get(keys) ?? keys.map((key) => (key.startsWith('not:') ? key : `not:${key}`));
  deniedOnes.set(keys, made);
  return made;
}

/** Returns what a word means; `correct` finds the words that it may be a misspelling of. */
export function meaningOf(word: string, correct?: Corrector): Meant {
  const own = lookUp(word);
  if (own) return own;
  const corrections = WEIGHED.has(word) ? [] : (correct?.(word) ?? []);
  for (const correction of corrections) {
    const meant = lookUp(correction);
    if (meant) return meant;
  }
  return { keys: [word, ...corrections].map((one) => `w:${stemOf(one)}`), negative: false };
}

type LookedUp = Meant | null;

const lookUp = remembered(findMeanings);

function findMeanings(word: string): LookedUp {
  const keys = [...(words.get(word) ?? [])];
  let negative = false;
  for (const reading of keys.length > 0 || EVERYDAY.has(word) ? [] : readVerb(word, (stem) => verbs.has(stem))) {
    negative ||= reading.negative;
    keys.push(...verbs.get(reading.stem)!);
  }
  if (keys.length === 0)
    for (let length = 3; length <= word.length; length += 1)
      keys.push(...(beginnings.get(word.slice(0, length)) ?? []));
  // 'imeswell', 'haistop': a word of another language in a Swahili verb.
  const foreign = keys.length > 0 || EVERYDAY.has(word) ? null : foreignVerb(word, (one) => words.has(one));
  if (foreign) {
    keys.push(...words.get(foreign.stem)!);
    negative ||= foreign.negative;
  }
  if (keys.length === 0 && !EVERYDAY.has(word)) keys.push(...(roots.get(rootOf(word) ?? '') ?? []));
  return keys.length === 0 ? null : { keys: [...new Set(keys)], negative };
}

/** Returns the stems of what is done to, for or by somebody, or is made to happen: '-angukia' of '-anguka'. */
function derivedStems(stem: string): string[] {
  const root = /^(.*[^aeiou])a$/.exec(stem)?.[1];
  if (root === undefined || stem.length < SHORTEST_STEM) return [];
  const vowel = /[eo][^aeiou]*$/.test(root) ? 'e' : 'i';
  return [`${root}wa`, `${root}ana`, ...['a', 'wa', 'sha', 'shwa', 'ka'].map((ending) => root + vowel + ending)];
}

/** Returns a long word without the endings of its forms in English and French ('gonflaient', 'gonfle'), or null. */
function rootOf(word: string): string | null {
  const root = word.replace(/(?:aient|issent|antes?|ants|ait|ais|ant|ees?|ent|ings?|er|ez|ed|es|s|e)$/, '');
  return root.length < SHORTEST_ROOT ? null : root.replace(/(.)\1$/, '$1');
}

/** Returns a word without the endings of number, gender and tense in English and French. */
export function stemOf(word: string): string {
  const stem = word.replace(/(?:ings?|ed|ees?|es|ent|er|ez|s|e)$/, '');
  return stem.length >= SHORTEST_STEM ? stem.replace(/(.)\1$/, '$1') : word;
}
