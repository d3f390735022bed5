import { CONTRASTS } from './contrasts.ts';
import type { Token } from './normalise.ts';
import type { Pattern } from './patterns.ts';

/** Where a text says something, and how. */
export type Sighting = {
  /** The words that say it, by their places in the text, in rising order. Words between them belong to nothing. */
  readonly at: readonly number[];
  /** A verb of the phrase stands in its negative form. */
  readonly negative: boolean;
  /** A word was read as a misspelling: enough to raise the urgency, not to deny anything. */
  readonly guessed: boolean;
};

/** A text in which patterns are looked for. */
export type SearchedText = {
  readonly tokens: readonly Token[];
  /** How many contrasts stand before each place. */
  readonly contrastsBefore: Int32Array;
};

const BETWEEN_NEIGHBOURS = 2;
const BETWEEN_IN_ANY_ORDER = 4;
/** A group of words is at most so long; it may begin so far before the parts found so far. */
const LONGEST_GROUP = 6;

/** Counts the contrasts of a text, so that it is known at once whether one stands between two places. */
export function searchedText(tokens: readonly Token[]): SearchedText {
  const contrastsBefore = new Int32Array(tokens.length + 1);
  tokens.forEach(({ word }, at) => {
    contrastsBefore[at + 1] = contrastsBefore[at]! + Number(CONTRASTS.has(word));
  });
  return { tokens, contrastsBefore };
}

/** Returns over how many places the words of a pattern can be spread, if each of its parts is `partLength` long. */
export function longestSpread({ atoms }: Pattern, partLength: (key: string) => number): number {
  const words = atoms.reduce((sum, { key }) => sum + partLength(key), 0);
  return words + Math.max(BETWEEN_IN_ANY_ORDER, BETWEEN_NEIGHBOURS * (atoms.length - 1));
}

/**
 * Returns every place where the parts of a pattern stand as it demands: behind each other, or in any order. `places`
 * says where each part was seen.
 */
export function sightingsOf(
  anyOrder: boolean,
  places: readonly (readonly Sighting[])[],
  text: SearchedText,
): readonly Sighting[] {
  const found: Sighting[] = [];
  const search = { anyOrder, places, text };
  for (const first of places[0]!) extend(found, [first], search);
  return found;
}

/** A search for a pattern: where each of its parts was seen, and in which text. */
type Search = {
  readonly anyOrder: boolean;
  readonly places: readonly (readonly Sighting[])[];
  readonly text: SearchedText;
};

/** Adds every place where the rest of a pattern stands beside the parts that are chosen. */
function extend(found: Sighting[], parts: Sighting[], search: Search): void {
  const { anyOrder, places, text } = search;
  const candidates = places[parts.length];
  if (!candidates) {
    found.push(joined(parts, anyOrder));
    return;
  }
  const [from, to] = anyOrder ? aroundParts(parts) : behindParts(parts);
  for (let at = firstFrom(candidates, from); at < candidates.length && candidates[at]!.at[0]! <= to; at += 1) {
    if (!fits(anyOrder, parts, candidates[at]!, text)) continue;
    parts.push(candidates[at]!);
    extend(found, parts, search);
    parts.pop();
  }
}

/** Returns between which places the next part of a pattern may begin that comes behind the others. */
function behindParts(parts: readonly Sighting[]): [number, number] {
  const end = lastOf(parts[parts.length - 1]!);
  return [end + 1, end + 1 + BETWEEN_NEIGHBOURS];
}

/** The same of a pattern whose parts may come in any order. */
function aroundParts(parts: readonly Sighting[]): [number, number] {
  let first = Number.POSITIVE_INFINITY;
  let last = 0;
  for (const part of parts) {
    first = Math.min(first, part.at[0]!);
    last = Math.max(last, lastOf(part));
  }
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

function fits(anyOrder: boolean, parts: readonly Sighting[], next: Sighting, text: SearchedText): boolean {
  const { tokens, contrastsBefore } = text;
  const begin = next.at[0]!;
  if (tokens[begin]!.segment !== tokens[parts[0]!.at[0]!]!.segment) return false;
  if (anyOrder) return fitsBeside(parts, next, text);
  return contrastsBefore[begin] === contrastsBefore[lastOf(parts.at(-1)!) + 1];
}

/** Tells whether a part shares no word with the others and stands near enough, with no contrast between them. */
function fitsBeside(parts: readonly Sighting[], next: Sighting, { tokens, contrastsBefore }: SearchedText): boolean {
  let first = next.at[0]!;
  let last = lastOf(next);
  let words = next.at.length;
  for (const part of parts) {
    if (next.at.some((place) => part.at.includes(place))) return false;
    first = Math.min(first, part.at[0]!);
    last = Math.max(last, lastOf(part));
    words += part.at.length;
  }
  if (last - first + 1 - words > BETWEEN_IN_ANY_ORDER) return false;
  if (contrastsBefore[first] === contrastsBefore[last]) return true;
  // A contrast may be one of the words that the pattern names.
  const isNamed = (place: number) => next.at.includes(place) || parts.some(({ at }) => at.includes(place));
  for (let place = first; place < last; place += 1)
    if (CONTRASTS.has(tokens[place]!.word) && !isNamed(place)) return false;
  return true;
}

function lastOf({ at }: Sighting): number {
  return at[at.length - 1]!;
}

function joined(parts: readonly Sighting[], anyOrder: boolean): Sighting {
  const at: number[] = [];
  let negative = false;
  let guessed = false;
  for (const part of parts) {
    for (const place of part.at) at.push(place);
    negative ||= part.negative;
    guessed ||= part.guessed;
  }
  if (anyOrder) at.sort((one, other) => one - other);
  return { at, negative, guessed };
}
