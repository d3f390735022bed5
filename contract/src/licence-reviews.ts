import { z } from 'zod';
import { FoundLicence, REVIEWERS } from './application-reviews.ts';
import { DOCUMENT_LABELS } from './application-words.ts';
import { endpoint } from './endpoint.ts';
import { CountryField, Id, Instant, envelope, personText } from './fields.ts';

/** A new licence that a doctor sent and that waits to be looked up in the register (I-22). */
const ListedRenewal = z.strictObject({
  id: Id,
  number: z.int(),
  doctor_id: Id,
  doctor_name: z.string(),
  country: CountryField,
  sent_at: Instant,
});

/** The same as its reviewer reads it. */
const ReviewedRenewal = z.strictObject({
  ...ListedRenewal.shape,
  state: z.enum(['waiting', 'asked', 'confirmed']),
  /** What the doctor was asked and has not answered by another document. */
  question: z.string().nullable(),
  /** Of the doctor's messages. */
  language: z.enum(['sw', 'en', 'fr']),
  /** The number that papers of this doctor carry; empty where nobody knows it. */
  license_number: z.string(),
  /** The one document, in the form in which the review desk shows documents. */
  documents: z.array(
    z.strictObject({ id: Id, label: z.enum(DOCUMENT_LABELS), kind: z.enum(['pdf', 'jpeg', 'png']), added_at: Instant }),
  ),
  /** Licences of this doctor that were found before, newest first. */
  licences: z.array(z.strictObject({ ...FoundLicence.shape, checked_at: Instant })),
});

const params = z.strictObject({ renewal_id: Id });
const owns = { renewal_id: 'renewal' } as const;
/** The document that the reviewer has seen; another one by now refuses the decision. */
const seen = Id;

export const listRenewals = endpoint({
  id: 'applications.list-renewals',
  method: 'GET',
  path: '/api/licence-renewals',
  summary: 'New licences of doctors that wait to be looked up, longest first, at most a hundred',
  access: REVIEWERS,
  limit: 'read',
  reply: envelope(z.strictObject({ renewals: z.array(ListedRenewal) })),
});

export const readRenewal = endpoint({
  id: 'applications.read-renewal',
  method: 'GET',
  path: '/api/licence-renewals/:renewal_id',
  summary: 'One new licence with its document and the licences that were found before',
  access: REVIEWERS,
  owns,
  limit: 'read',
  params,
  reply: envelope(ReviewedRenewal),
  problems: ['not-found'],
});

export const confirmRenewal = endpoint({
  id: 'applications.confirm-renewal',
  method: 'POST',
  path: '/api/licence-renewals/:renewal_id/confirmation',
  summary: 'Confirm a new licence as it stands in the register; the doctor can be booked until its end',
  access: REVIEWERS,
  owns,
  limit: 'write',
  params,
  body: z.strictObject({ document_id: seen, licence: FoundLicence }),
  reply: envelope(ReviewedRenewal),
  problems: [
    'not-found',
    'licence-needed',
    'licence-taken',
    'renewal-changed',
    'file-not-scanned',
    'step-up-required',
    'about-you',
    'about-family',
  ],
});

export const askOfRenewal = endpoint({
  id: 'applications.ask-of-renewal',
  method: 'POST',
  path: '/api/licence-renewals/:renewal_id/question',
  summary: 'Ask the doctor for another document; an SMS with a link goes out',
  access: REVIEWERS,
  owns,
  limit: 'write',
  idempotent: true,
  params,
  body: z.strictObject({ document_id: seen, question: personText(2000).pipe(z.string().min(1)) }),
  reply: envelope(ReviewedRenewal),
  problems: ['not-found', 'renewal-changed'],
});

export type ListedRenewalBody = z.infer<typeof ListedRenewal>;
export type ReviewedRenewalBody = z.infer<typeof ReviewedRenewal>;
