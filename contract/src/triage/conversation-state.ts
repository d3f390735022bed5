import type { CountryCode } from '../countries.ts';
import type { Language } from '../languages.ts';
import { assessFacts } from './assess.ts';
import type { Assessment } from './assess.ts';
import { readChoice } from './choices.ts';
import { applyAnswer } from './apply-answer.ts';
import type { Draft } from './apply-answer.ts';
import { detectLanguage } from './detect-language.ts';
import { LEVELS, moreUrgent } from './levels.ts';
import type { Level } from './levels.ts';
import type { Measures } from './measures.ts';
import { addFromMeasures } from './facts-of-measures.ts';
import { readFacts } from './read-facts.ts';
import type { Facts, StatedFacts } from './read-facts.ts';

/** What a conversation remembers: what was understood, never the words. Plain JSON. */
export type ConversationState = {
  readonly v: 1;
  readonly language: Language | null;
  /** The most urgent level so far that no answer has settled otherwise; null before the first turn. */
  readonly level: Level | null;
  readonly present: readonly string[];
  readonly denied: readonly string[];
  /** What somebody was asked and did not know. */
  readonly unknown: readonly string[];
  readonly hours: Readonly<Record<string, number>>;
  readonly measures: Measures;
  /** The ids of the questions that were asked; the last one is open. */
  readonly asked: readonly string[];
  readonly skips: number;
  /** How many turns said nothing that the content knows. */
  readonly misses: number;
  readonly onlyAsks: boolean;
};

/** What the context adds to the words; see `ConversationContext`. */
export type StatedContext = {
  readonly language?: Language | undefined;
  readonly country: CountryCode;
  readonly ageDays?: number | undefined;
  readonly ageYears?: number | undefined;
  readonly sex?: 'female' | 'male' | undefined;
  readonly pregnant?: boolean | undefined;
};

type TurnSaid = {
  readonly text?: string | undefined;
  readonly questionId?: string | undefined;
  readonly choice?: string | undefined;
};

/** A turn as it was heard: the state after it, without the next question, and what it means. */
export type HeardTurn = { readonly state: ConversationState; readonly assessment: Assessment; readonly level: Level };

/** Returns the state of a conversation in which nobody has said anything. */
export function beginState(): ConversationState {
  return {
    v: 1,
    language: null,
    level: null,
    present: [],
    denied: [],
    unknown: [],
    hours: {},
    measures: {},
    asked: [],
    skips: 0,
    misses: 0,
    onlyAsks: false,
  };
}

/** Hears a turn: what an answer settles, what a text adds, and how urgent the whole is then. Pure. */
export function hear(
  before: ConversationState,
  { text = '', questionId, choice }: TurnSaid,
  context: StatedContext,
): HeardTurn {
  const language = context.language ?? detectLanguage(text) ?? before.language;
  const draft: Draft = {
    present: new Set(before.present),
    denied: new Set(before.denied),
    unknown: new Set(before.unknown),
    hours: new Map(Object.entries(before.hours)),
    measures: before.measures,
    skips: before.skips,
    onlyAsks: before.onlyAsks,
    settled: false,
  };
  const stated = statedOf(context);
  const answer = questionId === undefined ? null : readChoice(questionId, choice, text, before.asked);
  if (answer) applyAnswer(draft, questionId!, answer.choice);
  const rest = answer ? answer.rest : text;
  const isFirst = before.level === null;
  if (rest.trim() !== '' || isFirst) addText(draft, readFacts(rest, stated), isFirst);
  if (stated.ageDays !== undefined) draft.measures = { ...draft.measures, ageDays: stated.ageDays };
  addFromMeasures(draft.present, draft.measures, stated);
  if (stated.pregnant === false) draft.denied.add('pregnant');

  const facts = factsOf(draft);
  const assessment = assessFacts(facts);
  const missed = !assessment.understood && !assessment.facts.onlyAsks && !answer;
  const misses = before.misses + (missed ? 1 : 0);
  let level = moreUrgent(assessment.level, floorOf(facts, draft.unknown));
  if (!assessment.understood && misses >= 2) level = moreUrgent(level, 'today');
  if (before.level !== null && !draft.settled) level = moreUrgent(level, before.level);
  const state: ConversationState = {
    v: 1,
    language,
    level,
    present: [...draft.present],
    denied: [...draft.denied],
    unknown: [...draft.unknown],
    hours: Object.fromEntries(draft.hours),
    measures: draft.measures,
    asked: before.asked,
    skips: draft.skips,
    misses,
    onlyAsks: facts.onlyAsks,
  };
  return { state, assessment, level };
}

function statedOf({ ageDays, ageYears, sex, pregnant }: StatedContext): StatedFacts {
  const age = ageDays ?? (ageYears === undefined ? undefined : ageYears * 365);
  return {
    ...(age !== undefined && { ageDays: age }),
    ...(sex !== undefined && { sex }),
    ...(pregnant !== undefined && { pregnant }),
  };
}

function factsOf({ present, denied, hours, measures, onlyAsks }: Draft): Facts {
  return { present, denied, hours, measures, onlyAsks, heard: new Map() };
}

/** Adds what a text says. A text takes back nothing: what it denies counts only if nobody has said it before. */
function addText(draft: Draft, said: Facts, isFirst: boolean): void {
  for (const concept of said.present) {
    draft.present.add(concept);
    draft.denied.delete(concept);
    draft.unknown.delete(concept);
  }
  for (const concept of said.denied) if (!draft.present.has(concept)) draft.denied.add(concept);
  for (const [concept, hours] of said.hours) draft.hours.set(concept, Math.max(hours, draft.hours.get(concept) ?? 0));
  draft.measures = { ...draft.measures, ...said.measures };
  draft.onlyAsks = isFirst ? said.onlyAsks : draft.onlyAsks && said.onlyAsks;
}

/** What nobody knows and would be an emergency keeps it at today at least. */
function floorOf(facts: Facts, unknown: ReadonlySet<string>): Level {
  const isOpen = [...unknown].some(
    (concept) => assessFacts({ ...facts, present: new Set([...facts.present, concept]) }).level === 'emergency',
  );
  return isOpen ? 'today' : LEVELS.at(-1)!;
}

const YOUNGEST_PREGNANT = 10 * 365;
const OLDEST_PREGNANT = 56 * 365;

/** Tells whether a pregnancy need not be asked for: a man, a child, an old person, or it was denied. */
export function neverPregnant(
  { measures: { ageDays }, present, denied }: Pick<ConversationState, 'measures' | 'present' | 'denied'>,
  { sex, pregnant }: Pick<StatedContext, 'sex' | 'pregnant'>,
): boolean {
  if (sex === 'male' || pregnant === false || denied.includes('pregnant')) return true;
  if (ageDays !== undefined) return ageDays < YOUNGEST_PREGNANT || ageDays > OLDEST_PREGNANT;
  return ['child', 'newborn', 'elderly'].some((one) => present.includes(one));
}
