import { sightingsOf } from './match-pattern.ts';
import type { SearchedText, Sighting } from './match-pattern.ts';
import type { Notes, Numbers } from './near-places.ts';
import { PairIndex } from './pair-index.ts';
import type { Pattern } from './patterns.ts';

/** What is said, and the ways of saying it. */
export type NamedPatterns<T> = { readonly name: T; readonly patterns: readonly Pattern[] };

/** Patterns by the two rarest of their parts, with what they say. They stand in lists, as in the index. */
export class PatternTable<T> {
  readonly #names: readonly T[];
  readonly #anyOrder: Uint8Array;
  /** From where on the numbers of the parts of each pattern stand. */
  readonly #starts: Int32Array;
  readonly #parts: Int32Array;
  readonly #index: PairIndex;

  /** Makes a table of patterns whose parts have numbers. */
  constructor(named: readonly NamedPatterns<T>[], numbers: Numbers) {
    const patterns = named.flatMap((one) => one.patterns);
    const parts = patterns.map(({ atoms }) => atoms.map(({ key }) => numbers.give(key)));
    this.#names = named.flatMap(({ name, patterns }) => patterns.map(() => name));
    this.#anyOrder = Uint8Array.from(patterns, ({ anyOrder }) => Number(anyOrder));
    this.#parts = Int32Array.from(parts.flat());
    this.#starts = new Int32Array(patterns.length + 1);
    for (const [pattern, { length }] of parts.entries()) this.#starts[pattern + 1] = this.#starts[pattern]! + length;
    this.#index = new PairIndex(
      patterns.map(({ atoms }) => atoms.map(({ key }) => [key])),
      numbers,
    );
  }

  /** Finds every place where one of the patterns stands; patterns without a seen place are not tried. */
  find(seen: Notes<Sighting>, text: SearchedText, tell: (name: T, sighting: Sighting) => void): void {
    for (const pattern of this.#index.thingsWith(seen)) {
      const places = this.#placesOf(pattern, seen);
      if (places === null) continue;
      const name = this.#names[pattern]!;
      const sightings = places.length === 1 ? places[0]! : sightingsOf(this.#anyOrder[pattern] === 1, places, text);
      for (const sighting of sightings) tell(name, sighting);
    }
  }

  /** Returns where each part of a pattern was seen, or null if one was not. */
  #placesOf(pattern: number, { lists }: Notes<Sighting>): (readonly Sighting[])[] | null {
    const places: (readonly Sighting[])[] = [];
    for (let at = this.#starts[pattern]!; at < this.#starts[pattern + 1]!; at += 1) {
      const here = lists[this.#parts[at]!];
      if (here === undefined) return null;
      places.push(here);
    }
    return places;
  }
}
