import type { BodyOf, DataOf } from '@tabibu/contract/api-calls';
import type { AnswerBody, AssistantBody, AttachedBody, KeptBody, KeptHeadBody } from '@tabibu/contract/assistant';
import type { CountryCode } from '@tabibu/contract/countries';
import type { Language } from '@tabibu/contract/languages';
import { answersUnder } from './answers-under.ts';
import { ApiProblem, callApi } from './client.ts';
import { apiQuery } from './query.ts';

export type { AnswerBody, AssistantBody, AttachedBody, KeptBody, KeptHeadBody };

export type QuestionInput = BodyOf<'POST /api/ai/ask'>;
export type KeptPage = DataOf<'GET /api/ai/conversations'>;

/** A call that fails is repeated so often, with this pause in milliseconds (PAT-AI-02, C73). */
const RETRIES = 3;
const RETRY_PAUSE = 1000;

/**
 * Asks the assistant. A call that gets no answer, or an error of the server, is repeated up to three times, one second
 * apart; a refusal is not. Throws what the last call threw.
 */
export async function askAssistant(body: QuestionInput, signal: AbortSignal): Promise<AnswerBody> {
  for (let failed = 0; ; failed += 1) {
    try {
      return await callApi('POST /api/ai/ask', { body, signal });
    } catch (error) {
      const mayHelp = error instanceof ApiProblem && (error.status === 0 || error.status >= 500);
      if (!mayHelp || failed === RETRIES || signal.aborted) throw error;
      await new Promise((go) => setTimeout(go, RETRY_PAUSE));
    }
  }
}

/** Query of whether a language model may word the answers. */
export const assistantQuery = (country: CountryCode, language: Language) =>
  apiQuery('GET /api/ai', 60_000, { query: { country, language } });

/** Says that the last answer of a conversation helped, or takes it back. */
export function markHelpful(conversationId: string, helpful: boolean): Promise<{ helpful: boolean }> {
  return callApi('POST /api/ai/helpful', { body: { conversation_id: conversationId, helpful } });
}

/** Keeps a conversation of the signed-in patient as it stands. */
export function keepConversation(conversationId: string): Promise<KeptBody> {
  return callApi('POST /api/ai/conversations', { body: { conversation_id: conversationId } });
}

/** Query of one page of the patient's kept conversations. */
export const keptConversationsQuery = (cursor?: string) =>
  apiQuery('GET /api/ai/conversations', 0, { query: { cursor } });

/** Query of one kept conversation. */
export const keptConversationQuery = (id: string) =>
  apiQuery('GET /api/ai/conversations/:kept_id', 0, { params: { kept_id: id } });

/** Filter of everything cached of kept conversations, to read it again after a change. */
export const KEPT_CONVERSATIONS = answersUnder('GET /api/ai/conversations');

/** Deletes a kept conversation. */
export function deleteConversation(id: string): Promise<unknown> {
  return callApi('DELETE /api/ai/conversations/:kept_id', { params: { kept_id: id } });
}

/** Shows a kept conversation to the doctor of an appointment, or to nobody. */
export function attachConversation(id: string, bookingId: string | null): Promise<KeptHeadBody> {
  return callApi('PUT /api/ai/conversations/:kept_id/booking', {
    params: { kept_id: id },
    body: { booking_id: bookingId },
  });
}

/** Query of the conversation that a patient attached to an appointment of the signed-in doctor; null if none is. */
export const attachedConversationQuery = (bookingId: string) =>
  apiQuery('GET /api/doctor/visits/:booking_id/conversation', 60_000, { params: { booking_id: bookingId } });
