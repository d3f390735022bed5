import type { Notes, Numbers } from './near-places.ts';
import { noteIn } from './note-in.ts';

/** One thing with its marks; any one of a group is enough. */
export type Marked<T> = { readonly of: T; readonly marks: readonly (readonly string[])[] };

/** The things below a mark: the numbers of the second marks, and for each of them the things that have both. */
type Below<T> = { readonly seconds: number[]; readonly things: T[][] };

/**
 * Things by the two rarest of their marks: those whose second mark is not there are never looked at. The marks are
 * numbers and stand in lists, because a text asks for hundreds of them and each step through a map costs a look into
 * another part of the memory.
 */
export type PairIndex<T> = readonly (Below<T> | undefined)[];

/** Makes an index of things. A thing with a single group of marks stands below each of them alone. */
export function makePairIndex<T>(things: readonly Marked<T>[], numbers: Numbers): PairIndex<T> {
  const uses = new Map<string, number>();
  for (const mark of things.flatMap(({ marks }) => marks.flat())) uses.set(mark, (uses.get(mark) ?? 0) + 1);
  const cost = (group: readonly string[]) => Math.max(...group.map((mark) => uses.get(mark)!));
  const index = new Map<number, Map<number, T[]>>();
  for (const { of, marks } of things) {
    const [rarest, next] = marks.toSorted((one, other) => cost(one) - cost(other));
    for (const first of (rarest ?? []).map((mark) => numbers.give(mark))) {
      const below = index.get(first) ?? new Map<number, T[]>();
      index.set(first, below);
      for (const mark of next ?? []) noteIn(below, numbers.give(mark), of);
      if (!next) noteIn(below, first, of);
    }
  }
  const all: (Below<T> | undefined)[] = Array.from({ length: numbers.size });
  for (const [first, below] of index) all[first] = { seconds: [...below.keys()], things: [...below.values()] };
  return all;
}

/**
 * Returns the things whose two rarest marks are there and have an area in common: each once, or more often if several
 * marks of one group are there.
 */
export function thingsWith<T>(index: PairIndex<T>, notes: Notes<unknown>): T[] {
  const found: T[] = [];
  for (const first of notes.there) {
    const below = index[first];
    if (below) addBelow(found, below, first, notes);
  }
  return found;
}

/** Adds what is below a mark: in the order of the index, or in that of the text if the text has fewer marks. */
function addBelow<T>(found: T[], { seconds, things }: Below<T>, first: number, notes: Notes<unknown>): void {
  const { areas, turns } = notes;
  const here = areas[first]!;
  if (seconds.length < notes.size) {
    for (let at = 0; at < seconds.length; at += 1)
      if (here & areas[seconds[at]!]!) for (const thing of things[at]!) found.push(thing);
    return;
  }
  const near: number[] = [];
  for (let at = 0; at < seconds.length; at += 1) if (here & areas[seconds[at]!]!) near.push(at);
  near.sort((one, other) => turns[seconds[one]!]! - turns[seconds[other]!]!);
  for (const at of near) for (const thing of things[at]!) found.push(thing);
}
