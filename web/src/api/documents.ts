import type { DocumentBody, DocumentSummaryBody } from '@tabibu/contract/documents';
import type { AllergiesBody, AllergiesInputBody } from '@tabibu/contract/allergies';
import { addressOf } from './address.ts';
import { answersUnder } from './answers-under.ts';
import { callApi } from './client.ts';
import { apiQuery } from './query.ts';

export type { AllergiesBody, AllergiesInputBody, DocumentBody, DocumentSummaryBody };

/** Query of the documents that the doctor signed for an appointment of the signed-in patient. */
export const documentsQuery = (bookingId: string) =>
  apiQuery('GET /api/appointments/:booking_id/documents', 5_000, { params: { booking_id: bookingId } });

/** Query of a page of everything that doctors signed for the signed-in patient, newest first. */
export const allDocumentsQuery = (cursor?: string) =>
  apiQuery('GET /api/documents', 5_000, { query: cursor === undefined ? {} : { cursor } });

/** Query of one signed document with its content. */
export const documentQuery = (bookingId: string, documentId: string) =>
  apiQuery('GET /api/appointments/:booking_id/documents/:document_id', 5_000, {
    params: { booking_id: bookingId, document_id: documentId },
  });

/** Returns the address of the document's PDF file. */
export const documentFilePath = (bookingId: string, documentId: string) =>
  addressOf('GET /api/appointments/:booking_id/documents/:document_id/document.pdf', {
    params: { booking_id: bookingId, document_id: documentId },
  });

/** Filter of all cached document answers of an appointment, to refetch them after a change. */
export const documentsOf = (bookingId: string) =>
  answersUnder('GET /api/appointments/:booking_id/documents', { params: { booking_id: bookingId } });

/** Query of the signed-in patient's allergies. */
export const myAllergiesQuery = () => apiQuery('GET /api/me/allergies', 5_000);

/** Replaces the signed-in patient's list of allergies. */
export function saveMyAllergies(allergies: AllergiesInputBody): Promise<AllergiesBody> {
  return callApi('PUT /api/me/allergies', { body: allergies });
}
