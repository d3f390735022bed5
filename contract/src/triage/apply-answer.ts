import { namesInNot } from './conditions.ts';
import { DOUBTED_DANGER } from './doubt.ts';
import type { Measures } from './measures.ts';
import { UNCLEAR, signsOf } from './questions.ts';
import { LIKE_DANGER } from './read-facts.ts';
import { READY_RULES, isUrgent } from './ready-rules.ts';

/** The state of a conversation while a turn is heard. */
export type Draft = {
  present: Set<string>;
  denied: Set<string>;
  unknown: Set<string>;
  hours: Map<string, number>;
  measures: Measures;
  skips: number;
  onlyAsks: boolean;
  /** An answer has settled something in a way that may make the whole less urgent. */
  settled: boolean;
};

/** Applies the choice of a question to what is known. */
export function applyAnswer(draft: Draft, questionId: string, choice: string): void {
  if (choice === 'skip') {
    draft.skips += 1;
    return;
  }
  if (questionId === 'who') {
    applyAge(draft, choice);
    return;
  }
  if (questionId === 'ill-now') {
    if (choice === 'yes') draft.onlyAsks = false;
    return;
  }
  const signs = signsOf(questionId);
  if (questionId.startsWith('heard:') && choice === 'no') takesBack(draft, signs);
  else if (choice === 'yes' || signs.includes(choice)) says(draft, choice === 'yes' ? signs[0]! : choice);
  else if (choice === 'no') {
    for (const sign of signs) denies(draft, sign);
    if (questionId === UNCLEAR) doubtsTheSound(draft);
  } else if (choice === 'unknown') for (const sign of signs) if (!draft.present.has(sign)) draft.unknown.add(sign);
}

function says(draft: Draft, concept: string): void {
  draft.onlyAsks = false;
  draft.present.add(concept);
  draft.denied.delete(concept);
  draft.unknown.delete(concept);
  // "It only hurts when I press": the answer that it is there makes some rules end.
  if (READY_RULES.some(({ condition }) => namesInNot(condition).includes(concept))) draft.settled = true;
}

/**
 * Takes back what was understood. If nothing that makes an emergency is left, the words that sounded like one are taken
 * back with it: they were those that were misunderstood.
 */
function takesBack(draft: Draft, signs: readonly string[]): void {
  if (signs.includes(LIKE_DANGER)) {
    doubtsTheSound(draft);
    return;
  }
  const soundsDangerous = draft.present.delete(LIKE_DANGER);
  const was = isUrgent(draft);
  for (const sign of signs) denies(draft, sign);
  if (soundsDangerous && !(was && !isUrgent(draft))) draft.present.add(LIKE_DANGER);
}

/** The words sounded like an emergency, and the person says that there is none: somebody has to look today. */
function doubtsTheSound(draft: Draft): void {
  if (!draft.present.delete(LIKE_DANGER)) return;
  draft.present.add(DOUBTED_DANGER);
  draft.settled = true;
}

function denies(draft: Draft, concept: string): void {
  if (draft.present.delete(concept) || draft.unknown.delete(concept)) draft.settled = true;
  draft.hours.delete(concept);
  draft.denied.add(concept);
}

/** An age of each group that somebody chooses, in days. */
const DAYS_OF_AGE: ReadonlyMap<string, number> = new Map([
  ['under-2-months', 20],
  ['under-5', 2 * 365],
  ['under-12', 8 * 365],
  ['adult', 35 * 365],
  ['over-65', 70 * 365],
]);

function applyAge(draft: Draft, choice: string): void {
  const ageDays = DAYS_OF_AGE.get(choice);
  if (ageDays === undefined) {
    draft.unknown.add('newborn');
    return;
  }
  if (draft.measures.ageDays !== ageDays) draft.settled = true;
  draft.measures = { ...draft.measures, ageDays };
  for (const concept of ['newborn', 'child', 'elderly']) draft.present.delete(concept);
}
