import type { BodyOf, DataOf } from '@tabibu/contract/api-calls';
import type { OwnComplaintBody } from '@tabibu/contract/complaints';
import type { IdempotentSend } from './idempotent-send.ts';
import { callApi } from './client.ts';
import { apiQuery } from './query.ts';

export type { OwnComplaintBody };

/** Query of the messages that the signed-in person sent with the contact form, with their answers. */
export const ownComplaintsQuery = () => apiQuery('GET /api/contact', 0);

/** Query of how many of those messages have an answer that the person has not read. */
export const unreadAnswersQuery = () => apiQuery('GET /api/contact/unread', 30_000);

/** Marks the answers as read that came until a moment. */
export function markAnswersRead(until: string): Promise<DataOf<'POST /api/contact/read'>> {
  return callApi('POST /api/contact/read', { body: { until } });
}

export type ComplaintInput = BodyOf<'POST /api/contact'>;

/** Sends the contact form. Resolves with the reference number of the message. */
export function writeComplaint(send: IdempotentSend, letter: ComplaintInput): Promise<DataOf<'POST /api/contact'>> {
  return send('POST /api/contact', { body: letter });
}

/** Writes more about one of the own messages. Resolves with the message as it stands now. */
export function replyToAnswer(send: IdempotentSend, id: string, message: string): Promise<OwnComplaintBody> {
  return send('POST /api/contact/:complaint_id/messages', { params: { complaint_id: id }, body: { message } });
}
