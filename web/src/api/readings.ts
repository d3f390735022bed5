import type { ReadingKind } from '@tabibu/contract/reading-kinds';
import type { CurveBody, ReadingBody, ReadingInputBody, ReadingsBody } from '@tabibu/contract/readings';
import { callApi } from './client.ts';
import { apiQuery } from './query.ts';

export type { CurveBody, ReadingBody, ReadingInputBody, ReadingsBody };

const pathOf = (personId: string) => `/api/people/${personId}/readings`;

/** Query of a page of what a person measured, newest first. */
export const personReadingsQuery = (personId: string, cursor?: string) =>
  apiQuery('GET /api/people/:person_id/readings', 5_000, {
    params: { person_id: personId },
    query: cursor === undefined ? {} : { cursor },
  });

/** Query of the readings of one kind within a year, in columns. */
export const curveQuery = (personId: string, kind: ReadingKind) =>
  apiQuery('GET /api/people/:person_id/readings/curve', 5_000, { params: { person_id: personId }, query: { kind } });

/** Query of what the patient of an appointment measured, for its doctor. */
export const visitReadingsQuery = (bookingId: string) =>
  apiQuery('GET /api/doctor/visits/:booking_id/readings', 30_000, { params: { booking_id: bookingId } });

/** Writes down or corrects a reading. Sending the same again changes nothing. */
export function saveReading(personId: string, id: string, reading: ReadingInputBody): Promise<ReadingBody> {
  return callApi('PUT /api/people/:person_id/readings/:reading_id', {
    params: { person_id: personId, reading_id: id },
    body: reading,
  });
}

/** Deletes a reading. */
export async function deleteReading(personId: string, id: string): Promise<void> {
  await callApi('DELETE /api/people/:person_id/readings/:reading_id', {
    params: { person_id: personId, reading_id: id },
  });
}

/** Returns whether an answer in the cache is about the readings of a person. */
export const isAboutReadings = (personId: string, address: unknown): boolean =>
  typeof address === 'string' && address.startsWith(pathOf(personId));

/** The address of all readings of a person as a table, or of three months as a paper. */
export const readingsFile = (personId: string, ending: 'csv' | 'pdf'): string => `${pathOf(personId)}.${ending}`;
