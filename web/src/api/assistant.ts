import type { BodyOf } from '@tabibu/contract/api-calls';
import type { AnswerBody, AssistantBody } from '@tabibu/contract/assistant';
import type { CountryCode } from '@tabibu/contract/countries';
import type { Language } from '@tabibu/contract/languages';
import { ApiProblem, callApi } from './client.ts';
import { apiQuery } from './query.ts';

export type { AnswerBody, AssistantBody };

export type QuestionInput = BodyOf<'POST /api/ai/ask'>;

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
