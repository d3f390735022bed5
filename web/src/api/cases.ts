import { keepPreviousData } from '@tanstack/react-query';
import type { BodyOf } from '@tabibu/contract/api-calls';
import type { CaseBody, CaseFactBody, CaseStepBody, CaseStoryBody } from '@tabibu/contract/cases';
import type { CountryCode } from '@tabibu/contract/countries';
import type { CaseKind, CaseOrder, CaseStage } from '@tabibu/contract/case-words';
import { callApi } from './client.ts';
import type { IdempotentSend } from './idempotent-send.ts';
import { apiQuery } from './query.ts';

export type { CaseBody, CaseFactBody, CaseStepBody, CaseStoryBody };

/** What the list of the queue shows. */
export interface QueueFilter {
  readonly kind?: CaseKind;
  readonly owner?: 'me' | 'nobody';
  readonly country?: CountryCode;
  readonly stage?: 'mine' | CaseStage;
  readonly order?: CaseOrder;
  /** Name, number or reference. */
  readonly q?: string;
  readonly cursor?: string;
}

/** Query of one page of what waits for a person. */
export const casesQuery = (filter: QueueFilter) => ({
  ...apiQuery('GET /api/admin/cases', 0, { query: { ...filter } }),
  placeholderData: keepPreviousData,
});

/** Query of how much waits. */
export const caseCountQuery = () => apiQuery('GET /api/admin/cases/waiting', 0);

const of = (caseId: string) => ({ params: { case_id: caseId } });

/** Query of one case. */
export const caseQuery = (caseId: string) => apiQuery('GET /api/admin/cases/:case_id', 0, of(caseId));

/** Takes a case on, or gives it back. */
export function takeCase(caseId: string, owner: 'me' | 'nobody'): Promise<CaseStoryBody> {
  return callApi('PUT /api/admin/cases/:case_id/owner', { ...of(caseId), body: { owner } });
}

/** Writes a note for colleagues. */
export function noteCase(send: IdempotentSend, caseId: string, note: string): Promise<CaseStoryBody> {
  return send('POST /api/admin/cases/:case_id/notes', { ...of(caseId), body: { note } });
}

export type DecisionInput = BodyOf<'POST /api/admin/cases/:case_id/decision'>;

/** Decides a case. The version names what was shown. */
export function decideCase(caseId: string, body: DecisionInput): Promise<CaseStoryBody> {
  return callApi('POST /api/admin/cases/:case_id/decision', { ...of(caseId), body });
}
