import type { Notes, Numbers } from './near-places.ts';
import { noteIn } from './note-in.ts';

/** The marks of a thing; any one of a group is enough. */
export type Marks = readonly (readonly string[])[];

/**
 * Things by the two rarest of their marks: those whose second mark is not there are never looked at. Marks and things
 * are numbers in lists of numbers, because a text asks for hundreds of them, and each step from one object to another
 * costs a look into another part of the memory.
 */
export class PairIndex {
  /** From where on and to where the entries of a first mark stand. */
  readonly #starts: Int32Array;
  readonly #seconds: Int32Array;
  readonly #things: Int32Array;
  readonly #found: number[] = [];

  /** Makes an index of things by their marks. One with a single group of marks stands below each of them alone. */
  constructor(things: readonly Marks[], numbers: Numbers) {
    const byFirst = sorted(things, numbers);
    const entries = [...byFirst.values()].flatMap((below) => [...below.values()]);
    const count = entries.reduce((sum, { length }) => sum + length, 0);
    this.#starts = new Int32Array(numbers.size + 1);
    this.#seconds = new Int32Array(count);
    this.#things = new Int32Array(count);
    let at = 0;
    for (let first = 0; first < numbers.size; first += 1) {
      this.#starts[first] = at;
      for (const [second, below] of byFirst.get(first) ?? []) {
        this.#seconds.fill(second, at, at + below.length);
        this.#things.set(below, at);
        at += below.length;
      }
    }
    this.#starts[numbers.size] = at;
  }

  /**
   * Returns the things whose two rarest marks are there and have an area in common: each once, or more often if several
   * marks of one group are there. The list is used again for the next text.
   */
  thingsWith(notes: Notes<unknown>): readonly number[] {
    const { there, areas } = notes;
    this.#found.length = 0;
    for (const first of there) {
      const from = this.#starts[first]!;
      const to = this.#starts[first + 1]!;
      if (from === to) continue;
      const here = areas[first]!;
      if (to - from >= notes.size) {
        this.#addInOrderOf(notes, first);
        continue;
      }
      for (let at = from; at < to; at += 1)
        if ((here & areas[this.#seconds[at]!]!) !== 0) this.#found.push(this.#things[at]!);
    }
    return this.#found;
  }

  /** Adds what is below a mark in the order of the text if the text has fewer marks. */
  #addInOrderOf({ areas, turns, size }: Notes<unknown>, first: number): void {
    const near: number[] = [];
    let seconds = 0;
    for (let at = this.#starts[first]!; at < this.#starts[first + 1]!; at += 1) {
      if (at === this.#starts[first] || this.#seconds[at] !== this.#seconds[at - 1]) seconds += 1;
      if ((areas[first]! & areas[this.#seconds[at]!]!) !== 0) near.push(at);
    }
    if (seconds >= size) near.sort((one, other) => turns[this.#seconds[one]!]! - turns[this.#seconds[other]!]!);
    for (const at of near) this.#found.push(this.#things[at]!);
  }
}

/** Returns the numbers of things by those of their rarest marks, and by those of the next. */
function sorted(things: readonly Marks[], numbers: Numbers): Map<number, Map<number, number[]>> {
  const uses = new Map<string, number>();
  for (const mark of things.flatMap((marks) => marks.flat())) uses.set(mark, (uses.get(mark) ?? 0) + 1);
  const cost = (group: readonly string[]) => Math.max(...group.map((mark) => uses.get(mark)!));
  const index = new Map<number, Map<number, number[]>>();
  for (const [thing, marks] of things.entries()) {
    const [rarest, next] = marks.toSorted((one, other) => cost(one) - cost(other));
    for (const first of (rarest ?? []).map((mark) => numbers.give(mark))) {
      const below = index.get(first) ?? new Map<number, number[]>();
      index.set(first, below);
      for (const mark of next ?? []) noteIn(below, numbers.give(mark), thing);
      if (!next) noteIn(below, first, thing);
    }
  }
  return index;
}
