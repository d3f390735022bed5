import type { Known } from './conditions.ts';
import { findContradictions, isDangerIfDenied } from './contradictions.ts';
import type { Contradicts } from './contradictions.ts';
import { allMarks, dangerMarks, soundsLike } from './danger-score.ts';
import type { DangerMarks } from './danger-score.ts';
import { findDenied } from './denials.ts';
import { CERTAIN, doubt } from './doubt.ts';
import type { Sighting } from './match-pattern.ts';
import { addFromMeasures } from './facts-of-measures.ts';
import { asWeeksOfPregnancy, readMeasures } from './measures.ts';
import type { Duration, Measures } from './measures.ts';
import type { MeaningToken } from './meanings.ts';
import type { Token } from './normalise.ts';
import { asksOnly } from './only-asks.ts';
import { placesOfOthers } from './others.ts';
import { prepareReading } from './prepare-reading.ts';
import { readTokens } from './read-tokens.ts';
import { isUrgent } from './ready-rules.ts';
import { kindOfWord } from './word-kinds.ts';

/** What a text says about the person who is ill. */
export type Facts = Known & {
  /** The concepts that the text says are not there. */
  readonly denied: ReadonlySet<string>;
  /** The words that said each concept that is there, as they stand in the text after folding. */
  readonly heard: ReadonlyMap<string, string>;
  /** The text asks what something is or means, and says of nobody that it is there. */
  readonly onlyAsks: boolean;
};

/** What is known besides the text, from taps or an account. */
export type StatedFacts = {
  readonly ageDays?: number;
  readonly sex?: 'female' | 'male';
  readonly pregnant?: boolean;
};

/** Concepts that stay true for life, or that say how things are: an old date does not end them. */
const LASTING = new Set(
  'diabetes hiv sickle-cell epilepsy asthma cancer tb high-pressure child newborn elderly gave-birth weak-immunity blood-thinner leaks-waste urine-leak-since-birth'.split(
    ' ',
  ),
);
/** Concepts that are so because of somebody else, or that stay true whatever is told beside them. */
const OF_OTHERS = new Set([
  ...LASTING,
  'outbreak',
  'outbreak-contact',
  'hiv-exposure',
  'pregnant',
  'nobody-ill',
  'only-asking',
]);
/** Words that together are like those of an emergency, whatever each of them says. */
export const LIKE_DANGER = 'like-danger';
const LONG_AGO = /^(?:zamani|jadis|autrefois|formerly|previously|childhood|utotoni|enfance)$/;
const TWO_LONG_AGO = /^(?:last year|years ago|mwaka jana|miaka iliyopita|an dernier|annee derniere|long ago|used to)$/;
const NOW = /^(?:now|today|sasa|leo|maintenant|aujourd|desormais)$/;
const MAY_BE_LONG_AGO = kindOfWord(
  (word) => LONG_AGO.test(word) || /^(?:last|years|mwaka|miaka|an|annee|long|used)$/.test(word),
);
const YOUNGEST_MOTHER_DAYS = 10 * 365;
const OLDEST_MOTHER_DAYS = 50 * 365;
const YEAR_HOURS = 365 * 24;

/** A text with everything that is found in it before it is decided what of it is so. */
type ReadText = {
  readonly tokens: readonly Token[];
  readonly sightings: ReadonlyMap<string, readonly Sighting[]>;
  readonly meanings: readonly MeaningToken[];
  readonly deniedPlaces: ReadonlySet<number>;
  readonly measures: Measures;
  readonly durations: readonly Duration[];
  readonly past: ReadonlySet<number>;
  readonly others: ReadonlySet<number>;
  readonly contradicts: Contradicts;
};

/** Reads what a text in Swahili, English, French or a mixture says. The same text always says the same. */
export function readFacts(text: string, stated: StatedFacts = {}): Facts {
  const read = readText(text, stated);
  const guessed = guess(read, stated);
  const sound = soundsLike(marksIn(read, guessed), read.tokens.length);
  const believesGuesses = !sound.isUnlikely || !isUrgent(guessed);
  const { present, denied, heard, hours } = believesGuesses ? guessed : settled(read, 'plain');
  addFromMeasures(present, read.measures, stated);
  if (isMother(heard.get('newborn'), stated)) present.add('gave-birth');
  const settledFacts = { present, hours, measures: read.measures };
  const isSingleWord = sound.isDoubtful && isUrgent(settledFacts) && !isSaidInSeveralWords(read, stated);
  if (sound.isCalm || isSingleWord) doubt(settledFacts, isSingleWord);
  else if (sound.isDangerous) present.add(LIKE_DANGER);
  return { ...settledFacts, denied, heard, onlyAsks: asksOnly(read.tokens, settledFacts, sound) };
}

/** A woman who speaks of her newborn is its mother. */
function isMother(heard = '', { sex, ageDays = 0 }: StatedFacts): boolean {
  const isOfAge = ageDays >= YOUNGEST_MOTHER_DAYS && ageDays < OLDEST_MOTHER_DAYS;
  return sex === 'female' && isOfAge && /kichanga|newborn|nouveau ?ne/.test(heard);
}

/** Tells whether more than single words say what makes an emergency; numbers that were measured do so too. */
function isSaidInSeveralWords(read: ReadText, stated: StatedFacts): boolean {
  const said = settled(read, 'several words');
  addFromMeasures(said.present, read.measures, stated);
  return isUrgent({ ...said, measures: read.measures });
}

/** Returns what is weighed in a text to say how like an emergency it is; the weights are learnt from it. */
export function readDangerMarks(text: string, stated: StatedFacts = {}): string[] {
  const read = readText(text, stated);
  return allMarks(marksIn(read, guess(read, stated), true));
}

function marksIn(
  { tokens, meanings, deniedPlaces, past, others }: ReadText,
  known: Known,
  isAll?: boolean,
): DangerMarks {
  const isDenied = (place: number) => deniedPlaces.has(place);
  const isLeftOut = (place: number) => past.has(place) || others.has(place);
  return dangerMarks(meanings, { tokens, isDenied, isLeftOut }, known, isAll);
}

/** Returns what a text says if every guess is believed, with what was measured and stated. */
function guess(read: ReadText, stated: StatedFacts) {
  const guessed = settled(read, 'guesses');
  addFromMeasures(guessed.present, read.measures, stated);
  return { ...guessed, measures: read.measures };
}

function readText(text: string, stated: StatedFacts): ReadText {
  const tokens = readTokens(text);
  const { sightings, meanings } = prepareReading()(tokens);
  const { measures: written, durations } = readMeasures(tokens, stated.pregnant, mayBePregnant(stated));
  const read =
    sightings.has('baby-moves-less') || sightings.has('unborn-quiet') ? asWeeksOfPregnancy(written) : written;
  return {
    tokens,
    sightings,
    meanings,
    deniedPlaces: findDenied(tokens, sightings.values()),
    measures: stated.ageDays === undefined ? read : { ...read, ageDays: stated.ageDays },
    durations,
    past: placesInThePast(tokens, durations),
    others: placesOfOthers(tokens),
    contradicts: findContradictions(tokens, sightings),
  };
}

/** Tells whether the taps say nothing against a pregnancy. */
function mayBePregnant({ ageDays = YOUNGEST_MOTHER_DAYS, sex, pregnant }: StatedFacts): boolean {
  return pregnant !== false && sex !== 'male' && ageDays >= YOUNGEST_MOTHER_DAYS;
}

/** What is believed: guesses too, only what is said plainly, or only what at least two words say plainly. */
type Belief = 'guesses' | 'plain' | 'several words';

function isBelieved(belief: Belief, concept: string, { guessed, at }: Sighting): boolean {
  if (belief === 'guesses') return true;
  return !guessed && (belief === 'plain' || at.length > 1 || CERTAIN.has(concept));
}

/** Decides which concepts a text says are there and which not. */
function settled({ tokens, sightings, deniedPlaces, durations, past, others, contradicts }: ReadText, belief: Belief) {
  const present = new Set<string>();
  const denied = new Set<string>();
  const heard = new Map<string, string>();
  const hours = new Map<string, number>();
  for (const [concept, all] of sightings) {
    const isDenied = (one: Sighting) =>
      !isDangerIfDenied(concept, one, tokens) && (one.negative || one.at.some((place) => deniedPlaces.has(place)));
    const list = all.filter((one) => !contradicts(concept, one));
    if (list.length === 0) denied.add(concept);
    const standing = list.filter(
      (one) =>
        !isDenied(one) &&
        isBelieved(belief, concept, one) &&
        (OF_OTHERS.has(concept) || !one.at.every((at) => others.has(at))) &&
        (LASTING.has(concept) || !one.at.every((at) => past.has(at))),
    );
    if (concept === 'rape' && standing.length === 0 && list.some((one) => !isDenied(one))) present.add('rape-past');
    const first = standing.find(({ guessed }) => !guessed) ?? standing[0];
    if (!first) {
      if (list.some((one) => isDenied(one) && !one.guessed)) denied.add(concept);
      continue;
    }
    present.add(concept);
    heard.set(concept, wordsOf(tokens, first));
    const longest = longestNear(tokens, standing, durations);
    if (longest !== null) hours.set(concept, longest);
  }
  return { present, denied, heard, hours };
}

function wordsOf(tokens: readonly Token[], { at }: Sighting): string {
  const said = tokens.slice(at[0], at.at(-1)! + 1);
  return said.map(({ word }) => word).join(' ');
}

/** Returns the longest time that the sentence of a sighting gives, in hours, or null. */
function longestNear(
  tokens: readonly Token[],
  standing: readonly Sighting[],
  durations: readonly Duration[],
): number | null {
  if (durations.length === 0) return null;
  const sentences = new Set(standing.map(({ at }) => tokens[at[0]!]!.sentence));
  const near = durations.filter(({ at }) => sentences.has(tokens[at]!.sentence));
  return near.length === 0 ? null : Math.max(...near.map(({ hours }) => hours));
}

/** Returns the places of parts that speak of long ago: 'years ago', 'mwaka jana', 'il y a 2 ans'. */
function placesInThePast(tokens: readonly Token[], durations: readonly Duration[]): Set<number> {
  const segments = new Set<number>();
  for (const { hours, at, ago } of durations)
    if ((ago || tokens[at - 1]?.word === 'a') && hours >= YEAR_HOURS) segments.add(tokens[at]!.segment);
  tokens.forEach(({ word, kinds, segment }, at) => {
    if ((kinds & MAY_BE_LONG_AGO) === 0) return;
    if (LONG_AGO.test(word) || TWO_LONG_AGO.test(`${word} ${tokens[at + 1]?.word ?? ''}`)) segments.add(segment);
  });
  if (segments.size === 0) return segments;
  // 'The lump that I used to push back is now hard': behind 'now' the past is over.
  const places = new Set<number>();
  let present = -1;
  tokens.forEach(({ word, segment }, at) => {
    if (NOW.test(word)) present = segment;
    if (segments.has(segment) && segment !== present) places.add(at);
  });
  return places;
}
