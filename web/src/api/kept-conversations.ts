import type { DataOf } from '@tabibu/contract/api-calls';
import type { AttachedBody, KeptBody, KeptHeadBody } from '@tabibu/contract/assistant';
import { answersUnder } from './answers-under.ts';
import { callApi } from './client.ts';
import { apiQuery } from './query.ts';

export type { AttachedBody, KeptBody, KeptHeadBody };

export type KeptPage = DataOf<'GET /api/ai/conversations'>;

/** Query of one page of the patient's kept conversations. */
export const keptConversationsQuery = (cursor?: string) =>
  apiQuery('GET /api/ai/conversations', 0, { query: { cursor } });

/** Query of one kept conversation. */
export const keptConversationQuery = (id: string) =>
  apiQuery('GET /api/ai/conversations/:kept_id', 0, { params: { kept_id: id } });

/** Filter of everything cached of kept conversations, to read it again after a change. */
export const KEPT_CONVERSATIONS = answersUnder('GET /api/ai/conversations');

/** Keeps a conversation of the signed-in patient as it stands. */
export function keepConversation(conversationId: string): Promise<KeptBody> {
  return callApi('POST /api/ai/conversations', { body: { conversation_id: conversationId } });
}

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
