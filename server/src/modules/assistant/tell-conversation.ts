import type { AnswerBody } from '@tabibu/contract/assistant';
import type { AssistantTurn } from '@tabibu/contract/page-forms';
import { advance, plainText } from '@tabibu/contract/triage/conversation';
import type { ConversationContext, ConversationState, Reply } from '@tabibu/contract/triage/conversation';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { answerOf, doctorsFor } from './ask-assistant.ts';
import { wordTurn } from './keep-conversation.ts';
import { readNumbers } from './read-numbers.ts';
import { openConversation } from './seal-conversation.ts';
import type { CarriedConversation } from './seal-conversation.ts';

/**
 * Returns what was said and answered so far, for pages without script: the engine makes the answers again from the
 * words that the conversation carries. Throws `conversation-over`.
 */
export async function tellConversation(ctx: Context, sealed: string): Promise<{ readonly turns: AssistantTurn[] }> {
  const conversation = openConversation(ctx, sealed);
  if (conversation === undefined) throw new Problem('conversation-over');
  const { turns } = conversation;
  const context = { ...conversation.context, numbers: await readNumbers(ctx, conversation.context.country) };
  const newest = newestReply(conversation, context);
  const earlier = earlierReplies(conversation, context);
  const doctors = await doctorsFor(ctx, context, newest);
  const bodyOf = (reply: Reply): AnswerBody => ({
    conversation_id: sealed,
    began_anew: false,
    ...answerOf(reply),
    doctors: reply === newest ? doctors : [],
    worded_by_model: reply === newest && conversation.wording !== undefined,
  });
  return {
    turns: turns.map((turn, place) => {
      const reply = place === turns.length - 1 ? newest : earlier?.[place];
      return { ...wordTurn(turn, newest.language), answer: reply === undefined ? null : bodyOf(reply) };
    }),
  };
}

/** The newest reply follows from the state before it; what a model has worded stands as it was read. */
function newestReply({ before, state, turns, wording }: CarriedConversation, context: ConversationContext): Reply {
  const { t: text, q: questionId } = turns.at(-1)!;
  const { reply } = advance(before ?? undefined, { text, questionId }, context);
  if (wording === undefined) return reply;
  return {
    ...reply,
    urgency: state.level ?? reply.urgency,
    parts: wording,
    answer: plainText(wording, context.channel),
  };
}

/**
 * The replies before the newest one. Undefined if they do not lead to the state that the conversation carries: turns of
 * a long one are left out, facts were stated later, or another release answered.
 */
function earlierReplies({ before, turns }: CarriedConversation, context: ConversationContext): Reply[] | undefined {
  let state: ConversationState | undefined;
  const replies = turns.slice(0, -1).map(({ t: text, q: questionId }) => {
    const next = advance(state, { text, questionId }, context);
    ({ state } = next);
    return next.reply;
  });
  return JSON.stringify(state ?? null) === JSON.stringify(before) ? replies : undefined;
}
