import { DIGIT, addPairs, asWritten, markOfNeighbours, markOfWord, namesOf, weights } from './marks-of-words.ts';
import type { Names, Written } from './marks-of-words.ts';
import type { Known } from './conditions.ts';
import { marksOfRules } from './marks-of-rules.ts';
import type { KnownLevel } from './marks-of-rules.ts';
import type { Measures } from './measures.ts';
import type { MeaningToken } from './meanings.ts';
import type { Token } from './normalise.ts';

/**
 * From here on, words are so like those of an emergency that they count as one: the less a rule knows of the complaint,
 * the sooner. A missed emergency is far worse than a needless way to a facility: cases that the weights were not learnt
 * from chose the numbers (decisions 0172 and 0183).
 */
const LIKE_AN_EMERGENCY: Readonly<Record<KnownLevel, number>> = {
  none: -1.55,
  routine: -1.55,
  soon: -1.45,
  today: -1.05,
  'self-care': -1.15,
  emergency: -1.15,
};
/** The same for a long text: it tells of so much else that a danger in it weighs less. */
const LONG_LIKE_AN_EMERGENCY = -2.9;
/** A bare complaint ('my child has a fever') says too little: each word that is missing here has to be made up for. */
const ENOUGH_WORDS = 5;
const FOR_A_MISSING_WORD = 0.3;
/** The same for a single sentence of a long text: its other sentences tell of other things. */
const SENTENCE_LIKE_AN_EMERGENCY = 5;
const LONG_TEXT = 45;
/** Below this, words are so unlike those of emergencies that a mere guess is not believed. */
const UNLIKE_AN_EMERGENCY = -0.5;

/**
 * Below this, with all denials together calming by two points at most, everything that is told is so harmless that a
 * word of danger in it is in doubt. In a long text each sentence by itself has to be below the second number.
 */
const CALM = -2;
/** From here down a single word of danger, with no second word that says it, is in doubt. */
const DOUBTFUL = -1.75;
const MOST_BY_DENIALS = -2;
const CALM_SENTENCE = -1;
/** From here on a sentence by itself is so like an emergency that no other sentence puts it in doubt. */
const BEYOND_DOUBT = 2;

/** Two meanings belong together if at most two others stand between them. */
const NEAR = 3;
/** Meanings of sentences that tell of no illness: who asks, who writes, where and when. */
const POLITE: ReadonlySet<string> = new Set(
  'asks kin life house nearly know morning today help says more very w:hello w:thank w:asant w:shukrani w:merci w:bonjour w:remerci w:pleas w:advic w:area w:wako w:muda w:doctor w:daktari w:docteur'.split(
    ' ',
  ),
);
/** What a text starts from, before its words are weighed. */
const START = 'start';
/** What is known of a person that changes what a sign means. */
const WHO = ['pregnant', 'gave-birth', 'after-abortion', 'diabetes', 'sickle-cell', 'hiv', 'epilepsy', 'asthma', 'recent-surgery']; // prettier-ignore
const NEWBORN_DAYS = 60;
const SMALL_CHILD_DAYS = 5 * 365;
const OLD_DAYS = 65 * 365;

/** What is weighed in a text: what is known of who is ill, and the marks of each sentence. */
export type DangerMarks = {
  readonly who: readonly string[];
  readonly sentences: readonly ReadonlySet<string>[];
  /** What the rules make of it. */
  readonly highest: KnownLevel;
  /** How many words are weighed. */
  readonly weighed: number;
};

/** How like an emergency a text sounds. */
export type Sound = {
  /** As an emergency, in the whole or in a part of a long text. */
  readonly isDangerous: boolean;
  /** Like no emergency: what was only guessed is not believed. */
  readonly isUnlikely: boolean;
  /** Rather like none: a danger that a single word names is asked about first. */
  readonly isDoubtful: boolean;
  /** Like no emergency at all: a plain danger is asked about first. */
  readonly isCalm: boolean;
};

/** Says how like an emergency a text sounds, by the weights of its marks. */
export function soundsLike({ who, sentences: all, highest: known, weighed }: DangerMarks, words: number): Sound {
  const telling = all.filter(tells);
  const sentences = telling.length > 0 ? telling : all;
  const whole = scoreOf(who, sentences);
  const short = FOR_A_MISSING_WORD * Math.max(0, ENOUGH_WORDS - weighed);
  const isLong = words >= LONG_TEXT;
  const from = isLong ? LONG_LIKE_AN_EMERGENCY : LIKE_AN_EMERGENCY[known];
  const calm = scoreOf(who, sentences, MOST_BY_DENIALS);
  const isDoubtful = calm < DOUBTFUL;
  const highest = isLong || isDoubtful ? Math.max(...sentences.map((one) => scoreOf(who, [one]))) : calm;
  return {
    isDangerous: whole >= from + short || (isLong && highest >= SENTENCE_LIKE_AN_EMERGENCY),
    isUnlikely: whole < UNLIKE_AN_EMERGENCY,
    isDoubtful: isDoubtful && highest < BEYOND_DOUBT,
    isCalm: calm < CALM && highest < (isLong ? CALM_SENTENCE : BEYOND_DOUBT),
  };
}

/** Tells whether a sentence says more than a greeting, a polite request or where somebody lives: those calm nothing. */
function tells(sentence: ReadonlySet<string>): boolean {
  const marks = [...sentence];
  return sum(marks) > 0 || marks.some((mark) => !mark.split('+').every((part) => POLITE.has(part) || isWord(part)));
}

/** Tells whether a mark is a word: one as it is written, two beside each other, or one that means nothing known. */
function isWord(mark: string): boolean {
  return /^(?:b|(?:not:)?r):/.test(mark);
}

function scoreOf(
  who: readonly string[],
  sentences: readonly ReadonlySet<string>[],
  mostByDenials = Number.NEGATIVE_INFINITY,
): number {
  const marks = sentences.length === 1 ? sentences[0]! : new Set(sentences.flatMap((one) => [...one]));
  let byDenials = 0;
  for (const mark of marks) if (mark.includes('not:')) byDenials += Math.min(0, weights.get(mark) ?? 0);
  return sum([START, ...who, ...marks]) + Math.max(0, mostByDenials - byDenials);
}

function sum(marks: readonly string[]): number {
  return marks.reduce((total, mark) => total + (weights.get(mark) ?? 0), 0);
}

/** Returns all marks of a text, each once. */
export function allMarks({ who, sentences }: DangerMarks): string[] {
  return [...new Set([START, ...who, ...sentences.flatMap((one) => [...one])])];
}

/** The words of a text, and which of them are denied or weigh nothing. */
type Places = {
  readonly tokens: readonly Pick<Token, 'word' | 'sentence'>[];
  readonly isDenied: (place: number) => boolean;
  readonly isLeftOut: (place: number) => boolean;
};

/** The marks of each sentence by its number. */
class SentenceMarks {
  readonly #sentences = new Map<number, Set<string>>();

  of(sentence: number): Set<string> {
    const marks = this.#sentences.get(sentence) ?? new Set();
    this.#sentences.set(sentence, marks);
    return marks;
  }

  get all(): Set<string>[] {
    return [...this.#sentences.values()];
  }
}

/**
 * Returns what is weighed in a text: the meaning of each word, with `not:` where it is denied, each two meanings that
 * stand near each other, each word as it is written, each two beside each other, who is ill, and what rules know.
 * Places that are left out weigh nothing; with `isAll` also what weighs nothing is returned.
 */
export function dangerMarks(
  meanings: readonly MeaningToken[],
  places: Places,
  known: Known,
  isAll = false,
): DangerMarks {
  const sentences = new SentenceMarks();
  const weighed = addMeanings(sentences, meanings, places, isAll);
  addWords(sentences, places, isAll);
  const { present, measures } = known;
  const { marks, highest } = marksOfRules(known);
  const who = [...whoIsIll(present, measures.ageDays), ...numbersOf(measures), ...marks];
  return { who, sentences: sentences.all, highest, weighed };
}

/** Adds the meanings of words and each two that stand near each other. Returns how many words mean something. */
function addMeanings(
  sentences: SentenceMarks,
  meanings: readonly MeaningToken[],
  { tokens, isDenied, isLeftOut }: Places,
  isAll: boolean,
): number {
  const read: { marks: Set<string>; segment: number; names: Names['names'] }[] = [];
  for (const { at, segment, meanings: all } of meanings) {
    if (isLeftOut(at)) continue;
    const { names, marks: own, weighed } = namesOf(all, isDenied(at));
    const marks = sentences.of(tokens[at]!.sentence);
    for (const mark of isAll ? own : weighed) marks.add(mark);
    if (names.length > 0) read.push({ marks, segment, names });
  }
  for (const [place, { marks, segment, names }] of read.entries())
    for (let next = place + 1; next <= place + NEAR && read[next]?.segment === segment; next += 1)
      addPairs(marks, names, read[next]!.names, isAll);
  return read.length;
}

/** Adds each word as it is written, and each two beside each other. */
function addWords(sentences: SentenceMarks, { tokens, isDenied, isLeftOut }: Places, isAll: boolean): void {
  let before: { readonly word: Written; readonly sentence: number } | null = null;
  for (const [at, { word: text, sentence }] of tokens.entries()) {
    if (isLeftOut(at) || DIGIT.test(text)) {
      before = null;
      continue;
    }
    const word = asWritten(text);
    const marks = sentences.of(sentence);
    const mark = markOfWord(word, isDenied(at));
    if (isAll || weights.has(mark)) marks.add(mark);
    const both = before?.sentence === sentence ? markOfNeighbours(before.word, word, isAll) : null;
    if (both !== null) marks.add(both);
    before = { word, sentence };
  }
}

function whoIsIll(present: ReadonlySet<string>, ageDays: number | undefined): string[] {
  return [...ageOf(present, ageDays), ...WHO.filter((one) => present.has(one)).map((one) => `who:${one}`)];
}

/** Returns what measurements say: only that they are far from usual, or as usual. */
function numbersOf({ temperature, systolic, sugar, oxygen, pulse }: Measures): string[] {
  return [
    temperature !== undefined &&
      `temperature:${below(temperature, [35.5, 37.5, 39], ['cold', 'usual', 'fever', 'high'])}`,
    systolic !== undefined && `pressure:${below(systolic, [90, 140, 160], ['low', 'usual', 'raised', 'high'])}`,
    sugar !== undefined && `sugar:${below(sugar, [3.9, 12], ['low', 'usual', 'high'])}`,
    oxygen !== undefined && `oxygen:${below(oxygen, [94], ['low', 'usual'])}`,
    pulse !== undefined && `pulse:${below(pulse, [110], ['usual', 'fast'])}`,
  ].filter((one) => one !== false);
}

/** Returns the name of the range that a value falls into: ranges end at rising limits. */
function below(value: number, limits: readonly number[], names: readonly string[]): string {
  const range = limits.findIndex((limit) => value < limit);
  return names.at(range)!;
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
