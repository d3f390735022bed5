import type { CountryCode } from '@tabibu/contract/countries';
import type { DocumentKind } from '@tabibu/contract/records';
import { statement } from '../../platform/database/statement.ts';

export interface DocumentRow {
  readonly id: string;
  readonly booking_id: string;
  readonly patient_id: string;
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
  readonly patient_name_sealed: Buffer | null;
  readonly patient_name_digest: string | null;
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

const DOCUMENT = `id, booking_id, patient_id, doctor_id, country, kind, state, version, content_sealed, saved_at, signed_at, signature, doctor_name, specialty,
  patient_name_sealed, patient_name_digest, codes_sealed, valid_until, follow_up_on, reminder, cancelled_at, cancel_reason_sealed, dispensed_at, dispensed_by_sealed`;

export const find = statement<DocumentRow>('records.find', `select ${DOCUMENT} from visit_documents where id = $1`);

/** The document of a kind that stands or is being written; whoever changes it reads it here first. */
export const standingLocked = statement<DocumentRow>(
  'records.standing-locked',
  `select ${DOCUMENT} from visit_documents where booking_id = $1 and kind = $2 and state <> 'cancelled' for update`,
);

/** Everything of some visits, the newest first. */
export const ofVisits = statement<DocumentRow>(
  'records.of-visits',
  `select ${DOCUMENT} from visit_documents where booking_id = any($1::uuid[]) and doctor_id = $2 order by created_at desc, id desc`,
);

/** Conditional: the first draft of its kind. */
export const add = statement<DocumentRow>(
  'records.add',
  `insert into visit_documents (id, booking_id, patient_id, doctor_id, country, kind, content_sealed, follow_up_on, created_at, saved_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9) on conflict (booking_id, kind) where state <> 'cancelled' do nothing returning ${DOCUMENT}`,
);

/** Conditional: the draft in the version that the writer saw. */
export const saveDraft = statement<DocumentRow>(
  'records.save-draft',
  `update visit_documents set content_sealed = $3, follow_up_on = $4, saved_at = $5, version = version + 1
   where id = $1 and version = $2 and state = 'draft' returning ${DOCUMENT}`,
);

/** Conditional: the draft in the version that the doctor read. */
export const sign = statement<DocumentRow>(
  'records.sign',
  `update visit_documents set state = 'signed', version = version + 1, signed_at = $3, signature = $4, doctor_name = $5, specialty = $6, patient_name_sealed = $7,
     patient_name_digest = $8, code_digest = $9, short_code_digest = $10, codes_sealed = $11, valid_until = $12
   where id = $1 and version = $2 and state = 'draft' returning ${DOCUMENT}`,
);

/** Conditional: signed and not dispensed. */
export const cancel = statement(
  'records.cancel',
  `update visit_documents set state = 'cancelled', cancelled_at = $2, cancel_reason_sealed = $3
   where id = $1 and state = 'signed' and dispensed_at is null and kind <> 'note'`,
);

/** Conditional: a prescription that stands, is not over on the day $2 and was not dispensed. Of many at once one gets the row. */
export const dispense = statement<DocumentRow>(
  'records.dispense',
  `update visit_documents set dispensed_at = $3, dispensed_by_sealed = $4
   where id = $1 and kind = 'prescription' and state = 'signed' and valid_until >= $2 and dispensed_at is null returning ${DOCUMENT}`,
);

export interface AddendumRow { readonly id: string; readonly document_id: string; readonly author_name: string; readonly text_sealed: Buffer; readonly signature: string; readonly added_at: Date }

export const addendaOf = statement<AddendumRow>(
  'records.addenda-of',
  'select id, document_id, author_name, text_sealed, signature, added_at from visit_addenda where document_id = $1 order by added_at, id',
);

export const addAddendum = statement(
  'records.add-addendum',
  'insert into visit_addenda (id, document_id, author_name, text_sealed, signature, added_at) values ($1, $2, $3, $4, $5, $6)',
);

/** Visits of a patient to a doctor of which something stands signed, the newest first. */
export const earlierVisits = statement<{ booking_id: string; signed_at: Date }>(
  'records.earlier-visits',
  `select booking_id, max(signed_at) as signed_at from visit_documents
   where patient_id = $1 and doctor_id = $2 and booking_id <> $3 and state = 'signed' group by booking_id order by max(signed_at) desc limit 50`,
);

/** What a patient sees of a visit: never a draft. */
export const signedOfVisit = statement<DocumentRow>(
  'records.signed-of-visit',
  `select ${DOCUMENT} from visit_documents where booking_id = $1 and patient_id = $2 and state <> 'draft' order by signed_at desc, id desc`,
);

export const signedOne = statement<DocumentRow>(
  'records.signed-one',
  `select ${DOCUMENT} from visit_documents where id = $3 and booking_id = $1 and patient_id = $2 and state <> 'draft'`,
);

/** Newest first; $2 and $3 are the last row's time and id, null on the first page; $4 the number of rows. */
export const signedOfPatient = statement<DocumentRow>(
  'records.signed-of-patient',
  `select ${DOCUMENT} from visit_documents where patient_id = $1 and state <> 'draft' and ($2::timestamptz is null or (signed_at, id) < ($2, $3::uuid))
   order by signed_at desc, id desc limit $4`,
);

/** Signed notes whose reminder may be due: $1 the latest day of coming again that is looked at. */
export const toRemind = statement<{ id: string }>(
  'records.to-remind',
  "select id from visit_documents where follow_up_on is not null and reminder is null and state = 'signed' and follow_up_on <= $1 order by follow_up_on limit 500",
);

/** Conditional: nobody was reminded of it. */
export const closeReminder = statement(
  'records.close-reminder',
  "update visit_documents set reminder = $2 where id = $1 and reminder is null and follow_up_on is not null and state = 'signed'",
);

/** An erased person's documents lose name and codes; what was found and advised stays, because the law wants it kept. */
export const redact = statement(
  'records.redact',
  `update visit_documents set patient_name_sealed = null, code_digest = null, short_code_digest = null, codes_sealed = null
   where patient_id = $1 and state <> 'draft' and (patient_name_sealed is not null or codes_sealed is not null)`,
);
