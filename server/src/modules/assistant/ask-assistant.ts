import { QUESTION_LIMIT } from '@tabibu/contract/assistant-words';
import type { AnswerBody, QuestionBody } from '@tabibu/contract/assistant';
import { timeZoneOf } from '@tabibu/contract/countries';
import type { DoctorCardBody } from '@tabibu/contract/doctors';
import { advance } from '@tabibu/contract/triage/conversation';
import type { ConversationContext } from '@tabibu/contract/triage/conversation';
import type { Reply } from '@tabibu/contract/triage/reply';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { wallClock } from '../../platform/time.ts';
import { readNumbers } from './read-numbers.ts';
import { recommendDoctors } from './recommend-doctors.ts';
import { wordAnswer } from './word-answer.ts';
import { addTurn, openConversation, sealConversation } from './seal-conversation.ts';
import type { CarriedConversation } from './seal-conversation.ts';

/**
 * Answers a text at once with how soon the person needs help, by the rules of the engine, and asks at most one
 * question. Nothing of it is stored: the conversation travels sealed in the answer. Throws `question-empty` or
 * `question-too-long`.
 */
export async function askAssistant(ctx: Context, question: QuestionBody): Promise<AnswerBody> {
  const began = performance.now();
  const text = textOf(question.text);
  const known = question.conversation_id === undefined ? undefined : openConversation(ctx, question.conversation_id);
  const context = await contextOf(ctx, question, known);
  const said = { text, questionId: question.question_id };
  const heard = advance(known?.state, said, context);
  const worded = await wordAnswer(ctx, { ...question, text }, { ...heard, context });
  const { state, reply } = worded ?? heard;
  const doctors = await doctorsFor(ctx, context, reply);
  const asked = question.question_id === undefined ? {} : { q: question.question_id };
  const conversation = addTurn(ctx, known, { context, state, said: { ...asked, t: text }, wording: worded?.parts });
  logAnswer(ctx, { text, reply, byModel: worded !== undefined, milliseconds: performance.now() - began });
  return {
    conversation_id: sealConversation(ctx, conversation),
    began_anew: question.conversation_id !== undefined && known === undefined,
    ...answerOf(reply),
    doctors,
    worded_by_model: worded !== undefined,
  };
}

function textOf(given: string): string {
  // Control characters say nothing, and PostgreSQL refuses one of them.
  // eslint-disable-next-line no-control-regex
  const text = given.replaceAll(/[\u0000-\u0008\u000B-\u001F\u007F]/g, '').trim();
  if (text === '') throw new Problem('question-empty');
  // A character outside of the basic plane has two units.
  if (text.replaceAll(/[\uD800-\uDBFF][\uDC00-\uDFFF]/g, '.').length > QUESTION_LIMIT)
    throw new Problem('question-too-long', { most: QUESTION_LIMIT });
  return text;
}

/** What is said once holds for the whole conversation: somebody's age is not asked for with each text. */
async function contextOf(
  ctx: Context,
  question: QuestionBody,
  known: CarriedConversation | undefined,
): Promise<ConversationContext> {
  const country = question.country ?? known?.context.country ?? ctx.country;
  return {
    language: question.language ?? known?.context.language,
    country,
    channel: question.channel ?? 'web',
    date: wallClock(ctx.clock.now(), timeZoneOf(country)).day,
    ageDays: question.age_days ?? known?.context.ageDays,
    ageYears: question.age_years ?? known?.context.ageYears,
    sex: question.sex ?? known?.context.sex,
    pregnant: question.pregnant ?? known?.context.pregnant,
    numbers: await readNumbers(ctx, country),
  };
}

/** Doctors are never worth waiting for: without them the answer still stands. */
export async function doctorsFor(
  ctx: Context,
  { country }: Pick<ConversationContext, 'country'>,
  { urgency, problemIds }: Reply,
): Promise<DoctorCardBody[]> {
  if (urgency === 'emergency') return [];
  try {
    return await recommendDoctors(ctx, { country, problems: problemIds });
  } catch (error) {
    ctx.log.warn({ error }, 'an answer of the assistant names no doctors');
    return [];
  }
}

/** Returns a reply of the engine as callers read it. Pure. */
export function answerOf(
  reply: Reply,
): Omit<AnswerBody, 'conversation_id' | 'began_anew' | 'doctors' | 'worded_by_model'> {
  const { language, urgency, final, question, card = null } = reply;
  return {
    language,
    urgency,
    final,
    reasons: [...reply.reasons],
    heard: [...reply.heard],
    answer: reply.answer,
    parts: reply.parts.map(({ kind, heading, sentences }) => ({ kind, heading, sentences: [...sentences] })),
    ...(question === undefined ? {} : { question: { ...question, choices: [...question.choices] } }),
    problems: [...reply.problemIds],
    emergency_numbers: [...reply.numbers],
    card,
    is_reviewed: reply.status === 'reviewed',
    rules: [...reply.rules],
  };
}

interface Answered {
  readonly text: string;
  readonly reply: Reply;
  readonly byModel: boolean;
  readonly milliseconds: number;
}

/** Says how the assistant answers, and nothing of what anybody wrote. */
function logAnswer(ctx: Context, { text, reply, byModel, milliseconds }: Answered): void {
  const { language, urgency: level, rules, versions } = reply;
  ctx.log.info(
    { length: text.length, language, level, rules, versions, byModel, ms: Math.round(milliseconds) },
    'the assistant answered',
  );
}
