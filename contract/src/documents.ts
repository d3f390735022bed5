import { z } from 'zod';
import { FILE_NAME } from './answer-headers.ts';
import { endpoint } from './endpoint.ts';
import { Cursor, Id, Instant, envelope } from './fields.ts';
import { PaperFacts, PrescriptionContent } from './prescription-content.ts';
import { PaperAllergies } from './prescription-safety.ts';
import {
  Addendum,
  DOCUMENT_KINDS,
  Dispensing,
  NoteContent,
  ReferralContent,
  SickNoteContent,
} from './visit-documents.ts';

/** `expired`: a prescription more than 30 days old. */
export const DOCUMENT_STATES = ['valid', 'dispensed', 'cancelled', 'expired'] as const;

/** A signed document as its patient sees it in a list. Drafts are never listed. */
export const DocumentSummary = z.strictObject({
  id: Id,
  booking_id: Id,
  kind: z.enum(DOCUMENT_KINDS),
  state: z.enum(DOCUMENT_STATES),
  doctor_name: z.string(),
  /** Only if it was written for a member of the family: the name, empty once it was forgotten. */
  person: z.string().optional(),
  /** Only if it was written before the reader took the record over: its appointment belongs to the former guardian. */
  taken_over: z.literal(true).optional(),
  signed_at: Instant,
  /** For a prescription: the last day on which it can be dispensed, in the patient's country. */
  valid_until: z.iso.date().nullable(),
  cancelled_at: Instant.nullable(),
});

/** A document; `kind` tells which one of the four contents is set. */
export const Document = z.strictObject({
  ...DocumentSummary.shape,
  specialty_id: z.string(),
  /** The doctor's registration number at the time of signing; null where nobody knew it. */
  registration: z.string().nullable(),
  /** The name at the time of signing. */
  patient_name: z.string(),
  /** The facts at the time of signing; null for documents from before they were recorded. */
  facts: PaperFacts.nullable(),
  /** The code in the address of the QR code: 20 characters of Crockford's base32. */
  code: z.string(),
  /** The code that the patient reads out at the counter with the last four digits of the phone: 'XXXX-XXXX-X'. */
  short_code: z.string(),
  verify_url: z.string(),
  /** The QR code as one SVG path in modules, quiet zone included; null for a note, which nobody else has to verify. */
  qr: z.strictObject({ size: z.int(), path: z.string() }).nullable(),
  cancel_reason: z.string().nullable(),
  note: z.strictObject({ ...NoteContent.shape, addenda: z.array(Addendum) }).nullable(),
  /** `allergies` as stated at the time of signing; null for prescriptions from before they were recorded. */
  prescription: z
    .strictObject({
      ...PrescriptionContent.shape,
      allergies: PaperAllergies.nullable(),
      dispensed: Dispensing.nullable(),
    })
    .nullable(),
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
  access: ['patient'],
  owns: { booking_id: 'booking', document_id: 'document' },
  params: z.strictObject({ booking_id: Id, document_id: Id }),
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
  heavy: 'print',
  ...OneDocument,
  reply: z.string(),
  media: 'application/pdf',
  headers: FILE_NAME,
  problems: ['not-found', 'record-altered'],
});

export type DocumentSummaryBody = z.infer<typeof DocumentSummary>;
export type DocumentBody = z.infer<typeof Document>;
