import { noteIn } from './note-in.ts';

/**
 * Things by the two rarest of their marks: those whose second mark is not there are never looked at. `uses` counts how
 * often each mark is used.
 */
export type PairIndex<T> = ReadonlyMap<string, ReadonlyMap<string, readonly T[]>>;

/** One thing with its marks; any one of a group is enough. */
export type Marked<T> = { readonly of: T; readonly marks: readonly (readonly string[])[] };

/** Makes an index of things. A thing with a single group of marks stands below each of them alone. */
export function makePairIndex<T>(things: readonly Marked<T>[]): PairIndex<T> {
  const uses = new Map<string, number>();
  for (const mark of things.flatMap(({ marks }) => marks.flat())) uses.set(mark, (uses.get(mark) ?? 0) + 1);
  const cost = (group: readonly string[]) => Math.max(...group.map((mark) => uses.get(mark)!));
  const index = new Map<string, Map<string, T[]>>();
  for (const { of, marks } of things) {
    const [rarest, next] = marks.toSorted((one, other) => cost(one) - cost(other));
    for (const first of rarest ?? []) {
      const below = index.get(first) ?? new Map<string, T[]>();
      index.set(first, below);
      for (const second of next ?? [first]) noteIn(below, second, of);
    }
  }
  return index;
}

/** What is there: the areas of the text in which each mark stands, as bits (`near-places.ts`). */
type MarksThere = ReadonlyMap<string, { readonly areas: number }>;

/** Returns the things whose two rarest marks are there and have an area in common, each once. */
export function thingsWith<T>(index: PairIndex<T>, there: MarksThere): ReadonlySet<T> {
  const found = new Set<T>();
  for (const [first, { areas }] of there) {
    const below = index.get(first);
    if (below) addBelow(found, below, areas, there);
  }
  return found;
}

function addBelow<T>(found: Set<T>, below: ReadonlyMap<string, readonly T[]>, areas: number, there: MarksThere): void {
  // The shorter of the two lists is walked.
  if (below.size < there.size) {
    for (const [second, things] of below) if (areas & (there.get(second)?.areas ?? 0)) addAll(found, things);
  } else for (const [second, other] of there) if (areas & other.areas) addAll(found, below.get(second) ?? []);
}

function addAll<T>(found: Set<T>, list: readonly T[]): void {
  for (const one of list) found.add(one);
}
