import type { AccessBody, FoundPatientBody, OpenedPaperBody, OpenedRecordBody } from '@tabibu/contract/break-glass';
import type { BodyOf } from '@tabibu/contract/api-calls';
import { answersUnder } from './answers-under.ts';
import { callApi } from './client.ts';
import { apiQuery } from './query.ts';

export type { AccessBody, FoundPatientBody, OpenedPaperBody, OpenedRecordBody };

/** Each reading is written to the audit log, so what was read is not asked for again while it is shown. */
const AS_LONG_AS_SHOWN = Infinity;

/** Query of the break-glass accesses that wait for a review, and of the reviewed ones. */
export const accessesQuery = () => apiQuery('GET /api/admin/break-glass', 0);

/** Finds the patient of a phone number, or of an appointment's number. */
export function findPatient(search: string): Promise<FoundPatientBody> {
  return callApi('POST /api/admin/break-glass/patient', { body: { search } });
}

/** Opens a patient's record for half an hour. */
export function openAccess(body: BodyOf<'POST /api/admin/break-glass'>): Promise<unknown> {
  return callApi('POST /api/admin/break-glass', { body });
}

/** Ends an access before its time. */
export function endAccess(accessId: string): Promise<unknown> {
  return callApi('POST /api/admin/break-glass/:access_id/end', { params: { access_id: accessId } });
}

/** Says whether an access of somebody else was justified. */
export function reviewAccess(
  accessId: string,
  body: BodyOf<'POST /api/admin/break-glass/:access_id/review'>,
): Promise<unknown> {
  return callApi('POST /api/admin/break-glass/:access_id/review', { params: { access_id: accessId }, body });
}

/** Query of the record of an open access; `cursor` names an older page of its papers. */
export const openedRecordQuery = (accessId: string, cursor?: string) =>
  apiQuery('GET /api/admin/break-glass/:access_id/record', AS_LONG_AS_SHOWN, {
    params: { access_id: accessId },
    query: cursor === undefined ? {} : { cursor },
  });

/** Query of one paper of an open access. */
export const openedPaperQuery = (accessId: string, documentId: string) =>
  apiQuery('GET /api/admin/break-glass/:access_id/record/:document_id', AS_LONG_AS_SHOWN, {
    params: { access_id: accessId, document_id: documentId },
  });

/** Filter of everything that was read under an access, to forget it at its end. */
export const readUnder = (accessId: string) =>
  answersUnder('GET /api/admin/break-glass/:access_id/record', { params: { access_id: accessId } });
