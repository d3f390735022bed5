import type { CountryCode } from '@tabibu/contract/countries';
import type { DocumentKind } from '@tabibu/contract/visit-documents';
import { statement } from '../../platform/database/statement.ts';

export interface DocumentRow {
  readonly id: string;
  readonly booking_id: string;
  readonly patient_id: string;
  readonly person_id: string | null;
  /** The account that took over the record of that member; null if none did. */
  readonly taken_by: string | null;
  readonly doctor_id: string;
  readonly country: CountryCode;
  readonly kind: DocumentKind;
  readonly state: 'draft' | 'signed' | 'cancelled';
  readonly version: number;
  readonly content_sealed: Buffer;
  readonly saved_at: Date;
  readonly signed_at: Date | null;
  readonly signature: string | null;
  readonly doctor_name: string | null;
  readonly specialty: string | null;
  /** The doctor's registration number at the time of signing; null where nobody knew it. */
  readonly registration: string | null;
  readonly patient_name_sealed: Buffer | null;
  readonly patient_name_digest: string | null;
  readonly facts_sealed: Buffer | null;
  readonly safety_sealed: Buffer | null;
  readonly codes_sealed: Buffer | null;
  /** 'YYYY-MM-DD' */
  readonly valid_until: string | null;
  readonly follow_up_on: string | null;
  readonly reminder: 'sent' | 'not-needed' | null;
  readonly cancelled_at: Date | null;
  readonly cancel_reason_sealed: Buffer | null;
  readonly dispensed_at: Date | null;
  readonly dispensed_by_sealed: Buffer | null;
}

/** Who took over the record of the member for whom a document was written. */
const TAKEN_BY = 'nullif(keeper_of(person_id), person_id) as taken_by';

export const DOCUMENT = `id, booking_id, patient_id, person_id, ${TAKEN_BY}, doctor_id, country, kind, state, version, content_sealed, saved_at, signed_at, signature, doctor_name, specialty, registration,
  patient_name_sealed, patient_name_digest, facts_sealed, safety_sealed, codes_sealed, valid_until, follow_up_on, reminder, cancelled_at, cancel_reason_sealed, dispensed_at, dispensed_by_sealed`;

export const find = statement<{ documentId: string }, DocumentRow>(
  'records.find',
  `select ${DOCUMENT} from visit_documents where id = $documentId`,
  { guarded: true },
);

/** What a search by code returns. */
export type FoundRow = Pick<DocumentRow, 'id' | 'patient_id' | 'taken_by' | 'kind'>;

export const byCode = statement<{ codeDigest: string }, FoundRow>(
  'records.by-code',
  `select id, patient_id, ${TAKEN_BY}, kind from visit_documents where code_digest = $codeDigest`,
  { guarded: true },
);

export const byShortCode = statement<{ shortCodeDigest: string }, FoundRow>(
  'records.by-short-code',
  `select id, patient_id, ${TAKEN_BY}, kind from visit_documents where short_code_digest = $shortCodeDigest`,
  { guarded: true },
);

/** Reads and locks the document of a kind that is not cancelled. Every change of a document starts with it. */
export const standingLocked = statement<
  {
    bookingId: string;
    kind: DocumentKind;
  },
  DocumentRow
>(
  'records.standing-locked',
  `select ${DOCUMENT} from visit_documents where booking_id = $bookingId and kind = $kind and state <> 'cancelled' for update`,
  { guarded: true },
);

/** Returns all documents of the given bookings with a doctor, newest first, cancelled ones included. */
export const ofVisits = statement<{ bookingIds: readonly string[]; doctorId: string }, DocumentRow>(
  'records.of-visits',
  `select ${DOCUMENT} from visit_documents where booking_id = any($bookingIds::uuid[]) and doctor_id = $doctorId order by created_at desc, id desc`,
  { guarded: true },
);

/** Adds a draft. Returns no row when the booking has a document of this kind that is not cancelled. */
export const add = statement<
  {
    id: string;
    bookingId: string;
    patientId: string;
    doctorId: string;
    country: CountryCode;
    kind: DocumentKind;
    contentSealed: Buffer;
    followUpOn: string | null;
    now: Date;
  },
  DocumentRow
>(
  'records.add',
  `insert into visit_documents (id, booking_id, patient_id, doctor_id, country, kind, content_sealed, follow_up_on, created_at, saved_at)
   values ($id, $bookingId, $patientId, $doctorId, $country, $kind, $contentSealed, $followUpOn, $now, $now) on conflict (booking_id, kind) where state <> 'cancelled' do nothing returning ${DOCUMENT}`,
  { guarded: true },
);

/** Saves a draft. Changes no row unless it is a draft in version `version`. */
export const saveDraft = statement<
  { id: string; version: number; contentSealed: Buffer; followUpOn: string | null; now: Date },
  DocumentRow
>(
  'records.save-draft',
  `update visit_documents set content_sealed = $contentSealed, follow_up_on = $followUpOn, saved_at = $now, version = version + 1
   where id = $id and version = $version and state = 'draft' returning ${DOCUMENT}`,
  { guarded: true },
);

/** Signs a draft. Changes no row unless it is a draft in version `version`. */
export const sign = statement<
  {
    id: string;
    version: number;
    signedAt: Date;
    signature: string;
    doctorName: string;
    specialty: string;
    registration: string | null;
    patientNameSealed: Buffer;
    patientNameDigest: string;
    codeDigest: string;
    shortCodeDigest: string;
    codesSealed: Buffer;
    validUntil: string | null;
    factsSealed: Buffer | null;
    safetySealed: Buffer | null;
  },
  DocumentRow
>(
  'records.sign',
  `update visit_documents set state = 'signed', version = version + 1, signed_at = $signedAt, signature = $signature, doctor_name = $doctorName, specialty = $specialty, registration = $registration, patient_name_sealed = $patientNameSealed,
     patient_name_digest = $patientNameDigest, code_digest = $codeDigest, short_code_digest = $shortCodeDigest, codes_sealed = $codesSealed, valid_until = $validUntil, facts_sealed = $factsSealed, safety_sealed = $safetySealed
   where id = $id and version = $version and state = 'draft' returning ${DOCUMENT}`,
  { guarded: true },
);

/** Cancels a signed document. Changes no row for a note or a dispensed prescription. */
export const cancel = statement<{ id: string; now: Date; cancelReasonSealed: Buffer }>(
  'records.cancel',
  `update visit_documents set state = 'cancelled', cancelled_at = $now, cancel_reason_sealed = $cancelReasonSealed
   where id = $id and state = 'signed' and dispensed_at is null and kind <> 'note'`,
  { guarded: true },
);

/**
 * Marks a prescription as dispensed. Changes no row unless it is signed, valid on the day `today` and not dispensed; so
 * of simultaneous requests one succeeds.
 */
export const dispense = statement<
  { documentId: string; today: string; now: Date; dispensedBySealed: Buffer },
  DocumentRow
>(
  'records.dispense',
  `update visit_documents set dispensed_at = $now, dispensed_by_sealed = $dispensedBySealed
   where id = $documentId and kind = 'prescription' and state = 'signed' and valid_until >= $today and dispensed_at is null returning ${DOCUMENT}`,
  { guarded: true },
);

export interface AddendumRow {
  readonly id: string;
  readonly document_id: string;
  readonly author_name: string;
  readonly text_sealed: Buffer;
  readonly signature: string;
  readonly added_at: Date;
}

export const addendaOf = statement<{ documentId: string }, AddendumRow>(
  'records.addenda-of',
  'select id, document_id, author_name, text_sealed, signature, added_at from visit_addenda where document_id = $documentId order by added_at, id',
  { guarded: true },
);

export const addAddendum = statement<{
  id: string;
  documentId: string;
  authorName: string;
  textSealed: Buffer;
  signature: string;
  now: Date;
}>(
  'records.add-addendum',
  'insert into visit_addenda (id, document_id, author_name, text_sealed, signature, added_at) values ($id, $documentId, $authorName, $textSealed, $signature, $now)',
  { guarded: true },
);

/** The people whose records an account took over. */
export const TAKEN = 'any(taken_over_by($patientId))';

/**
 * Returns a patient's other bookings with a doctor that have a signed document, newest first, at most 50. Those of the
 * time when the patient was a member of a family count as the patient's own.
 */
export const earlierVisits = statement<
  { patientId: string; memberId: string | null; doctorId: string; exceptBookingId: string },
  { booking_id: string; signed_at: Date }
>(
  'records.earlier-visits',
  `select booking_id, max(signed_at) as signed_at from visit_documents
   where ((patient_id = $patientId and person_id is not distinct from $memberId::uuid) or ($memberId::uuid is null and person_id = ${TAKEN})) and doctor_id = $doctorId and booking_id <> $exceptBookingId and state = 'signed' group by booking_id order by max(signed_at) desc limit 50`,
  { guarded: true },
);

/**
 * Deletes name and codes from an erased person's documents, also those of a record that the person took over, but not
 * those of a member who took the record along. The content stays, because the law requires that.
 */
export const redact = statement<{ accountId: string }>(
  'records.redact',
  `update visit_documents set patient_name_sealed = null, code_digest = null, short_code_digest = null, codes_sealed = null
   where (patient_id = $accountId or person_id = any(taken_over_by($accountId))) and state <> 'draft'
     and coalesce(nullif(keeper_of(person_id), person_id), patient_id) = $accountId and (patient_name_sealed is not null or codes_sealed is not null)`,
  { guarded: true },
);
