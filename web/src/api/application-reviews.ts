import { queryOptions } from '@tanstack/react-query';
import type { BodyOf, DataOf, QueryOf } from '@tabibu/contract/api-calls';
import type {
  ApplicationPageBody,
  FoundLicenceBody,
  ListedApplicationBody,
  ReviewedApplicationBody,
} from '@tabibu/contract/application-reviews';
import { callApi } from './client.ts';
import type { IdempotentSend } from './idempotent-send.ts';
import { apiQuery } from './query.ts';

export type { ApplicationPageBody, FoundLicenceBody, ListedApplicationBody, ReviewedApplicationBody };

/** What the staff's list shows. */
export type ApplicationFilter = QueryOf<'GET /api/applications'>;

/** What a reviewer decides. */
export type Decision = BodyOf<'POST /api/update-application-status/:application_id'>;

/** Query of one page of applications. */
export const applicationsQuery = (query: ApplicationFilter) => apiQuery('GET /api/applications', 0, { query });

/** Query of how many applications are pending, and how many new licences wait. */
export const pendingQuery = () => apiQuery('GET /api/applications/waiting', 0);

/** Query of one application with everything that its reviewer needs. */
export const reviewQuery = (application_id: string) =>
  apiQuery('GET /api/applications/:application_id', 0, { params: { application_id } });

/** Query of a fresh link to a document. It is asked for again each time the document is opened. */
export const documentLinkQuery = (file_id: string) =>
  queryOptions({
    queryKey: ['document-link', file_id],
    queryFn: () => openDocument(file_id),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

/** Returns a link to a document, good for a minute in this session. */
export async function openDocument(file_id: string): Promise<string> {
  return (await callApi('POST /api/application-files/:file_id/ticket', { params: { file_id } })).address;
}

/** Moves an application. */
export function decide(application_id: string, body: Decision): Promise<ReviewedApplicationBody> {
  return callApi('POST /api/update-application-status/:application_id', { params: { application_id }, body });
}

/** Asks the applicant something. */
export function ask(send: IdempotentSend, application_id: string, question: string): Promise<ReviewedApplicationBody> {
  return send('POST /api/applications/:application_id/question', { params: { application_id }, body: { question } });
}

/** Deletes an application. */
export function deleteApplication(
  application_id: string,
): Promise<DataOf<'DELETE /api/delete-application/:application_id'>> {
  return callApi('DELETE /api/delete-application/:application_id', { params: { application_id } });
}
