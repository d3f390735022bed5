import { keepPreviousData } from '@tanstack/react-query';
import type { ComplaintBody, ComplaintStoryBody, ComplaintTurnBody } from '@tabibu/contract/complaint-desk';
import type { ComplaintPriority, ComplaintStatus } from '@tabibu/contract/complaint-desk-words';
import type { CountryCode } from '@tabibu/contract/countries';
import { answersUnder } from './answers-under.ts';
import { callApi } from './client.ts';
import type { IdempotentSend } from './idempotent-send.ts';
import { apiQuery } from './query.ts';

export type { ComplaintBody, ComplaintStoryBody, ComplaintTurnBody };

/** Which complaints the list shows. */
export interface ComplaintFilter {
  readonly q?: string;
  readonly status?: ComplaintStatus;
  readonly priority?: ComplaintPriority;
  readonly country?: CountryCode;
}

/** Query of a page of what people wrote to us, newest first. */
export const complaintsQuery = (filter: ComplaintFilter, cursor: string | undefined) => ({
  ...apiQuery('GET /api/admin/complaints', 0, { query: { ...filter, ...(cursor === undefined ? {} : { cursor }) } }),
  placeholderData: keepPreviousData,
});

/** Filter of all cached answers about complaints. */
export const COMPLAINTS = answersUnder('GET /api/admin/complaints');

const of = (id: string) => ({ params: { complaint_id: id } });

/** Query of one complaint with its conversation. */
export const complaintQuery = (id: string) => apiQuery('GET /api/admin/complaints/:complaint_id', 0, of(id));

/** Says that somebody works on it. */
export function beginComplaint(id: string): Promise<ComplaintStoryBody> {
  return callApi('PUT /api/admin/complaints/:complaint_id/status', { ...of(id), body: { status: 'in_progress' } });
}

/** Changes how urgent it is. */
export function setPriority(id: string, priority: ComplaintPriority): Promise<ComplaintStoryBody> {
  return callApi('PUT /api/admin/complaints/:complaint_id/priority', { ...of(id), body: { priority } });
}

/** Answers it. `seen` is how many messages after the first one were shown. */
export function answerComplaint(
  send: IdempotentSend,
  id: string,
  body: { readonly response: string; readonly seen: number },
): Promise<ComplaintStoryBody> {
  return send('POST /api/admin/complaints/:complaint_id/response', { ...of(id), body });
}
