import type {
  AllergiesBody, AllergiesInputBody, DocumentKind, NoteBody, NoteContentBody, PrescriptionBody, PrescriptionItemBody, ReferralBody, ReferralContentBody, SickNoteBody,
  SickNoteContentBody, VisitMarkBody, VisitRecordsBody,
} from '@tabibu/contract/records';
import { sendApi } from './client.ts';
import type { Intention } from './intention.ts';
import { apiQuery } from './query.ts';

export type {
  AllergiesBody, AllergiesInputBody, DocumentKind, NoteBody, NoteContentBody, PrescriptionBody, PrescriptionItemBody, ReferralBody, ReferralContentBody, SickNoteBody,
  SickNoteContentBody, VisitMarkBody, VisitRecordsBody,
};

export interface PrescriptionContentBody { readonly items: PrescriptionItemBody[] }

/** What is written of a kind of document, and how its doctor sees it when it is saved. */
export interface Writings {
  readonly note: { readonly content: NoteContentBody; readonly saved: NoteBody };
  readonly prescription: { readonly content: PrescriptionContentBody; readonly saved: PrescriptionBody };
  readonly referral: { readonly content: ReferralContentBody; readonly saved: ReferralBody };
  readonly 'sick-note': { readonly content: SickNoteContentBody; readonly saved: SickNoteBody };
}

const path = (bookingId: string) => `/api/doctor/visits/${encodeURIComponent(bookingId)}`;

/** Everything written of a visit. Answers of saving are put into it, so it is not asked again at once. */
export const visitQuery = (bookingId: string) => apiQuery<VisitRecordsBody>(path(bookingId), 5_000);

/** What was said in the chat of the visit; it is read and answered on the screen of the call. */
export const visitChatQuery = (bookingId: string) => apiQuery<unknown[]>(`/api/appointments/${encodeURIComponent(bookingId)}/messages`, 0);

/** Which of these appointments have something written. */
export const visitMarksQuery = (bookingIds: readonly string[]) => apiQuery<VisitMarkBody[]>(`/api/doctor/visits?booking_ids=${bookingIds.join(',')}`, 5_000);

/** Saves a draft as a whole; refused with `record-stale` when somebody saved since `version`. */
export function saveDocument<Kind extends DocumentKind>(kind: Kind, bookingId: string, version: number, content: Writings[Kind]['content']): Promise<Writings[Kind]['saved']> {
  return sendApi('PUT', `${path(bookingId)}/${kind}`, { version, ...content });
}

/** Signs a draft as it was saved as `version`; for good. */
export function signDocument(send: Intention, kind: DocumentKind, bookingId: string, body: { version: number; acknowledged?: readonly { medicine: string; substance: string }[] }): Promise<unknown> {
  return send(`${path(bookingId)}/${kind}/sign`, body);
}

/** Takes a signed document back with a reason; notes cannot be taken back. */
export function cancelDocument(send: Intention, kind: Exclude<DocumentKind, 'note'>, bookingId: string, reason: string): Promise<VisitRecordsBody> {
  return send<VisitRecordsBody>(`${path(bookingId)}/${kind}/cancel`, { reason });
}

/** Adds a text to the signed note. */
export function addAddendum(send: Intention, bookingId: string, text: string): Promise<NoteBody> {
  return send<NoteBody>(`${path(bookingId)}/note/addenda`, { text });
}

/** Writes down anew what the patient of a visit does not tolerate. */
export function saveVisitAllergies(bookingId: string, allergies: AllergiesInputBody): Promise<AllergiesBody> {
  return sendApi<AllergiesBody>('PUT', `${path(bookingId)}/allergies`, allergies);
}
