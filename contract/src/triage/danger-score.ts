import { dangerWeights } from './content/danger-weights.ts';
import { weighedMeanings } from './content/meanings/weighed.ts';
import { stemOf } from './meanings.ts';
import type { MeaningToken } from './meanings.ts';

/** From here on, words are so like those of emergencies that they count as one. */
const LIKE_AN_EMERGENCY = 1.7;
/** A bare complaint ('my child has a fever') says too little: each word that is missing here has to be made up for. */
const ENOUGH_WORDS = 5;
const FOR_A_MISSING_WORD = 0.7;
/** The same for a single sentence of a long text: its other sentences tell of other things. */
const SENTENCE_LIKE_AN_EMERGENCY = 5;
const LONG_TEXT = 45;
/** Below this, words are so unlike those of emergencies that a mere guess is not believed. */
const UNLIKE_AN_EMERGENCY = -1;
/** Below this, and with no part above nothing, everything that is told is harmless but a word of danger. */
const CALM = -4;
/** Whoever lists what is not there may still be in danger: all denials together calm by no more than this. */
const MOST_BY_DENIALS = -2;

/** Two meanings belong together if at most two others stand between them. */
const NEAR = 3;
/** Words that ask for something. */
const ASKS = 'asks';
/** What a text starts from, before its words are weighed. */
const START = 'start';
/** What is known of a person that changes what a sign means. */
const WHO = ['pregnant', 'gave-birth', 'after-abortion', 'diabetes', 'sickle-cell', 'hiv', 'epilepsy', 'asthma', 'recent-surgery']; // prettier-ignore
const NEWBORN_DAYS = 60;
const SMALL_CHILD_DAYS = 5 * 365;
const OLD_DAYS = 65 * 365;

/** What is weighed by the name that a word without a meaning has. */
const weighedNames: ReadonlyMap<string, string> = new Map(
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
/** The second meanings of the pairs that weigh something, by the first: most pairs weigh nothing. */
const seconds = new Map<string, Set<string>>();
for (const [first, second] of [...weights.keys()].map((mark) => mark.split('+')))
  if (second !== undefined) seconds.set(first!, (seconds.get(first!) ?? new Set()).add(second));

/** Tells whether a meaning, or a pair of meanings in the order of the alphabet, weighs anything. */
function weighs(mark: string, second?: string): boolean {
  return second === undefined ? weights.has(mark) : seconds.get(mark)?.has(second) === true;
}

/** What is weighed in a text: what is known of who is ill, and the marks of each sentence. */
export type DangerMarks = {
  readonly who: readonly string[];
  readonly sentences: readonly ReadonlySet<string>[];
  /** How many words are weighed. */
  readonly weighed: number;
};

/** How like an emergency a text sounds. */
export type Sound = {
  /** As an emergency, in the whole or in a part of a long text. */
  readonly isDangerous: boolean;
  /** Like no emergency: what was only guessed is not believed. */
  readonly isUnlikely: boolean;
  /** Like no emergency at all, in no part: a single word of danger is asked about first. */
  readonly isCalm: boolean;
};

/** Says how like an emergency a text sounds, by the sum of the weights of its marks. */
export function soundsLike({ who, sentences: all, weighed }: DangerMarks, words: number): Sound {
  const sentences = all.some(tells) ? all.filter(tells) : all;
  const whole = scoreOf(who, sentences);
  const needed = LIKE_AN_EMERGENCY + FOR_A_MISSING_WORD * Math.max(0, ENOUGH_WORDS - weighed);
  const isDangerous = (one: ReadonlySet<string>) => scoreOf(who, [one]) >= SENTENCE_LIKE_AN_EMERGENCY;
  return {
    isDangerous: whole >= needed || (words >= LONG_TEXT && sentences.some(isDangerous)),
    isUnlikely: whole < UNLIKE_AN_EMERGENCY,
    isCalm: isCalm(who, sentences),
  };
}

/** Tells whether a sentence does more than ask for advice: a polite request calms nothing. */
function tells(sentence: ReadonlySet<string>): boolean {
  return sentence.size !== 1 || !sentence.has(ASKS);
}

/**
 * Tells whether the whole is far below an emergency, with each sentence left out in turn, and none of its parts is near
 * one: a harmless sentence calms nothing.
 */
function isCalm(who: readonly string[], sentences: readonly ReadonlySet<string>[]): boolean {
  if (scoreOf(who, sentences, MOST_BY_DENIALS) >= CALM) return false;
  const scoreWithout = scorerWithout(who, sentences);
  return sentences.every(
    (sentence, from) =>
      (sentences.length === 1 || scoreWithout(sentence) < CALM) &&
      [1, 2, 3].every((length) => scoreOf(who, sentences.slice(from, from + length), MOST_BY_DENIALS) < 0),
  );
}

function scoreOf(
  who: readonly string[],
  sentences: readonly ReadonlySet<string>[],
  mostByDenials = Number.NEGATIVE_INFINITY,
): number {
  const marks = sentences.length === 1 ? sentences[0]! : new Set(sentences.flatMap((one) => [...one]));
  let score = weights.get(START) ?? 0;
  let byDenials = 0;
  for (const mark of who) score += weights.get(mark) ?? 0;
  for (const mark of marks) {
    const weight = weights.get(mark) ?? 0;
    if (isByDenial(mark, weight)) byDenials += weight;
    else score += weight;
  }
  return score + Math.max(mostByDenials, byDenials);
}

function isByDenial(mark: string, weight: number): boolean {
  return weight < 0 && mark.includes('not:');
}

/**
 * Returns a function that scores a text without one of its sentences. It takes back what only that sentence says, so
 * that a text of many sentences is not read as often as it has sentences.
 */
function scorerWithout(
  who: readonly string[],
  sentences: readonly ReadonlySet<string>[],
): (sentence: ReadonlySet<string>) => number {
  const times = new Map<string, number>();
  for (const mark of sentences.flatMap((one) => [...one])) times.set(mark, (times.get(mark) ?? 0) + 1);
  const all = sumsOf([START, ...who], times.keys());
  return (sentence) => {
    const alone = sumsOf(
      [],
      [...sentence].filter((mark) => times.get(mark) === 1),
    );
    return (all.others - alone.others + Math.max(MOST_BY_DENIALS * 10, all.byDenials - alone.byDenials)) / 10;
  };
}

/** Returns the sums of weights in tenths, which add up without error in any order: of denials, and of all others. */
function sumsOf(certain: readonly string[], marks: Iterable<string>): { byDenials: number; others: number } {
  const tenths = (mark: string) => Math.round((weights.get(mark) ?? 0) * 10);
  const sums = { byDenials: 0, others: certain.reduce((sum, mark) => sum + tenths(mark), 0) };
  for (const mark of marks) sums[isByDenial(mark, tenths(mark)) ? 'byDenials' : 'others'] += tenths(mark);
  return sums;
}

/** Returns all marks of a text, each once. */
export function allMarks({ who, sentences }: DangerMarks): string[] {
  return [...new Set([START, ...who, ...sentences.flatMap((one) => [...one])])];
}

/** Where the words of a text stand, and which of them are not weighed as they stand. */
type Places = {
  readonly sentenceOf: (place: number) => number;
  readonly isDenied: (place: number) => boolean;
  readonly isLeftOut: (place: number) => boolean;
};

/**
 * Returns what is weighed in a text: the meaning of each word, with `not:` where it is denied, each two meanings that
 * stand near each other, and who is ill. Words of no known meaning, and places that are left out, weigh nothing.
 */
export function dangerMarks(
  meanings: readonly MeaningToken[],
  { sentenceOf, isDenied, isLeftOut }: Places,
  { present, ageDays }: { readonly present: ReadonlySet<string>; readonly ageDays?: number | undefined },
  isWanted: (mark: string, second?: string) => boolean = weighs,
): DangerMarks {
  const sentences = new Map<number, Set<string>>();
  const read = meanings
    .filter(({ at }) => !isLeftOut(at))
    .map(({ at, segment, meanings: all }) => ({ at, segment, names: namesOf(all, isDenied(at)) }))
    .filter(({ names }) => names.length > 0);
  read.forEach(({ at, segment, names }, place) => {
    const marks = sentences.get(sentenceOf(at)) ?? new Set();
    sentences.set(sentenceOf(at), marks);
    for (const name of names) if (isWanted(name)) marks.add(name);
    for (let next = place + 1; next <= place + NEAR && read[next]?.segment === segment; next += 1)
      for (const [first, second] of pairsOf(names, read[next]!.names))
        if (isWanted(first, second)) marks.add(`${first}+${second}`);
  });
  return { who: whoIsIll(present, ageDays), sentences: [...sentences.values()], weighed: read.length };
}

function namesOf(all: readonly string[], isDenied: boolean): string[] {
  const names = new Set<string>();
  for (const one of all) {
    const denies = one.startsWith('not:');
    const plain = denies ? one.slice(4) : one;
    const name = plain.startsWith('w:') ? weighedNames.get(plain) : plain;
    if (name !== undefined) names.add(denies || isDenied ? `not:${name}` : name);
  }
  return [...names];
}

/** Returns each two of the meanings of two words, in the order of the alphabet. */
function pairsOf(names: readonly string[], others: readonly string[]): [string, string][] {
  return names.flatMap((name) =>
    others.map((other): [string, string] => (name < other ? [name, other] : [other, name])),
  );
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
