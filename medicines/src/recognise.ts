import { KNOWLEDGE, soundKey, writtenKey } from './knowledge.ts';
import type { Meaning, Substance } from './knowledge.ts';
import {
  normalizeName,
  isAllergyFiller,
  isEnding,
  isFiller,
  isNear,
  phoneticKey,
  separateDigits,
  withoutUnits,
} from './names.ts';

export interface Recognised {
  readonly substances: readonly Substance[];
  /** The groups that an allergy names as a whole. */
  readonly groups: readonly string[];
  /** Words that were not recognised. */
  readonly unknown: readonly string[];
  /** A known name of which an unknown word may be a misspelling. It is only a suggestion. */
  readonly near: string | null;
}

type Names = ReadonlyMap<string, Meaning>;

/** The most words that a name in the data has. */
const LONGEST = 5;
/** The fewest letters of a name to which a salt or form may be attached without a space ('tramadolhcl'). */
const GLUED_FROM = 5;

/**
 * Returns the substances of a medicine as written. Ignores case, accents, language, salt, strength and form, but
 * matches whole names only.
 */
export function recogniseMedicine(text: string): Recognised {
  return recognise(text, KNOWLEDGE.names, isFiller);
}

/** Returns what a stated allergy is about: 'dawa za salfa', 'Penisilini (vipele)'. */
export function recogniseAllergy(text: string): Recognised {
  return recognise(text, KNOWLEDGE.allergyNames, isAllergyFiller);
}

function recognise(text: string, names: Names, isIdle: (word: string) => boolean): Recognised {
  const words = separateDigits(normalizeName(text))
    .split(' ')
    .filter((word) => word !== '');
  const found: Meaning[] = [];
  const idle: Meaning[] = [];
  const unknown: string[] = [];
  for (let at = 0; at < words.length;) {
    const [meaning, length] = longestFrom(words, at, names);
    const word = words[at]!;
    if (meaning !== undefined) (length === 1 && isIdle(word) ? idle : found).push(meaning);
    else if (!isIdle(word)) unknown.push(word);
    at += length;
  }
  // In 'Losartan potassium' only losartan counts; 'Potassium' alone is potassium.
  const meant = found.length > 0 ? found : idle;
  return {
    substances: [...new Set(meant.flatMap(({ substances }) => substances))],
    groups: [...new Set(meant.flatMap(({ group }) => (group === undefined ? [] : [group])))],
    unknown,
    near: unknown.map((word) => nearName(word, names)).find((name) => name !== null) ?? null,
  };
}

function longestFrom(words: readonly string[], at: number, names: Names): [Meaning | undefined, number] {
  for (let length = Math.min(LONGEST, words.length - at); length > 0; length -= 1) {
    const meaning = meaningOf(words.slice(at, at + length).join(' '), names);
    if (meaning !== undefined) return [meaning, length];
  }
  const [, bare = ''] = withoutUnits(`${words[at - 1] ?? ''} ${words[at]!}`).split(
    / (?:mg|mcg|ug|\u03BCg|g|ml|iu|ui) /u,
  );
  return [(bare === '' ? undefined : meaningOf(bare, names)) ?? withoutAttachedEnding(words[at]!, names), 1];
}

function meaningOf(name: string, names: Names): Meaning | undefined {
  return names.get(writtenKey(name)) ?? names.get(soundKey(name));
}

/** Recognises a known name with nothing but a salt or form attached: 'tramadolhcl', 'amoxiltabs'. */
function withoutAttachedEnding(word: string, names: Names): Meaning | undefined {
  for (let end = word.length - 2; end >= GLUED_FROM; end -= 1) {
    const meaning = meaningOf(word.slice(0, end), names);
    const rest = word.slice(end);
    if (meaning !== undefined && isEnding(rest)) return meaning;
  }
  return undefined;
}

/**
 * Returns the name with the same first letter that is close enough to a word to have been meant; null if there is none
 * or more than one.
 */
function nearName(word: string, names: Names): string | null {
  if (word.length < 5) return null;
  const sound = phoneticKey(word);
  const most = word.length < 8 ? 1 : 2;
  const isAlike = (key: string, most: number) =>
    key.startsWith('=') ? isNear(`=${word}`, key, most) : isNear(sound, key, most);
  const near = [...names.entries()].filter(
    ([key]) =>
      (key[0] === '=' ? key[1] === word[0] : key[0] === sound[0]) &&
      !key.includes(' ') &&
      key.length > 3 &&
      isAlike(key, most),
  );
  const closest = near.filter(([key]) => isAlike(key, 1));
  const candidates = closest.length > 0 ? closest : near;
  const meanings = new Set(
    candidates.map(([, { substances, group }]) => group ?? substances.map(({ name }) => name).join(' + ')),
  );
  return meanings.size === 1 ? [...meanings][0]! : null;
}
