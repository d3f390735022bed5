import type { QuestionBody } from '@tabibu/contract/assistant';
import { MOST_WORDS, answerParts, plainText, wordsOf } from '@tabibu/contract/triage/answer-parts';
import { HEADINGS } from '@tabibu/contract/triage/content/say/fixed';
import { topicOf } from '@tabibu/contract/triage/content/say/topics';
import type { ConversationContext, ConversationState } from '@tabibu/contract/triage/conversation';
import { moreUrgent } from '@tabibu/contract/triage/levels';
import type { Level } from '@tabibu/contract/triage/levels';
import { numbersToRing } from '@tabibu/contract/triage/numbers';
import type { AnswerPart, Reply } from '@tabibu/contract/triage/reply';
import type { Context } from '../../platform/context.ts';
import { checkWording } from './check-wording.ts';
import type { CheckedWording } from './check-wording.ts';
import { noteCost, reserveAsk } from './count-asks.ts';
import { hideIdentity } from './hide-identity.ts';
import { INSTRUCTIONS, isForModel } from './rules.ts';

/** How long a model may write, and what an answer is taken to cost until its provider has counted. */
const MOST_TOKENS = 1_000;
const GUESSED_TOKENS = 2_000;
/** How many words of an answer a model may write; the built-in words need the rest. */
const WORDS_OF_MODEL = { web: 180, chat: 50 } as const;

interface Turn {
  readonly context: ConversationContext;
  readonly state: ConversationState;
  readonly reply: Reply;
}

/**
 * Lets a language model word the middle of an answer, if the person agreed, the country has one and the subject allows
 * it: never in an emergency, nor about anything that needs discretion. What it says has to pass every check; it can
 * raise the urgency and never lower it. What to do first, when it becomes urgent and the last line stay the built-in
 * words. Returns undefined where the built-in answer stands.
 */
export async function wordAnswer(
  ctx: Context,
  { text, use_model: agreed }: Pick<QuestionBody, 'text' | 'use_model'>,
  turn: Turn,
): Promise<(Pick<Turn, 'state' | 'reply'> & { readonly parts: readonly AnswerPart[] }) | undefined> {
  const { context, state, reply } = turn;
  const model = ctx.integrations.textModel;
  if (agreed !== true || model === null || !isModelOffered(ctx, context) || !isForModel(text, turn)) return undefined;
  const place = await reserveAsk(ctx, GUESSED_TOKENS);
  if (place === undefined) return undefined;
  const answer = await model.ask({ instructions: INSTRUCTIONS, text: asked(text, turn), mostTokens: MOST_TOKENS });
  if (answer.kind === 'failed') return refused(ctx, answer.why);
  await noteCost(ctx, place, answer.tokens ?? GUESSED_TOKENS);
  const wording = checkWording(answer.text, {
    level: reply.urgency,
    language: reply.language,
    present: state.present,
    mostWords: WORDS_OF_MODEL[context.channel],
    secret: [INSTRUCTIONS, hideIdentity(text)],
  });
  if ('fault' in wording) return refused(ctx, wording.fault);
  const urgency = moreUrgent(reply.urgency, wording.level);
  const parts = partsOf({ ...turn, reply: { ...reply, urgency } }, reply.urgency, wording);
  if (wordsOf(plainText(parts, context.channel)) > MOST_WORDS[context.channel]) return refused(ctx, 'length');
  return {
    state: { ...state, level: urgency },
    reply: { ...withoutQuestion(reply, urgency), urgency, parts, answer: plainText(parts, context.channel) },
    parts,
  };
}

/** An emergency is not asked about any further, and names no doctors. */
function withoutQuestion(reply: Reply, urgency: Level): Reply {
  if (urgency !== 'emergency') return reply;
  const { question: _, ...rest } = reply;
  return { ...rest, final: true, problemIds: [] };
}

/** Returns whether people of a country may choose the model. */
export function isModelOffered(
  { config, integrations }: Context,
  { country }: Pick<ConversationContext, 'country'>,
): boolean {
  return integrations.textModel !== null && config.textModel?.countries.includes(country) === true;
}

function refused(ctx: Context, why: string): undefined {
  ctx.log.info({ why }, 'the built-in answer stands');
}

/** What goes out: the text without anybody's identity, and what the engine has found. */
function asked(text: string, { context, reply }: Turn): string {
  return [
    `LANGUAGE: ${reply.language}`,
    `LEVEL: ${reply.urgency}`,
    `WORDS: ${WORDS_OF_MODEL[context.channel]}`,
    `HEARD: ${reply.heard.map((one) => one.text).join(', ')}`,
    `ADVICE: ${reply.parts.flatMap(({ kind, sentences }) => (kind === 'meanwhile' ? sentences : [])).join(' ')}`,
    `TEXT: ${hideIdentity(text)}`,
  ].join('\n');
}

function partsOf({ context, state, reply }: Turn, before: Level, { sentences }: CheckedWording): readonly AnswerPart[] {
  const present = new Set(state.present);
  const isRaised = reply.urgency !== before;
  const builtIn = isRaised
    ? answerParts(
        {
          language: reply.language,
          level: reply.urgency,
          present,
          // A model raised it, so no rule owns any first aid.
          rules: [],
          topic: topicOf(present),
          card: null,
          reasons: reply.reasons,
          numbers: numbersToRing(context.country, reply.language, null, context.numbers),
          onlyAsks: false,
          understood: true,
          misses: 0,
        },
        context.channel,
      )
    : reply.parts;
  if (reply.urgency === 'emergency') return builtIn;
  const own: AnswerPart = { kind: 'meanwhile', heading: HEADINGS.meanwhile[reply.language], sentences };
  const of = (...kinds: string[]) => builtIn.filter(({ kind }) => kinds.includes(kind));
  return [...of('first', 'why'), own, ...of('worse', 'whom', 'guidance')];
}
