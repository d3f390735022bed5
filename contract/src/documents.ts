import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Cursor, Id, Instant, envelope } from './fields.ts';
import {
  Addendum, Allergies, AllergiesInput, DOCUMENT_KINDS, Dispensing, NoteContent, PrescriptionContent, ReferralContent, SickNoteContent,
} from './records.ts';

/** `expired`: a prescription after its 30 days. */
export const DOCUMENT_STATES = ['valid', 'dispensed', 'cancelled', 'expired'] as const;

/** A signed document as its patient sees it in a list. Drafts are not there. */
export const DocumentSummary = z.strictObject({
  id: Id,
  booking_id: Id,
  kind: z.enum(DOCUMENT_KINDS),
  state: z.enum(DOCUMENT_STATES),
  doctor_name: z.string(),
  signed_at: Instant,
  /** Of a prescription: the last day on which it is dispensed, in the patient's country. */
  valid_until: z.iso.date().nullable(),
  cancelled_at: Instant.nullable(),
});

/** Exactly one of the four contents is there, by `kind`. */
export const Document = z.strictObject({
  ...DocumentSummary.shape,
  specialty_id: z.string(),
  /** As it was at the signing. */
  patient_name: z.string(),
  /** In the address of the QR code: 20 characters of Crockford's base32. */
  code: z.string(),
  /** To be read out at the counter with the last four digits of the phone: 'XXXX-XXXX-X'. */
  short_code: z.string(),
  verify_url: z.string(),
  /** Its QR code as one SVG path in modules, quiet zone included; null for a note, which nobody else has to trust. */
  qr: z.strictObject({ size: z.int(), path: z.string() }).nullable(),
  cancel_reason: z.string().nullable(),
  note: z.strictObject({ ...NoteContent.shape, addenda: z.array(Addendum) }).nullable(),
  prescription: z.strictObject({ ...PrescriptionContent.shape, dispensed: Dispensing.nullable() }).nullable(),
  referral: ReferralContent.nullable(),
  sick_note: SickNoteContent.nullable(),
});

export const listDocuments = endpoint({
  id: 'records.list-documents',
  method: 'GET',
  path: '/api/appointments/:booking_id/documents',
  summary: 'What my doctor signed after an appointment of mine, newest first',
  access: ['patient'],
  owns: { booking_id: 'booking' },
  limit: 'read',
  params: z.strictObject({ booking_id: Id }),
  reply: envelope(z.array(DocumentSummary)),
  problems: ['not-found'],
});

export const listAllDocuments = endpoint({
  id: 'records.list-all-documents',
  method: 'GET',
  path: '/api/documents',
  summary: 'Everything that doctors signed for me, newest first',
  access: ['patient'],
  limit: 'read',
  query: z.strictObject({ cursor: Cursor.optional() }),
  reply: envelope(z.strictObject({ documents: z.array(DocumentSummary), next_cursor: z.string().nullable() })),
});

const OneDocument = {
  access: ['patient'], owns: { booking_id: 'booking', document_id: 'document' }, params: z.strictObject({ booking_id: Id, document_id: Id }),
} as const;

export const readDocument = endpoint({
  id: 'records.read-document',
  method: 'GET',
  path: '/api/appointments/:booking_id/documents/:document_id',
  summary: 'One signed document of mine; a draft is not there',
  limit: 'read',
  ...OneDocument,
  reply: envelope(Document),
  problems: ['not-found', 'record-altered'],
});

export const readDocumentPdf = endpoint({
  id: 'records.read-document-pdf',
  method: 'GET',
  path: '/api/appointments/:booking_id/documents/:document_id/document.pdf',
  summary: 'A signed document of mine as a PDF in my language, with a QR code to verify it',
  limit: 'read',
  ...OneDocument,
  reply: z.string(),
  problems: ['not-found', 'record-altered'],
});

export const readMyAllergies = endpoint({
  id: 'records.read-my-allergies',
  method: 'GET',
  path: '/api/me/allergies',
  summary: 'What I do not tolerate, as it is known',
  access: ['patient'],
  limit: 'read',
  reply: envelope(Allergies),
});

const problems = ['record-stale', 'allergies-invalid'] as const;

export const saveMyAllergies = endpoint({
  id: 'records.save-my-allergies',
  method: 'PUT',
  path: '/api/me/allergies',
  summary: 'Say anew what I do not tolerate, as a whole',
  access: ['patient'],
  limit: 'write',
  body: AllergiesInput,
  reply: envelope(Allergies),
  problems,
});

const OneVisit = { access: ['doctor'], owns: { booking_id: 'booking' }, params: z.strictObject({ booking_id: Id }) } as const;

export const readVisitAllergies = endpoint({
  id: 'records.read-visit-allergies',
  method: 'GET',
  path: '/api/doctor/visits/:booking_id/allergies',
  summary: 'What the patient of an open or recent visit of mine does not tolerate',
  limit: 'read',
  ...OneVisit,
  reply: envelope(Allergies),
  problems: ['not-found', 'visit-not-begun', 'visit-too-old'],
});

export const saveVisitAllergies = endpoint({
  id: 'records.save-visit-allergies',
  method: 'PUT',
  path: '/api/doctor/visits/:booking_id/allergies',
  summary: 'Write down anew what the patient does not tolerate, as a whole',
  limit: 'write',
  ...OneVisit,
  body: AllergiesInput,
  reply: envelope(Allergies),
  problems: ['not-found', 'visit-not-begun', 'visit-too-old', ...problems],
});

export type DocumentSummaryBody = z.infer<typeof DocumentSummary>;
export type DocumentBody = z.infer<typeof Document>;
