import dangerWeights from './content/danger-weights.json' with { type: 'json' };
import { weighedMeanings } from './content/meanings/weighed.ts';
import { stemOf } from './meanings.ts';
import { Numbers } from './near-places.ts';
import { NumberPairs } from './number-pairs.ts';
import { remembered } from './word-memory.ts';

/** Words with digits are weighed by what they measure: "w:33" would tell of chance. */
export const DIGIT = /\d/;

/** What is weighed by the name that a word without a meaning has. */
const weighedNames: ReadonlyMap<string, string> = new Map(
  Object.entries(weighedMeanings).flatMap(([name, entries]) =>
    entries.split(' ').map((word) => [`w:${stemOf(word)}`, name] as const),
  ),
);

/**
 * How much each mark tells of an emergency: a meaning, a word, two near or beside each other, who is ill, or a rule.
 * The file is not written by hand: `npm run triage:learn` learns it from the cases that are seen, never from those that
 * are held out. It is JSON, because a TypeScript file of this size takes 40 MB to load.
 */
export const weights: ReadonlyMap<string, number> = new Map(
  dangerWeights.flatMap((line) =>
    line.split(' ').map((entry) => {
      const [mark, tenths] = entry.split('=') as [string, string];
      return [mark, Number(tenths) / 10] as const;
    }),
  ),
);
/** The pairs that weigh something: what both together are called, by the numbers of the two in either order. */
const numbers = new Numbers();
const pairs = new NumberPairs<string>(
  [...weights.keys()].flatMap((mark) => {
    const [first, second] = mark.split('+') as [string, string?];
    if (second === undefined || mark.startsWith('b:')) return [];
    const [one, other] = [numbers.give(first), numbers.give(second)];
    return [{ one, other, of: mark }, ...(one === other ? [] : [{ one: other, other: one, of: mark }])];
  }),
);

/** The stems of two words beside each other that weigh something: what both are called, by their numbers in order. */
const stemNumbers = new Numbers();
const neighbours = new NumberPairs<string>(
  [...weights.keys()].flatMap((mark) => {
    if (!mark.startsWith('b:')) return [];
    const [stem, next] = mark.slice(2).split('>') as [string, string];
    return [{ one: stemNumbers.give(stem), other: stemNumbers.give(next), of: mark }];
  }),
);

/** A name of what a word means, and its number if it weighs something together with another one. */
type Name = { readonly name: string; readonly number: number | undefined };
/** How a word is weighed: the names of what it means, all its marks, and those of them that weigh something. */
export type Names = {
  readonly names: readonly Name[];
  readonly marks: readonly string[];
  readonly weighed: readonly string[];
};

/** What was found for the meanings of a word, where it is denied and where not: words share lists of meanings. */
const namesPlain = new WeakMap<readonly string[], Names>();
const namesDenied = new WeakMap<readonly string[], Names>();

/** Returns how a word is weighed by its meanings. */
export function namesOf(all: readonly string[], isDenied: boolean): Names {
  const known = isDenied ? namesDenied : namesPlain;
  let found = known.get(all);
  if (!found) known.set(all, (found = findNames(all, isDenied)));
  return found;
}

/** Returns the names of what a word means, and the word itself where it means nothing that is known. */
function findNames(all: readonly string[], isDenied: boolean): Names {
  const names = new Set<string>();
  const others = new Set<string>();
  for (const one of all) {
    const denies = one.startsWith('not:');
    const plain = denies ? one.slice(4) : one;
    const name = plain.startsWith('w:') ? weighedNames.get(plain) : plain;
    if (name === undefined && DIGIT.test(plain)) continue;
    (name === undefined ? others : names).add(`${denies || isDenied ? 'not:' : ''}${name ?? plain}`);
  }
  const marks = [...names, ...(names.size > 0 ? [] : others)];
  return {
    names: Array.from(names, (name) => ({ name, number: numbers.of(name) })),
    marks,
    weighed: marks.filter((mark) => weights.has(mark)),
  };
}

/** Adds each two of the meanings of two words: only those that weigh something, or all. */
export function addPairs(marks: Set<string>, names: Names['names'], others: Names['names'], isAll: boolean): void {
  for (const one of names)
    for (const other of others) {
      const both = one.number === undefined || other.number === undefined ? null : pairs.get(one.number, other.number);
      if (both !== null) marks.add(both);
      else if (isAll) marks.add(one.name < other.name ? `${one.name}+${other.name}` : `${other.name}+${one.name}`);
    }
}

/** A word as it is written: its stem, and the number of that if it weighs something beside another one. */
export type Written = { readonly stem: string; readonly number: number | undefined };

/** Returns a word as it is written: small words tell as much as others ('only', 'mais'). */
export const asWritten = remembered((word): Written => {
  const stem = stemOf(word);
  return { stem, number: stemNumbers.of(stem) };
});

/** Returns by what a word is weighed as it is written. */
export function markOfWord({ stem }: Written, isDenied: boolean): string {
  return isDenied ? `not:r:${stem}` : `r:${stem}`;
}

/** Returns by what two words beside each other are weighed; null if they weigh nothing and not all is wanted. */
export function markOfNeighbours(word: Written, next: Written, isAll: boolean): string | null {
  if (isAll) return `b:${word.stem}>${next.stem}`;
  return word.number === undefined || next.number === undefined ? null : neighbours.get(word.number, next.number);
}
