import type { BodyOf, DataOf } from '@tabibu/contract/api-calls';
import type { OwnComplaintBody } from '@tabibu/contract/complaints';
import type { IdempotentSend } from './idempotent-send.ts';
import { apiQuery } from './query.ts';

export type { OwnComplaintBody };

/** Query of the messages that the signed-in person sent with the contact form, with their answers. */
export const ownComplaintsQuery = () => apiQuery('GET /api/contact', 0);

export type ComplaintInput = BodyOf<'POST /api/contact'>;

/** Sends the contact form. Resolves with the reference number of the message. */
export function writeComplaint(send: IdempotentSend, letter: ComplaintInput): Promise<DataOf<'POST /api/contact'>> {
  return send('POST /api/contact', { body: letter });
}

/** Writes more about one of the own messages. Resolves with the message as it stands now. */
export function replyToAnswer(send: IdempotentSend, id: string, message: string): Promise<OwnComplaintBody> {
  return send('POST /api/contact/:complaint_id/messages', { params: { complaint_id: id }, body: { message } });
}
