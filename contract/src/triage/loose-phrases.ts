import { neverAlone } from './content/meanings/in-order.ts';
import { commonMeanings, softeningWords, telling } from './content/meanings/small-words.ts';
import { CONTRASTS } from './contrasts.ts';
import type { Sighting } from './match-pattern.ts';
import { meaningOf, readMeanings } from './meanings.ts';
import type { MeaningToken, Meant } from './meanings.ts';
import { areasOf, Notes, Numbers } from './near-places.ts';
import type { Token } from './normalise.ts';
import { noteIn } from './note-in.ts';
import { PairIndex } from './pair-index.ts';
import type { Pattern } from './patterns.ts';

/** Finds the concepts whose words stand near each other in a text, in any order and in any of the languages. */
export type LooseFinder = (tokens: readonly Token[], read: readonly MeaningToken[]) => Map<string, Sighting[]>;

/** The meanings of a pattern's words. Where a word has several meanings, each of them counts. */
type LoosePattern = {
  readonly concept: string;
  readonly meanings: readonly (readonly string[])[];
  /** How many other words with a meaning may stand between the words; none if `inOrder`. */
  readonly between: number;
  /** Only one word says something of its own: the words are found in their own order only. */
  readonly inOrder: boolean;
  readonly votes: number;
};

/** The same with the numbers of its meanings. */
type NumberedPattern = LoosePattern & { readonly numbers: readonly (readonly number[])[] };

const LONGEST = 5;
/** So many words with a meaning may stand between two words of a pattern, beside those of the pattern itself. */
const MOST_BETWEEN = 3;
/** So far from each other the first and the last word of a pattern may stand. */
const WIDEST = LONGEST - 1 + MOST_BETWEEN;
/** A concept is there if so many patterns say so: a single one is too often a chance where something is softened. */
const VOTES_NEEDED = 2;
/** In a sentence without them one pattern of two own words is enough: who plays nothing down is believed at once. */
const NEVER_ALONE = new Set(neverAlone.split(' '));
const SOFTENING = new Set(softeningWords.trim().split(/\s+/));
const COMMON = new Set(commonMeanings.split(' '));
const ENOUGH_ALONE = new Set(telling.split(' ').map((one) => `not:${one}`));

/** Prepares a finder from the patterns of the concepts that may be read so. */
export function makeLooseFinder(concepts: ReadonlyMap<string, readonly Pattern[]>): LooseFinder {
  const patterns = joined([...concepts].flatMap(([concept, list]) => list.flatMap((one) => loosened(concept, one))));
  const numbers = new Numbers();
  const numbered = patterns.map((one) => withNumbers(one, numbers));
  const index = new PairIndex(
    patterns.map(({ meanings }) => meanings),
    numbers,
  );
  const places = new Notes<number>(numbers);
  const numbersOf = numbersOfLists(numbers);
  return (tokens, read) => {
    places.clear();
    const areas = areasOf(read, WIDEST);
    for (const [at, { meanings }] of read.entries()) {
      const own = numbersOf(meanings);
      for (let one = 0; one < own.length; one += 1) places.add(own[one], meanings[one]!, at, areas[at]!);
    }
    const found = new Map<string, Sighting[]>();
    const votes = new Map<string, number>();
    const alone = new Map<string, number[]>();
    for (const number of new Set(index.thingsWith(places))) {
      const pattern = numbered[number]!;
      const chosen = nearest(pattern, places.lists, read);
      if (!chosen) continue;
      const at = chosen.map((place) => read[place]!.at).toSorted((one, other) => one - other);
      noteIn(found, pattern.concept, { at, negative: false, guessed: true });
      if (!pattern.inOrder && !NEVER_ALONE.has(pattern.concept)) noteIn(alone, pattern.concept, at[0]!);
      votes.set(pattern.concept, (votes.get(pattern.concept) ?? 0) + pattern.votes);
    }
    const softened = new Set(tokens.filter(({ word }) => SOFTENING.has(word)).map(({ sentence }) => sentence));
    const isPlain = (at: number) => !softened.has(tokens[at]!.sentence);
    for (const [concept, count] of votes)
      if (count < VOTES_NEEDED && !alone.get(concept)?.some(isPlain)) found.delete(concept);
    return found;
  };
}

/** Returns a function that returns the numbers of meanings: the words of a text share lists of them. */
function numbersOfLists(numbers: Numbers): (meanings: readonly string[]) => readonly (number | undefined)[] {
  const known = new WeakMap<readonly string[], readonly (number | undefined)[]>();
  return (meanings) => {
    const own = known.get(meanings) ?? meanings.map((meaning) => numbers.of(meaning));
    known.set(meanings, own);
    return own;
  };
}

function withNumbers(pattern: LoosePattern, numbers: Numbers): NumberedPattern {
  return { ...pattern, numbers: pattern.meanings.map((some) => some.map((meaning) => numbers.give(meaning))) };
}

/** Reads a text as meanings; a contrast ends a part as a comma does. */
export function readClauses(tokens: readonly Token[], meant: readonly Meant[]): MeaningToken[] {
  let clause = 0;
  return readMeanings(
    tokens.map(({ word, segment }, at) => {
      if (segment !== tokens[at - 1]?.segment || CONTRASTS.has(word)) clause += 1;
      return { word, segment: clause, meant: meant[at]! };
    }),
  );
}

/** Returns a pattern as meanings, or none if too few or too many of its words have one. */
function loosened(concept: string, pattern: Pattern): LoosePattern[] {
  if (pattern.atoms.some(({ kind, text }) => kind === 'group' && !text.includes(' '))) return [];
  const words = pattern.atoms.flatMap(({ kind, text }) =>
    [...(kind === 'negative-verb' ? ['not'] : []), ...text.split(' ')].map((word) => ({
      word,
      segment: 0,
      meant: meaningOf(word),
    })),
  );
  const meanings = readMeanings(words).map((one) => one.meanings);
  const own = meanings.filter(isOwn).length;
  const enough =
    meanings.length === 1 ? meanings[0]!.some((one) => ENOUGH_ALONE.has(one)) : meanings.length <= LONGEST && own > 0;
  if (!enough) return [];
  const inOrder = own < 2;
  const between = inOrder ? 0 : meanings.length === 2 ? 2 : MOST_BETWEEN;
  return [{ concept, meanings, inOrder, between, votes: pattern.anyLanguage || own > 2 ? VOTES_NEEDED : 1 }];
}

/** Tells whether a word says more than when, how much or who. */
function isOwn(meanings: readonly string[]): boolean {
  return meanings.some((one) => !COMMON.has(one));
}

/** Joins the patterns of a concept that have the same meanings: their votes count together. */
function joined(patterns: readonly LoosePattern[]): LoosePattern[] {
  const kept = new Map<string, LoosePattern>();
  for (const pattern of patterns) {
    const meanings = pattern.inOrder
      ? pattern.meanings
      : pattern.meanings.toSorted((one, other) => (String(one) < String(other) ? -1 : 1));
    const key = `${pattern.concept} ${pattern.inOrder} ${meanings.join(' ')}`;
    kept.set(key, { ...pattern, votes: pattern.votes + (kept.get(key)?.votes ?? 0) });
  }
  return [...kept.values()];
}

/** Returns where the words of a pattern stand near enough to each other, or null. */
function nearest(
  { numbers, inOrder, between }: NumberedPattern,
  places: readonly (readonly number[] | undefined)[],
  read: readonly MeaningToken[],
): readonly number[] | null {
  const candidates: (readonly number[])[] = [];
  for (const some of numbers) {
    const here = some.length === 1 ? places[some[0]!] : some.flatMap((one) => places[one] ?? []);
    if (!here || here.length === 0) return null;
    candidates.push(here);
  }
  const reach = numbers.length - 1 + between;
  const chosen: number[] = [];
  /** Chooses a place for each of the other words, none before `from` and none behind `to`. */
  const choose = (place: number, from: number, to: number): boolean => {
    chosen.push(place);
    const next = candidates[chosen.length];
    if (!next) return true;
    const lowest = inOrder ? place + 1 : Math.max(from, place - reach);
    const highest = inOrder ? place + 1 : Math.min(to, place + reach);
    for (const other of next) {
      if (other < lowest || other > highest || chosen.includes(other)) continue;
      if (read[other]!.segment === read[place]!.segment && choose(other, lowest, highest)) return true;
    }
    chosen.pop();
    return false;
  };
  return candidates[0]!.some((first) => choose(first, first - reach, first + reach)) ? chosen : null;
}
