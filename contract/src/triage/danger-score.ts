import { dangerWeights } from './content/danger-weights.ts';
import { weighedMeanings } from './content/meanings/weighed.ts';
import { stemOf } from './meanings.ts';
import type { MeaningToken } from './meanings.ts';

/** From here on, words are so like those of emergencies that they count as one. */
export const LIKE_AN_EMERGENCY = 2;
/** Below this, words are so unlike those of emergencies that a mere guess is not believed. */
export const UNLIKE_AN_EMERGENCY = -2;

/** Two meanings belong together if at most two others stand between them. */
const NEAR = 3;
/** What a text starts from, before its words are weighed. */
const START = 'start';
/** What is known of a person that changes what a sign means. */
const WHO = ['pregnant', 'gave-birth', 'after-abortion', 'diabetes', 'sickle-cell', 'hiv', 'epilepsy', 'asthma', 'recent-surgery']; // prettier-ignore
const NEWBORN_DAYS = 60;
const SMALL_CHILD_DAYS = 5 * 365;
const OLD_DAYS = 65 * 365;

/** What is weighed by the name that a word without a meaning has. */
const weighed: ReadonlyMap<string, string> = new Map(
  Object.entries(weighedMeanings).flatMap(([name, entries]) =>
    entries.split(' ').map((word) => [`w:${stemOf(word)}`, name] as const),
  ),
);

const weights: ReadonlyMap<string, number> = new Map(
  dangerWeights
    .trim()
    .split(/\s+/)
    .map((entry) => {
      const [mark, tenths] = entry.split('=') as [string, string];
      return [mark, Number(tenths) / 10] as const;
    }),
);

/** Says how like those of emergencies the marks of a text are: the sum of their weights. */
export function dangerScore(marks: ReadonlySet<string>): number {
  let score = 0;
  for (const mark of marks) score += weights.get(mark) ?? 0;
  return score;
}

/**
 * Returns what is weighed in a text: the meaning of each word, with `not:` where it is denied, each two meanings that
 * stand near each other, and who is ill. Words of no known meaning, and places that are left out, weigh nothing.
 */
export function dangerMarks(
  meanings: readonly MeaningToken[],
  denied: ReadonlySet<number>,
  isLeftOut: (place: number) => boolean,
  { present, ageDays }: { readonly present: ReadonlySet<string>; readonly ageDays?: number | undefined },
): ReadonlySet<string> {
  const marks = new Set([START, ...whoIsIll(present, ageDays)]);
  const read = meanings
    .filter(({ at }) => !isLeftOut(at))
    .map(({ at, segment, meanings: all }) => ({ segment, names: namesOf(all, denied.has(at)) }))
    .filter(({ names }) => names.length > 0);
  read.forEach(({ segment, names }, at) => {
    for (const name of names) marks.add(name);
    for (const next of read.slice(at + 1, at + 1 + NEAR))
      if (next.segment === segment)
        for (const name of names) for (const other of next.names) marks.add(pairOf(name, other));
  });
  return marks;
}

function namesOf(all: readonly string[], isDenied: boolean): string[] {
  const names = new Set<string>();
  for (const one of all) {
    const denies = one.startsWith('not:');
    const plain = denies ? one.slice(4) : one;
    const name = plain.startsWith('w:') ? weighed.get(plain) : plain;
    if (name !== undefined) names.add(denies || isDenied ? `not:${name}` : name);
  }
  return [...names];
}

function pairOf(one: string, other: string): string {
  return one < other ? `${one}+${other}` : `${other}+${one}`;
}

function whoIsIll(present: ReadonlySet<string>, ageDays: number | undefined): string[] {
  return [...ageOf(present, ageDays), ...WHO.filter((one) => present.has(one)).map((one) => `who:${one}`)];
}

function ageOf(present: ReadonlySet<string>, ageDays: number | undefined): string[] {
  if (ageDays !== undefined) {
    if (ageDays < NEWBORN_DAYS) return ['age:newborn'];
    if (ageDays < SMALL_CHILD_DAYS) return ['age:child'];
    return ageDays >= OLD_DAYS ? ['age:old'] : ['age:grown'];
  }
  if (present.has('newborn')) return ['age:newborn'];
  if (present.has('child')) return ['age:child'];
  return present.has('elderly') ? ['age:old'] : [];
}
