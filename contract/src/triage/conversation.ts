import type { CountryCode } from '../countries.ts';
import type { Language } from '../languages.ts';
import { composeReply } from './compose-reply.ts';
import type { Reply } from './reply.ts';
import { beginState, hear } from './conversation-state.ts';
import type { ConversationState } from './conversation-state.ts';

export type { ConversationState } from './conversation-state.ts';
export { plainText } from './answer-parts.ts';
export type { AnswerPart, Reply } from './reply.ts';

/**
 * What somebody says in one turn: a text, or an answer to the question that the last reply asked, or both. The answer
 * is the id of a choice in `choice`, or words in `text` (the label of a choice, "ndiyo", "non", or a sentence).
 * `choice: 'skip'` passes a question over. To take back something of `heard`, send `questionId: 'heard:<id>'` with
 * `choice: 'no'`. A question that was not asked, or a choice that it does not have, is heard as if it was not sent.
 */
export type Said = {
  readonly text?: string | undefined;
  readonly questionId?: string | undefined;
  readonly choice?: string | undefined;
};

/** What is known besides the words. The same context and words always give the same reply. */
export type ConversationContext = {
  /** The language that was asked for; without it the words decide: Swahili, French, otherwise English. */
  readonly language?: Language | undefined;
  readonly country: CountryCode;
  /** On the web an answer has at most 300 words, in the chat of the phone at most 100. */
  readonly channel: 'web' | 'chat';
  /** Today, as YYYY-MM-DD. */
  readonly date: string;
  readonly ageDays?: number | undefined;
  readonly ageYears?: number | undefined;
  readonly sex?: 'female' | 'male' | undefined;
  readonly pregnant?: boolean | undefined;
  /** The numbers that the settings of the product give for the country; without them those of the release. */
  readonly numbers?: readonly { readonly number: string; readonly kind: 'general' | 'ambulance' | 'maternal' }[];
};

/**
 * Takes a conversation one turn further: from its state (undefined at the beginning) and what is said now to the next
 * state and the reply. Pure: no clock, network or chance. The state is small and of plain JSON; it holds what was
 * understood, never the text. The urgency falls only when an answer settles a fact that was unclear. Never throws for
 * words, however strange.
 */
export function advance(
  state: ConversationState | undefined,
  said: Said,
  context: ConversationContext,
): { readonly state: ConversationState; readonly reply: Reply } {
  const heard = hear(state ?? beginState(), said, context);
  return composeReply(heard, context);
}
