import { CONTRASTS } from './contrasts.ts';
import { makeLooseFinder, readClauses } from './loose-phrases.ts';
import { WORDS_WITH_MEANING } from './meanings.ts';
import type { MeaningToken } from './meanings.ts';
import type { Token } from './normalise.ts';
import { makePairIndex, thingsWith } from './pair-index.ts';
import type { PairIndex } from './pair-index.ts';
import { readPattern } from './patterns.ts';
import type { Atom, Pattern } from './patterns.ts';
import { makeCorrector } from './spelling.ts';
import { makeWordReader } from './word-readings.ts';
import type { WordReading } from './word-readings.ts';

/** Words of the same meaning by the name of their group, and ways of saying each concept. */
export type Phrases = {
  readonly groups: ReadonlyMap<string, readonly string[]>;
  readonly concepts: ReadonlyMap<string, readonly string[]>;
  /** Everyday words that are no misspelling of a word above. */
  readonly otherWords: ReadonlySet<string>;
  /** Concepts whose words are found only in the order that the patterns give. */
  readonly inOrder: ReadonlySet<string>;
};

/** Where a text says something, and how. */
export type Sighting = {
  /** The words that say it, by their places in the text, in rising order. Words between them belong to nothing. */
  readonly at: readonly number[];
  /** A verb of the phrase stands in its negative form. */
  readonly negative: boolean;
  /** A word was read as a misspelling: enough to raise the urgency, not to deny anything. */
  readonly guessed: boolean;
};

/** Finds every place where a text says one of the concepts, and returns the text as meanings too. */
export type PhraseFinder = (tokens: readonly Token[]) => {
  readonly sightings: Map<string, Sighting[]>;
  readonly meanings: readonly MeaningToken[];
};

/** So many words are kept with their readings, about a megabyte. */
const WORDS_KEPT = 5_000;
const BETWEEN_NEIGHBOURS = 2;
const BETWEEN_IN_ANY_ORDER = 4;

/** Prepares a finder: the patterns are read once, and each text is matched against all of them. */
export function makePhraseFinder({ groups, concepts, otherWords, inOrder }: Phrases): PhraseFinder {
  const conceptPatterns = [...concepts].map(([id, entries]) => ({ id, patterns: entries.map(readPattern) }));
  const groupPatterns = [...groups, ...severalWords(conceptPatterns.flatMap(({ patterns }) => patterns))].map(
    ([name, entries]) => ({ name, patterns: entries.map(readPattern) }),
  );
  const atoms = [...groupPatterns, ...conceptPatterns].flatMap(({ patterns }) => patterns.flatMap((one) => one.atoms));
  for (const atom of atoms)
    if (atom.kind === 'group' && !groups.has(atom.text) && !atom.text.includes(' '))
      throw new Error(`No group of words is called ${atom.text}.`);
  const words = textsOf(atoms, 'word');
  const prefixes = textsOf(atoms, 'prefix');
  const stems = new Set([...textsOf(atoms, 'verb'), ...textsOf(atoms, 'negative-verb')]);
  const groupIndex = indexOf(groupPatterns.map(({ name, patterns }) => [name, patterns]));
  const conceptIndex = indexOf(
    conceptPatterns.map(({ id, patterns }) => [id, patterns.filter(({ anyLanguage }) => !anyLanguage)]),
  );
  const correct = makeCorrector(new Set([...words, ...WORDS_WITH_MEANING]), otherWords);
  const readWord = makeWordReader({ words, prefixes, stems, otherWords }, correct);
  const findLoose = makeLooseFinder(looseOf(conceptPatterns, inOrder));

  // People write the same few thousand words; what they may be is found once.
  const readings = new Map<string, readonly WordReading[]>();
  return (tokens) => {
    const seen = new Map<string, Sighting[]>();
    if (readings.size > WORDS_KEPT) readings.clear();
    tokens.forEach(({ word }, at) => {
      const known = readings.get(word) ?? readWord(word);
      readings.set(word, known);
      for (const { key, negative, guessed } of known) noteIn(seen, key, { at: [at], negative, guessed });
    });
    const found = readPatterns(groupIndex, conceptIndex, seen, tokens);
    const meanings = readClauses(tokens, correct);
    for (const [id, list] of findLoose(tokens, meanings)) for (const one of list) noteIn(found, id, one);
    return { sightings: found, meanings };
  };
}

/** Returns the patterns that are also read in any order: of concepts said in order only those written for it. */
function looseOf(
  concepts: readonly { readonly id: string; readonly patterns: readonly Pattern[] }[],
  inOrder: ReadonlySet<string>,
): Map<string, readonly Pattern[]> {
  return new Map(
    concepts.map(({ id, patterns }) => [
      id,
      patterns.filter(({ anyLanguage, asWritten }) => anyLanguage || !(asWritten || inOrder.has(id))),
    ]),
  );
}

/** Finds the groups of words among the words that were seen, and then the concepts among both. */
function readPatterns(
  groups: PatternIndex,
  concepts: PatternIndex,
  seen: Map<string, Sighting[]>,
  tokens: readonly Token[],
): Map<string, Sighting[]> {
  const groupsSeen = new Map<string, Sighting[]>();
  for (const [name, sighting] of allSightings(groups, seen, tokens)) noteIn(groupsSeen, `group:${name}`, sighting);
  for (const [key, list] of groupsSeen) seen.set(key, once(list));
  const found = new Map<string, Sighting[]>();
  for (const [id, sighting] of allSightings(concepts, seen, tokens)) noteIn(found, id, sighting);
  return found;
}

/** Returns the places that are several words, each as a group of one entry. */
function severalWords(patterns: readonly Pattern[]): Map<string, readonly string[]> {
  const texts = patterns.flatMap(({ atoms }) => atoms.map(({ text }) => text)).filter((text) => text.includes(' '));
  return new Map(texts.map((text) => [text, [text]]));
}

function textsOf(atoms: readonly Atom[], kind: Atom['kind']): Set<string> {
  return new Set(atoms.filter((atom) => atom.kind === kind).map(({ text }) => text));
}

/** Patterns with the name of what they say. */
type PatternIndex = PairIndex<{ readonly name: string; readonly pattern: Pattern }>;

function indexOf(named: readonly (readonly [string, readonly Pattern[]])[]): PatternIndex {
  return makePairIndex(
    named.flatMap(([name, patterns]) =>
      patterns.map((pattern) => ({ of: { name, pattern }, marks: pattern.atoms.map(({ key }) => [key]) })),
    ),
  );
}

/** Finds every place where one of the patterns stands, with its name; patterns without a seen place are not tried. */
function* allSightings(
  index: PatternIndex,
  seen: ReadonlyMap<string, readonly Sighting[]>,
  tokens: readonly Token[],
): Generator<[string, Sighting]> {
  for (const { name, pattern } of thingsWith(index, seen))
    for (const sighting of sightingsOf(pattern, seen, tokens)) yield [name, sighting];
}

function noteIn<T>(lists: Map<string, T[]>, key: string, value: T): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}

/** Returns sightings in the order of their places, each place once: the surest first. */
function once(sightings: readonly Sighting[]): Sighting[] {
  const kept = new Map<string, Sighting>();
  for (const one of sightings.toSorted((first, second) => Number(first.guessed) - Number(second.guessed))) {
    const key = `${one.at.join()}${one.negative ? '-' : ''}`;
    if (!kept.has(key)) kept.set(key, one);
  }
  return [...kept.values()].toSorted((first, second) => first.at[0]! - second.at[0]!);
}

function sightingsOf(
  pattern: Pattern,
  seen: ReadonlyMap<string, readonly Sighting[]>,
  tokens: readonly Token[],
): readonly Sighting[] {
  const places: (readonly Sighting[])[] = [];
  for (const atom of pattern.atoms) {
    const here = seen.get(atom.key);
    if (!here) return [];
    places.push(here);
  }
  if (places.length === 1) return places[0]!;
  const found: Sighting[] = [];
  const extend = (parts: Sighting[], next: number) => {
    if (next === places.length) {
      found.push(joined(parts));
      return;
    }
    const [from, to] = reach(pattern, parts);
    const candidates = places[next]!;
    for (let at = firstFrom(candidates, from); at < candidates.length && candidates[at]!.at[0]! <= to; at += 1)
      if (fits(pattern, parts, candidates[at]!, tokens)) extend([...parts, candidates[at]!], next + 1);
  };
  for (const first of places[0]!) extend([first], 1);
  return found;
}

/** A group of words is at most so long; it may begin so far before the parts found so far. */
const LONGEST_GROUP = 6;

/** Returns between which places the next part of a pattern may begin. */
function reach({ anyOrder }: Pattern, parts: readonly Sighting[]): [number, number] {
  const last = Math.max(...parts.map(({ at }) => at.at(-1)!));
  if (!anyOrder) return [last + 1, last + 1 + BETWEEN_NEIGHBOURS];
  const first = Math.min(...parts.map(({ at }) => at[0]!));
  return [first - BETWEEN_IN_ANY_ORDER - LONGEST_GROUP, last + 1 + BETWEEN_IN_ANY_ORDER];
}

/** Returns the index of the first sighting that begins at a place or later; the sightings are in order. */
function firstFrom(sightings: readonly Sighting[], place: number): number {
  let low = 0;
  let high = sightings.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sightings[middle]!.at[0]! < place) low = middle + 1;
    else high = middle;
  }
  return low;
}

function fits(pattern: Pattern, parts: Sighting[], next: Sighting, tokens: readonly Token[]): boolean {
  if (tokens[next.at[0]!]!.segment !== tokens[parts[0]!.at[0]!]!.segment) return false;
  if (!pattern.anyOrder) {
    const between = next.at[0]! - parts.at(-1)!.at.at(-1)! - 1;
    if (between < 0 || between > BETWEEN_NEIGHBOURS) return false;
    return !tokens.slice(next.at[0]! - between, next.at[0]).some(({ word }) => CONTRASTS.has(word));
  }
  const whole = joined([...parts, next]).at;
  if (new Set(whole).size < whole.length) return false;
  if (whole.at(-1)! - whole[0]! + 1 - whole.length > BETWEEN_IN_ANY_ORDER) return false;
  return !tokens
    .slice(whole[0], whole.at(-1))
    .some(({ word }, at) => CONTRASTS.has(word) && !whole.includes(whole[0]! + at));
}

function joined(parts: readonly Sighting[]): Sighting {
  return {
    at: parts.flatMap(({ at }) => at).toSorted((one, other) => one - other),
    negative: parts.some(({ negative }) => negative),
    guessed: parts.some(({ guessed }) => guessed),
  };
}
