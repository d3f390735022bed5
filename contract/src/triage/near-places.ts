/** Areas are told apart by the bits of one number; where a text has more, far ones share a bit. */
const BITS = 32;

/**
 * Returns the areas to which each word of a text belongs, as bits. Two words of one segment that are at most `reach`
 * places apart have an area in common; words of different segments have none, or one by chance.
 */
export function areasOf(words: readonly { readonly segment: number }[], reach: number): Int32Array {
  const areas = new Int32Array(words.length);
  let area = 0;
  let begin = 0;
  let before = 0;
  for (let at = 0; at < words.length; at += 1) {
    if (at > 0 && words[at]!.segment !== words[at - 1]!.segment) {
      area += 1;
      begin = at;
      before = 0;
    } else if (at - begin === reach) {
      before = bitOf(area);
      area += 1;
      begin = at;
    }
    areas[at] = bitOf(area) | before;
  }
  return areas;
}

function bitOf(area: number): number {
  return 1 << (area % BITS);
}

/** Gives each name a number, so that what is known of it stands in a list. */
export class Numbers {
  readonly #numbers = new Map<string, number>();

  /** How many names have a number. */
  get size(): number {
    return this.#numbers.size;
  }

  /** Returns the number of a name, which gets one if it has none. */
  give(name: string): number {
    const number = this.#numbers.get(name) ?? this.#numbers.size;
    this.#numbers.set(name, number);
    return number;
  }

  /** Returns the number of a name, if it has one. */
  of(name: string): number | undefined {
    return this.#numbers.get(name);
  }
}

/** Where things stand in a text, by the number of their name, and the areas of all that have one name. */
export class Notes<T> {
  readonly areas: Int32Array;
  readonly lists: (T[] | undefined)[];
  /** The numbers of the names that stand in the text, in the order in which they were noted. */
  readonly there: number[] = [];
  /** The places of these numbers in that order. */
  readonly turns: Int32Array;
  readonly numbers: Numbers;
  readonly #without = new Set<string>();

  constructor(numbers: Numbers) {
    this.numbers = numbers;
    this.areas = new Int32Array(numbers.size);
    this.turns = new Int32Array(numbers.size);
    this.lists = Array.from({ length: numbers.size });
  }

  /** How many names stand in the text, with those that have no number because nothing is looked for by them. */
  get size(): number {
    return this.there.length + this.#without.size;
  }

  /** Forgets the text before. */
  clear(): void {
    for (const number of this.there) {
      this.areas[number] = 0;
      this.lists[number] = undefined;
    }
    this.there.length = 0;
    this.#without.clear();
  }

  /** Notes that a thing stands in some areas of the text. The number of its name is undefined if it has none. */
  add(number: number | undefined, name: string, thing: T, areas: number): void {
    if (number === undefined) {
      this.#without.add(name);
      return;
    }
    const list = this.lists[number];
    if (list) list.push(thing);
    else {
      this.lists[number] = [thing];
      this.turns[number] = this.there.length;
      this.there.push(number);
    }
    this.areas[number]! |= areas;
  }
}
