import { statement } from '../../platform/database/statement.ts';
import { DOCUMENT, TAKEN } from './store.ts';
import type { DocumentRow } from './store.ts';

/**
 * Whether a document is the account's to read: its own, that of a member whose record it took over, or one of a member
 * in its care that is not hidden from it. The database says the same of rows that a patient reads.
 */
const readableBy = (shownAnyway: string) => `case when person_id is null then patient_id = $patientId
  when keeper_of(person_id) <> person_id then keeper_of(person_id) = $patientId
  else patient_id = $patientId and (${shownAnyway}
    or not exists (select from hidden_papers h where h.booking_id = visit_documents.booking_id and h.kind = visit_documents.kind)) end`;

/** Returns what an account reads of a booking: signed and cancelled documents, but no drafts and no hidden ones. */
export const signedOfVisit = statement<{ bookingId: string; patientId: string }, DocumentRow>(
  'records.signed-of-visit',
  `select ${DOCUMENT} from visit_documents where booking_id = $bookingId and state <> 'draft' and ${readableBy('false')} order by signed_at desc, id desc`,
  { guarded: true },
);

export const signedOne = statement<{ bookingId: string; patientId: string; documentId: string }, DocumentRow>(
  'records.signed-one',
  `select ${DOCUMENT} from visit_documents where id = $documentId and booking_id = $bookingId and state <> 'draft' and ${readableBy('false')}`,
  { guarded: true },
);

/**
 * Returns a page of a patient's documents, newest first. `beforeAt` and `beforeId`: time and id of the last row of the
 * previous page, null on the first one; `limit`: the number of rows; `evenHidden`: those that are hidden from the
 * patient too, for an exceptional access.
 */
export const signedOfPatient = statement<
  { patientId: string; beforeAt: Date | null; beforeId: string | null; limit: number; evenHidden: boolean },
  DocumentRow
>(
  'records.signed-of-patient',
  `select ${DOCUMENT} from visit_documents where (patient_id = $patientId or person_id = ${TAKEN}) and state <> 'draft' and ${readableBy('$evenHidden::boolean')}
     and ($beforeAt::timestamptz is null or (signed_at, id) < ($beforeAt, $beforeId::uuid))
   order by signed_at desc, id desc limit $limit`,
  { guarded: true },
);
