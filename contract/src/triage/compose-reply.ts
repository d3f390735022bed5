import type { Language } from '../languages.ts';
import type { HealthProblemId } from '../health-problem-ids.ts';
import { answerParts, plainText } from './answer-parts.ts';
import { cardFor } from './cards.ts';
import { OTHER_REASONS } from './content/say/fixed.ts';
import { names } from './content/say/names.ts';
import { REASONS } from './content/say/reasons.ts';
import { OTHER_TOPIC, topicOf } from './content/say/topics.ts';
import { neverPregnant } from './conversation-state.ts';
import type { Assessment } from './assess.ts';
import { ownedCard } from './content/say/special-cards.ts';
import type { ConversationState, HeardTurn, StatedContext } from './conversation-state.ts';
import { LEVELS } from './levels.ts';
import { emergencyNumbersToRing, numbersToRing } from './numbers.ts';
import { nextQuestionId, questionOf } from './questions.ts';
import type { Reply } from './reply.ts';
import { isSafeAtHome } from './self-care.ts';

/** What the composing of a reply needs of the context; see `ConversationContext`. */
export type ReplyContext = StatedContext & {
  readonly channel: 'web' | 'chat';
  readonly numbers?: readonly { readonly number: string; readonly kind: 'general' | 'ambulance' | 'maternal' }[];
};

/** The version of the engine and the day from which its content is. */
const VERSIONS = { engine: 1, content: '2026-11-24' };

/** Composes the reply to a turn, and adds the question that it asks to the state. Pure. */
export function composeReply(
  { state: heard, assessment, level }: HeardTurn,
  context: ReplyContext,
): { state: ConversationState; reply: Reply } {
  const language = heard.language ?? 'en';
  const questionId = nextQuestionId({ ...heard, assessment, level, neverPregnant: neverPregnant(heard, context) });
  const question = questionId === null ? null : questionOf(questionId, language);
  const state = question === null ? heard : { ...heard, asked: [...heard.asked, question.id] };
  const { present, onlyAsks } = assessment.facts;
  const rules = namingRules(assessment);
  const card = cardFor(present);
  const toldCard = level === 'emergency' ? ownedCard(card, rules, present) : card;
  const topic = topicOf(present);
  const reasons = reasonsOf({ state: heard, assessment, level }, language);
  const numbers = numbersToRing(context.country, language, toldCard, context.numbers);
  const parts = answerParts(
    {
      language,
      level,
      present,
      rules,
      topic,
      card: toldCard,
      reasons,
      numbers: emergencyNumbersToRing(context.country, language, toldCard, context.numbers),
      onlyAsks,
      understood: assessment.understood,
      misses: heard.misses,
    },
    context.channel,
  );
  const reply: Reply = {
    language,
    urgency: level,
    final: question === null && (level !== 'self-care' || isSafeAtHome(heard)),
    reasons,
    heard: heardIn(heard, onlyAsks, language),
    answer: plainText(parts, context.channel),
    parts,
    ...(question && { question }),
    problemIds: level === 'emergency' ? [] : problemsOf(present, topic?.problems ?? OTHER_TOPIC.problems),
    ...(card && { card }),
    numbers,
    understood: assessment.understood,
    onlyAsks,
    rules: assessment.rules.map(({ id }) => id),
    versions: VERSIONS,
    status: 'draft',
  };
  return { state, reply };
}

/** Names what was heard. That nobody is ill was only a greeting where more than a question is answered. */
function heardIn({ present }: ConversationState, onlyAsks: boolean, language: Language): Reply['heard'] {
  return present
    .filter((id) => names.has(id) && (onlyAsks || id !== 'nobody-ill'))
    .map((id) => ({ id, text: names.get(id)![language] }));
}

/** A cry for help and words that only sound like danger say nothing of what is in danger. */
const NAME_NOTHING = new Set(['any-21', 'any-27']);

/**
 * Returns the ids of the rules that made it an emergency, as far as they name what is in danger; else of all that do.
 */
function namingRules({ rules }: Assessment): readonly string[] {
  const naming = rules.filter(({ id }) => !NAME_NOTHING.has(id));
  const emergencies = naming.filter(({ level }) => level === 'emergency');
  return (emergencies.length > 0 ? emergencies : naming).map(({ id }) => id);
}

const MOST_REASONS = 3;

/** Why the level holds, in sentences: of the rules of that level, and of what else made it as urgent as it is. */
function reasonsOf({ state, assessment, level }: HeardTurn, language: Language): string[] {
  const { rules, understood, facts } = assessment;
  if (facts.onlyAsks) return [OTHER_REASONS.asks[language]];
  const holding = rules.filter((rule) => rule.level === rules[0]?.level);
  const reasons = holding.map(({ id }) => REASONS.get(id)![language]);
  const highest = rules[0]?.level ?? 'routine';
  if (LEVELS.indexOf(level) < LEVELS.indexOf(highest) && understood)
    reasons.unshift((state.unknown.length > 0 ? OTHER_REASONS.unknown : OTHER_REASONS.raised)[language]);
  if (reasons.length === 0) reasons.push((understood ? OTHER_REASONS.known : OTHER_REASONS.missed)[language]);
  return [...new Set(reasons)].slice(0, MOST_REASONS);
}

/** A child's doctor comes first for a child, whatever it is about. */
function problemsOf(present: ReadonlySet<string>, problems: readonly HealthProblemId[]): readonly HealthProblemId[] {
  return present.has('child') || present.has('newborn') ? [...new Set(['child' as const, ...problems])] : problems;
}
