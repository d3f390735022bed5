import type { AllergiesBody, AllergiesInputBody } from '@tabibu/contract/allergies';
import type { BodyOf, DataOf } from '@tabibu/contract/api-calls';
import type { VisitMarkBody, VisitRecordsBody } from '@tabibu/contract/records';
import type {
  DocumentKind,
  NoteBody,
  NoteContentBody,
  PrescriptionBody,
  PrescriptionItemBody,
  ReferralBody,
  ReferralContentBody,
  SickNoteBody,
  SickNoteContentBody,
} from '@tabibu/contract/visit-documents';
import { callApi } from './client.ts';
import type { IdempotentSend } from './idempotent-send.ts';
import { apiQuery } from './query.ts';

export type {
  AllergiesBody,
  AllergiesInputBody,
  DocumentKind,
  NoteBody,
  NoteContentBody,
  PrescriptionBody,
  PrescriptionItemBody,
  ReferralBody,
  ReferralContentBody,
  SickNoteBody,
  SickNoteContentBody,
  VisitMarkBody,
  VisitRecordsBody,
};

/** The call that saves the draft of this kind of document. */
export type SaveCall<Kind extends DocumentKind> = `PUT /api/doctor/visits/:booking_id/${Kind}`;
type SignCall<Kind extends DocumentKind> = `POST /api/doctor/visits/:booking_id/${Kind}/sign`;

export type PrescriptionContentBody = Pick<PrescriptionBody, 'items'>;

/** For each kind of document: the content that is sent, and the saved document as its doctor sees it. */
export interface Writings {
  readonly note: { readonly content: NoteContentBody; readonly saved: NoteBody };
  readonly prescription: { readonly content: PrescriptionContentBody; readonly saved: PrescriptionBody };
  readonly referral: { readonly content: ReferralContentBody; readonly saved: ReferralBody };
  readonly 'sick-note': { readonly content: SickNoteContentBody; readonly saved: SickNoteBody };
}

const of = (bookingId: string) => ({ params: { booking_id: bookingId } });

/**
 * Query of all documents of a visit. Screens put the answers of saving into its cache, so it is not fetched again at
 * once.
 */
export const visitQuery = (bookingId: string) => apiQuery('GET /api/doctor/visits/:booking_id', 5_000, of(bookingId));

/** Query of which of these appointments have documents. */
export const visitMarksQuery = (bookingIds: readonly string[]) =>
  apiQuery('GET /api/doctor/visits', 5_000, { query: { booking_ids: bookingIds.join(',') } });

type Save = {
  readonly [Kind in DocumentKind]: (
    bookingId: string,
    version: number,
    content: Writings[Kind]['content'],
  ) => Promise<Writings[Kind]['saved']>;
};

const SAVE: Save = {
  note: (id, version, content) =>
    callApi('PUT /api/doctor/visits/:booking_id/note', { ...of(id), body: { version, ...content } }),
  prescription: (id, version, content) =>
    callApi('PUT /api/doctor/visits/:booking_id/prescription', { ...of(id), body: { version, ...content } }),
  referral: (id, version, content) =>
    callApi('PUT /api/doctor/visits/:booking_id/referral', { ...of(id), body: { version, ...content } }),
  'sick-note': (id, version, content) =>
    callApi('PUT /api/doctor/visits/:booking_id/sick-note', { ...of(id), body: { version, ...content } }),
};

/** Replaces a draft. Throws `record-stale` if it was saved elsewhere since `version`. */
export function saveDocument<Kind extends DocumentKind>(
  kind: Kind,
  bookingId: string,
  version: number,
  content: Writings[Kind]['content'],
): Promise<Writings[Kind]['saved']> {
  return SAVE[kind](bookingId, version, content);
}

/** Signs a draft in the version that `body` names. A signed document cannot be changed. */
export function signDocument(
  send: IdempotentSend,
  kind: DocumentKind,
  bookingId: string,
  body: BodyOf<SignCall<DocumentKind>>,
): Promise<DataOf<SignCall<DocumentKind>>> {
  return send(`POST /api/doctor/visits/:booking_id/${kind}/sign`, { ...of(bookingId), body });
}

/** Cancels a signed document, with a reason. Notes cannot be cancelled. */
export function cancelDocument(
  send: IdempotentSend,
  kind: Exclude<DocumentKind, 'note'>,
  bookingId: string,
  reason: string,
): Promise<VisitRecordsBody> {
  return send(`POST /api/doctor/visits/:booking_id/${kind}/cancel`, { ...of(bookingId), body: { reason } });
}

/** Hides the papers of a visit from the guardian, or shows them again. */
export function hidePapers(bookingId: string, hidden: boolean): Promise<VisitRecordsBody> {
  return callApi('PUT /api/doctor/visits/:booking_id/hidden', { ...of(bookingId), body: { hidden } });
}

/** Adds an addendum to the signed note. */
export function addAddendum(send: IdempotentSend, bookingId: string, text: string): Promise<NoteBody> {
  return send('POST /api/doctor/visits/:booking_id/note/addenda', { ...of(bookingId), body: { text } });
}

/** Query of the allergies of a visit's patient, while its doctor may see them. */
export const visitAllergiesQuery = (bookingId: string) =>
  apiQuery('GET /api/doctor/visits/:booking_id/allergies', 5_000, of(bookingId));

/** Replaces the list of allergies of a visit's patient. */
export function saveVisitAllergies(bookingId: string, allergies: AllergiesInputBody): Promise<AllergiesBody> {
  return callApi('PUT /api/doctor/visits/:booking_id/allergies', { ...of(bookingId), body: allergies });
}
