import type { Measures } from './measures.ts';

/** What a condition is asked about. */
export type Known = {
  /** The concepts that are there. What is denied and what nobody has said is not among them. */
  readonly present: ReadonlySet<string>;
  /** The longest time that the text gives for a concept, in hours. */
  readonly hours: ReadonlyMap<string, number>;
  readonly measures: Measures;
};

/** A condition of a rule, ready to be asked. */
export type Condition =
  | { readonly kind: 'concept'; readonly id: string }
  | { readonly kind: 'lasts'; readonly id: string; readonly compare: Compare; readonly hours: number }
  | { readonly kind: 'measure'; readonly name: keyof Measures; readonly compare: Compare; readonly value: number }
  | { readonly kind: 'not'; readonly of: Condition }
  | { readonly kind: 'all' | 'any'; readonly of: readonly Condition[] }
  | { readonly kind: 'at-least'; readonly count: number; readonly of: readonly Condition[] };

const COMPARISONS = ['>=', '<=', '<', '>'] as const;
type Compare = (typeof COMPARISONS)[number];

const MEASURES: ReadonlyMap<string, keyof Measures> = new Map([
  ['age', 'ageDays'],
  ['temperature', 'temperature'],
  ['systolic', 'systolic'],
  ['diastolic', 'diastolic'],
  ['sugar', 'sugar'],
  ['breaths', 'breaths'],
  ['oxygen', 'oxygen'],
  ['pulse', 'pulse'],
  ['pregnant-weeks', 'pregnantWeeks'],
]);
const DAYS: ReadonlyMap<string, number> = new Map([
  ['day', 1],
  ['week', 7],
  ['month', 30.4],
  ['year', 365.25],
]);

/**
 * Reads a condition as the rules write it: names of concepts, `and`, `or`, `not`, parentheses, `2 of (a, b, c)`,
 * `cough for >= 14 days`, `temperature >= 38`, `age < 2 months`.
 * Throws with the text of the condition when it cannot be read or names a concept that does not exist.
 */
export function readCondition(written: string, isConcept: (id: string) => boolean): Condition {
  return new ConditionReader(written, isConcept).read();
}

class ConditionReader {
  readonly #written: string;
  readonly #isConcept: (id: string) => boolean;
  readonly #parts: readonly string[];
  #at = 0;

  constructor(written: string, isConcept: (id: string) => boolean) {
    this.#written = written;
    this.#isConcept = isConcept;
    this.#parts = written.match(/[a-z][a-z0-9-]*|\d+(?:\.\d+)?|>=|<=|[<>(),]/g) ?? [];
  }

  read(): Condition {
    const condition = this.#any();
    const rest = this.#parts[this.#at];
    return rest === undefined ? condition : this.#fail(`"${rest}" is too much`);
  }

  #any(): Condition {
    return this.#joined('or', 'any', () => this.#joined('and', 'all', () => this.#one()));
  }

  #joined(word: string, kind: 'all' | 'any', read: () => Condition): Condition {
    const of = [read()];
    while (this.#next(word)) of.push(read());
    return of.length === 1 ? of[0]! : { kind, of };
  }

  #one(): Condition {
    if (this.#next('not')) return { kind: 'not', of: this.#one() };
    if (this.#next('(')) {
      const inside = this.#any();
      this.#take(')');
      return inside;
    }
    const word = this.#take();
    if (/^\d/.test(word)) return this.#atLeast(Number(word));
    const name = MEASURES.get(word);
    if (name) return { kind: 'measure', name, compare: this.#compare(), value: this.#amount(name) };
    if (!this.#isConcept(word)) this.#fail(`No concept is called "${word}"`);
    if (!this.#next('for')) return { kind: 'concept', id: word };
    return { kind: 'lasts', id: word, compare: this.#compare(), hours: this.#days() * 24 };
  }

  #atLeast(count: number): Condition {
    this.#take('of');
    this.#take('(');
    const of = [this.#any()];
    while (this.#next(',')) of.push(this.#any());
    this.#take(')');
    return { kind: 'at-least', count, of };
  }

  #compare(): Compare {
    const sign = this.#take();
    return COMPARISONS.find((one) => one === sign) ?? this.#fail(`"${sign}" compares nothing`);
  }

  #amount(name: keyof Measures): number {
    return name === 'ageDays' ? this.#days() : Number(this.#take());
  }

  #days(): number {
    const amount = Number(this.#take());
    return amount * (DAYS.get(this.#take().replace(/s$/, '')) ?? this.#fail('A unit of time is missing'));
  }

  #take(expected?: string): string {
    const part = this.#parts[this.#at] ?? this.#fail('Something is missing at the end');
    if (expected !== undefined && part !== expected) this.#fail(`"${part}" stands where "${expected}" belongs`);
    this.#at += 1;
    return part;
  }

  #next(part: string): boolean {
    if (this.#parts[this.#at] !== part) return false;
    this.#at += 1;
    return true;
  }

  #fail(why: string): never {
    throw new Error(`${why} in the condition "${this.#written}"`);
  }
}

/** Tells whether a condition holds. A duration or a number that is not given fulfils none. */
export function holds(condition: Condition, known: Known): boolean {
  switch (condition.kind) {
    case 'concept':
      return known.present.has(condition.id);
    case 'lasts': {
      const hours = known.hours.get(condition.id);
      return (
        known.present.has(condition.id) && hours !== undefined && compares(hours, condition.compare, condition.hours)
      );
    }
    case 'measure': {
      const value = known.measures[condition.name];
      return value !== undefined && compares(value, condition.compare, condition.value);
    }
    case 'not':
      return !holds(condition.of, known);
    case 'all':
      return condition.of.every((one) => holds(one, known));
    case 'any':
      return condition.of.some((one) => holds(one, known));
    case 'at-least':
      return condition.of.filter((one) => holds(one, known)).length >= condition.count;
  }
}

/** Returns concepts of which one has to be there for a condition to hold, or null if it may hold without any. */
export function neededFor(condition: Condition): readonly string[] | null {
  switch (condition.kind) {
    case 'concept':
    case 'lasts':
      return [condition.id];
    case 'measure':
    case 'not':
      return null;
    case 'all': {
      const needed = condition.of.map(neededFor).filter((one) => one !== null);
      return needed.toSorted((one, other) => one.length - other.length)[0] ?? null;
    }
    case 'any':
    case 'at-least': {
      const needed = condition.of.map(neededFor);
      return needed.every((one) => one !== null) ? needed.flat() : null;
    }
  }
}

/** Returns the concepts that a condition names, each once. */
export function conceptsOf(condition: Condition): string[] {
  switch (condition.kind) {
    case 'concept':
    case 'lasts':
      return [condition.id];
    case 'measure':
      return [];
    case 'not':
      return conceptsOf(condition.of);
    case 'all':
    case 'any':
    case 'at-least':
      return [...new Set(condition.of.flatMap(conceptsOf))];
  }
}

function compares(value: number, compare: Compare, limit: number): boolean {
  if (compare === '>=') return value >= limit;
  if (compare === '<=') return value <= limit;
  return compare === '<' ? value < limit : value > limit;
}

/** Returns the concepts that a condition names inside a `not`: that they are there may end the condition. */
export function namesInNot(condition: Condition): string[] {
  if (condition.kind === 'not') return conceptsOf(condition.of);
  return 'of' in condition && Array.isArray(condition.of)
    ? (condition.of as readonly Condition[]).flatMap(namesInNot)
    : [];
}
