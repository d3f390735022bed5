import type { Language } from '../languages.ts';
import { assessFacts } from './assess.ts';
import type { Assessment } from './assess.ts';
import type { Known } from './conditions.ts';
import { asks } from './content/say/asks.ts';
import { names } from './content/say/names.ts';
import type { Sentence } from './content/say/sentence.ts';
import { TOPICS, topicOf } from './content/say/topics.ts';
import { LEVELS } from './levels.ts';
import type { Level } from './levels.ts';
import { nextQuestion } from './next-question.ts';
import { LIKE_DANGER } from './read-facts.ts';
import { isUrgent } from './ready-rules.ts';
import type { Question } from './reply.ts';

/** The most questions of a conversation, and after how many that were passed over no more are asked. */
const MOST_QUESTIONS = 5;
const MOST_SKIPS = 2;
/** What is asked when nothing was understood. */
const DANGER_SIGNS = ['breathless', 'unconscious', 'heavy-bleeding', 'fit', 'severe', 'pregnant', 'newborn', 'suicide-thoughts']; // prettier-ignore
/** The id of the question whether words that sound like an emergency are one, and the signs that it asks about. */
export const UNCLEAR = 'unclear';
const SIGNS_OF_UNCLEAR = ['unconscious', 'breathless', 'heavy-bleeding', 'fit', 'one-side-weak', 'severe', 'hurt', 'swallowed-poison', 'suicide-thoughts', 'unsafe']; // prettier-ignore
/** Signs that only small children show: nobody is asked whether an adult has them. */
const ONLY_OF_CHILDREN = 'bulging-soft-spot not-feeding limp grunting yellow-palms navel-red thin-arm child-will-not-walk ribs-draw-in'.split(' '); // prettier-ignore
const AGES = ['under-2-months', 'under-5', 'under-12', 'adult', 'over-65'] as const;

/** What the choice of a question needs to know of a conversation. */
export type Asking = {
  readonly assessment: Assessment;
  readonly level: Level;
  readonly asked: readonly string[];
  readonly denied: readonly string[];
  readonly unknown: readonly string[];
  readonly skips: number;
  readonly misses: number;
  /** Pregnancy cannot be: a man, a child, or somebody who said no. */
  readonly neverPregnant: boolean;
};

/** Returns the concepts that a question is about, in the order of its choices; none for who is ill. */
export function signsOf(questionId: string): readonly string[] {
  if (questionId === 'danger') return DANGER_SIGNS;
  if (questionId === UNCLEAR) return SIGNS_OF_UNCLEAR;
  const [kind, name] = questionId.split(':', 2);
  if (kind === 'ask' || kind === 'heard') return name !== undefined && names.has(name) ? [name] : [];
  if (kind === 'stop') return TOPICS.find(({ id }) => id === name)?.signs ?? [];
  return [];
}

/** Returns a question with its words in a language, or null if there is none of that id. */
export function questionOf(id: string, language: Language): Question | null {
  const own = (choices: readonly string[]) => choices.map((one) => ({ id: one, label: asks.choices[one]![language] }));
  if (id === 'who') return { id, text: asks.who[language], choices: own([...AGES, 'unknown']) };
  if (id === 'ill-now') return { id, text: asks.illNow[language], choices: own(['yes', 'no']) };
  const signs = signsOf(id);
  if (signs.length === 0) return null;
  const [kind, name = ''] = id.split(':', 2);
  if (kind === 'ask' || kind === 'heard')
    return { id, text: askAbout(signs[0]!, language), choices: own(['yes', 'no', 'unknown']) };
  return {
    id,
    text: wordsOf(id, name)[language],
    choices: [
      ...signs.map((sign) => ({ id: sign, label: capitalised(names.get(sign)![language]) })),
      { id: 'no', label: asks.noneOfThese[language] },
      { id: 'unknown', label: asks.choices.unknown![language] },
    ],
  };
}

function wordsOf(id: string, topic: string): Sentence {
  if (id === 'danger') return asks.danger;
  return id === UNCLEAR ? asks.unclear : (asks.signsOf[topic] ?? asks.signs);
}

function askAbout(concept: string, language: Language): string {
  const own = asks.own[concept];
  return own ? own[language] : asks.isThere[language].replace('{what}', names.get(concept)![language]);
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Returns the id of the question to ask next, or null when no answer can raise the urgency or enough was asked. */
export function nextQuestionId(asking: Asking): string | null {
  const { assessment, level, asked, denied, unknown, skips, misses, neverPregnant } = asking;
  if (skips >= MOST_SKIPS || asked.length >= MOST_QUESTIONS) return null;
  if (level === 'emergency') return onlySounds(assessment.facts) && !asked.includes(UNCLEAR) ? UNCLEAR : null;
  if (assessment.facts.onlyAsks) return asked.includes('ill-now') ? null : 'ill-now';
  const { present } = assessment.facts;
  if (!assessment.understood)
    return misses <= 2 && !DANGER_SIGNS.every((one) => denied.includes(one)) ? 'danger' : null;
  const settled = new Set([...denied, ...unknown]);
  const topic = topicOf(present);
  const stop = topic && `stop:${topic.id}`;
  if (stop && !asked.includes(stop) && topic.signs.some((sign) => !settled.has(sign) && !present.has(sign)))
    return stop;
  if (!asked.includes('who') && needsAge(assessment)) return 'who';
  // What was asked for is enough to stay at home.
  if (level === 'self-care' && topic)
    return !neverPregnant && !settled.has('pregnant') && matters('pregnant', assessment) ? 'ask:pregnant' : null;
  const known = new Set([
    ...settled,
    ...(neverPregnant ? ['pregnant'] : []),
    ...(present.has('child') || present.has('newborn') ? [] : ONLY_OF_CHILDREN),
    ...asked.map((id) => id.slice('ask:'.length)),
  ]);
  const concept = nextQuestion({ ...assessment, level }, known);
  return concept === null || !names.has(concept) ? null : `ask:${concept}`;
}

/** Tells whether no sign makes an emergency, but only the sound of the words. */
export function onlySounds(facts: Known): boolean {
  const present = new Set(facts.present);
  return present.delete(LIKE_DANGER) && !isUrgent({ ...facts, present });
}

/** Tells whether it would be urgent today if a concept were there as well. */
function matters(concept: string, { facts }: Assessment): boolean {
  const { level } = assessFacts({ ...facts, present: new Set([...facts.present, concept]) });
  return LEVELS.indexOf(level) <= LEVELS.indexOf('today');
}

function needsAge({ facts, level }: Assessment): boolean {
  if (facts.measures.ageDays !== undefined || facts.present.has('newborn') || facts.present.has('elderly'))
    return false;
  return LEVELS.indexOf(level) > LEVELS.indexOf('emergency');
}
