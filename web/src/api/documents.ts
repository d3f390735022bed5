import type { DocumentBody, DocumentSummaryBody } from '@tabibu/contract/documents';
import type { AllergiesBody, AllergiesInputBody } from '@tabibu/contract/records';
import { sendApi } from './client.ts';
import { apiQuery } from './query.ts';

export type { AllergiesBody, AllergiesInputBody, DocumentBody, DocumentSummaryBody };

const path = (bookingId: string) => `/api/appointments/${encodeURIComponent(bookingId)}/documents`;

/** What my doctor signed after an appointment. */
export const documentsQuery = (bookingId: string) => apiQuery<DocumentSummaryBody[]>(path(bookingId), 5_000);

/** One signed document with everything in it. */
export const documentQuery = (bookingId: string, documentId: string) => apiQuery<DocumentBody>(`${path(bookingId)}/${encodeURIComponent(documentId)}`, 5_000);

/** The document as a file to keep and to print. */
export const documentFilePath = (bookingId: string, documentId: string) => `${path(bookingId)}/${encodeURIComponent(documentId)}/document.pdf`;

/** Every document of an appointment, for asking again after something happened to one. */
export const documentsOf = (bookingId: string) => ({ queryKey: ['api'], predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => String(queryKey[1]).startsWith(path(bookingId)) });

/** What I do not tolerate. */
export const myAllergiesQuery = () => apiQuery<AllergiesBody>('/api/me/allergies', 5_000);

/** Says anew what I do not tolerate. */
export function saveMyAllergies(allergies: AllergiesInputBody): Promise<AllergiesBody> {
  return sendApi<AllergiesBody>('PUT', '/api/me/allergies', allergies);
}
