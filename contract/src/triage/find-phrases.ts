import { makeLooseFinder, readClauses } from './loose-phrases.ts';
import { meaningOf, WORDS_WITH_MEANING } from './meanings.ts';
import { longestSpread, searchedText } from './match-pattern.ts';
import type { SearchedText, Sighting } from './match-pattern.ts';
import type { MeaningToken } from './meanings.ts';
import { areasOf, Notes, Numbers } from './near-places.ts';
import type { Token } from './normalise.ts';
import { noteIn } from './note-in.ts';
import { PatternTable } from './pattern-table.ts';
import type { NamedPatterns } from './pattern-table.ts';
import { readPattern } from './patterns.ts';
import type { Atom, Pattern } from './patterns.ts';
import { makeCorrector } from './spelling.ts';
import { remembered } from './word-memory.ts';
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

/** What a word may be, with the number of the key if a pattern names it. */
type NumberedReading = WordReading & { readonly number: number | undefined };

/** Finds every place where a text says one of the concepts, and returns the text as meanings too. */
export type PhraseFinder = (tokens: readonly Token[]) => {
  readonly sightings: Map<string, Sighting[]>;
  readonly meanings: readonly MeaningToken[];
};

/** Prepares a finder: the patterns are read once, and each text is matched against all of them. */
export function makePhraseFinder({ groups, concepts, otherWords, inOrder }: Phrases): PhraseFinder {
  const conceptPatterns = [...concepts].map(([name, entries]) => ({ name, patterns: entries.map(readPattern) }));
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
  const numbers = new Numbers();
  for (const { key } of atoms) numbers.give(key);
  const groupTable = new PatternTable<Group>(
    groupPatterns.map(({ name, patterns }) => ({ name: groupOf(name, numbers), patterns })),
    numbers,
  );
  const conceptTable = new PatternTable(
    conceptPatterns.map(({ name, patterns }) => ({ name, patterns: patterns.filter((one) => !one.anyLanguage) })),
    numbers,
  );
  const spread = longestOf(groupPatterns, conceptPatterns);
  const correct = makeCorrector(new Set([...words, ...WORDS_WITH_MEANING]), otherWords);
  const readWord = makeWordReader({ words, prefixes, stems, otherWords }, correct);
  const findLoose = makeLooseFinder(looseOf(conceptPatterns, inOrder));

  // All that a word can be is read once, for all parts of the reading.
  const knownOf = remembered((word) => ({
    readings: readWord(word).map((reading) => ({ ...reading, number: numbers.of(reading.key) })),
    meant: meaningOf(word, correct),
  }));
  const seen = new Notes<Sighting>(numbers);
  return (tokens) => {
    seen.clear();
    const known = tokens.map(({ word }) => knownOf(word));
    const areas = areasOf(tokens, spread);
    for (let at = 0; at < known.length; at += 1) noteWord(seen, known[at]!.readings, at, areas[at]!);
    const text = searchedText(tokens);
    noteGroups(groupTable, seen, areas, text);
    const found = new Map<string, Sighting[]>();
    conceptTable.find(seen, text, (id, sighting) => noteIn(found, id, sighting));
    const meanings = readClauses(
      tokens,
      known.map(({ meant }) => meant),
    );
    for (const [id, list] of findLoose(tokens, meanings)) for (const one of list) noteIn(found, id, one);
    return { sightings: found, meanings };
  };
}

/** Notes what a word may be; readings that are equally sure share where they stand. */
function noteWord(seen: Notes<Sighting>, readings: readonly NumberedReading[], at: number, areas: number): void {
  let one: Sighting | undefined;
  for (const { key, number, negative, guessed } of readings) {
    if (!one || one.negative !== negative || one.guessed !== guessed) one = { at: [at], negative, guessed };
    seen.add(number, key, one, areas);
  }
}

/** Returns the patterns that are also read in any order: of concepts said in order only those written for it. */
function looseOf(
  concepts: readonly NamedPatterns<string>[],
  inOrder: ReadonlySet<string>,
): Map<string, readonly Pattern[]> {
  return new Map(
    concepts.map(({ name, patterns }) => [
      name,
      patterns.filter(({ anyLanguage, asWritten }) => anyLanguage || !(asWritten || inOrder.has(name))),
    ]),
  );
}

/** A group of words as a part of patterns: its key, and the number of the key. */
type Group = { readonly key: string; readonly number: number | undefined };

function groupOf(name: string, numbers: Numbers): Group {
  return { key: `group:${name}`, number: numbers.of(`group:${name}`) };
}

/** Finds the groups of words among the words that were seen, and notes them beside the words. */
function noteGroups(groups: PatternTable<Group>, seen: Notes<Sighting>, areas: Int32Array, text: SearchedText): void {
  const found = new Map<Group, Sighting[]>();
  groups.find(seen, text, (group, sighting) => noteIn(found, group, sighting));
  for (const [{ key, number }, list] of found)
    for (const one of once(list)) seen.add(number, key, one, areas[one.at[0]!]!);
}

/** Returns over how many places a pattern can be spread, whichever it is. */
function longestOf(groups: readonly NamedPatterns<string>[], concepts: readonly NamedPatterns<string>[]): number {
  const lengths = new Map(
    groups.map(({ name, patterns }) => [
      `group:${name}`,
      Math.max(...patterns.map((one) => longestSpread(one, () => 1))),
    ]),
  );
  return Math.max(
    ...concepts.map(({ patterns }) =>
      Math.max(...patterns.map((one) => longestSpread(one, (key) => lengths.get(key) ?? 1))),
    ),
  );
}

/** Returns the places that are several words, each as a group of one entry. */
function severalWords(patterns: readonly Pattern[]): Map<string, readonly string[]> {
  const texts = patterns.flatMap(({ atoms }) => atoms.map(({ text }) => text)).filter((text) => text.includes(' '));
  return new Map(texts.map((text) => [text, [text]]));
}

function textsOf(atoms: readonly Atom[], kind: Atom['kind']): Set<string> {
  return new Set(atoms.filter((atom) => atom.kind === kind).map(({ text }) => text));
}

/** Returns sightings in the order of their places, each place once: the surest first. */
function once(sightings: readonly Sighting[]): readonly Sighting[] {
  if (sightings.length === 1) return sightings;
  const kept: Sighting[] = [];
  const isKept = (one: Sighting) => {
    for (let before = kept.length - 1; kept[before]?.at[0] === one.at[0]; before -= 1)
      if (isSamePlace(kept[before]!, one)) return true;
    return false;
  };
  const inOrder = sightings.toSorted(
    (first, second) => first.at[0]! - second.at[0]! || Number(first.guessed) - Number(second.guessed),
  );
  for (const one of inOrder) if (!isKept(one)) kept.push(one);
  return kept;
}

function isSamePlace(one: Sighting, other: Sighting): boolean {
  return (
    one.negative === other.negative &&
    one.at.length === other.at.length &&
    one.at.every((place, number) => place === other.at[number])
  );
}
