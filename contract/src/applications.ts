import { z } from 'zod';
import { APPLICATION_STATUSES, BIO_LENGTH, DOCUMENT_LABELS, GENDERS, MOST_YEARS } from './application-words.ts';
import { EMAIL_LENGTH } from './email-address.ts';
import { endpoint } from './endpoint.ts';
import { envelope, Id, Instant, LanguageField, personText } from './fields.ts';
import { FILES_BYTES } from './file-limits.ts';
import { NAME_LENGTH } from './person-name.ts';

const line = (max: number) => personText(max).pipe(z.string().min(1));
const label = z.enum(DOCUMENT_LABELS);

/** The fields of the form with the names that are printed (API-52); `license_number` is sent too (C60). */
const FORM = {
  full_name: line(NAME_LENGTH),
  phone: z.string().min(1).max(40),
  email: z
    .string()
    .min(1)
    .max(EMAIL_LENGTH + 20),
  gender: z.enum(GENDERS),
  /** Optional, as is the region (C62). */
  dob: z.union([z.iso.date(), z.literal('')]).default(''),
  /** Name, code or alias of a country where doctors practise; 'South' means South Africa (C51). */
  country: z.string().min(1).max(60),
  region: personText(80).default(''),
  /** Id, name or an old spelling of a specialty (C43). */
  specialty: z.string().min(1).max(60),
  bio: line(BIO_LENGTH),
  license_number: line(60),
};
const years = z.int().min(0).max(MOST_YEARS);

/** A document of an application that was handed in before, by the secret of its upload. */
const Document = z.strictObject({ label, upload: z.string().min(20).max(100) });

/** What the sender of a form keeps in order to claim it after the phone is proven. */
const Sent = z.strictObject({ application_id: Id, phone: z.string(), claim: z.string() });

/** The applicant's own application (DOC-STAT-02). */
const OwnApplication = z.strictObject({
  id: Id,
  number: z.int(),
  doctor_id: Id,
  doctor_name: z.string(),
  status: z.enum(APPLICATION_STATUSES),
  percent: z.int(),
  /** What the reviewer asks and is not answered yet. */
  question: z.string().nullable(),
  submitted_at: Instant,
  updated_at: Instant,
  specialty: z.string(),
  country: z.string(),
  license_number: z.string(),
  email: z.strictObject({
    address: z.string(),
    /**
     * `sent`: a link has gone to the address and works. `refused`: its mail server knows no such mailbox. `unverified`:
     * no link works.
     */
    state: z.enum(['verified', 'sent', 'refused', 'unverified']),
    sent_at: Instant.nullable(),
    /** False where the address is verified or no email can be sent. */
    can_send: z.boolean(),
  }),
  documents: z.array(z.strictObject({ id: Id, label, kind: z.enum(['pdf', 'jpeg', 'png']), added_at: Instant })),
  /** Each move, oldest first. Notes are those that are meant for the applicant. */
  history: z.array(
    z.strictObject({
      kind: z.enum(['submitted', 'sent-again', 'moved', 'asked', 'answered']),
      status: z.enum(APPLICATION_STATUSES),
      at: Instant,
      note: z.string(),
    }),
  ),
});

const REFUSALS = [
  'invalid-input',
  'name-needs-letters',
  'email-invalid',
  'phone-invalid',
  'country-not-live',
  'birth-date-invalid',
  'documents-missing',
  'applications-exhausted',
] as const;

export const submitForm = endpoint({
  id: 'applications.submit-form',
  method: 'POST',
  path: '/api/submit-doctor-application',
  summary:
    'The printed application form with one file per document label; it enters the queue once its sender has proven the phone (API-52)',
  access: ['anyone'],
  limit: 'write',
  sends: 'multipart/form-data',
  files: DOCUMENT_LABELS,
  bodyLimit: FILES_BYTES + 128 * 1024,
  body: z.strictObject({ ...FORM, experience: z.coerce.number<string>().pipe(years) }),
  reply: envelope(Sent),
  status: 201,
  problems: [...REFUSALS, 'file-refused', 'file-too-large', 'files-exhausted', 'body-too-large'],
});

export const apply = endpoint({
  id: 'applications.apply',
  method: 'POST',
  path: '/api/doctor-application',
  summary: 'The same application, with documents that were handed in before, in parts',
  access: ['anyone'],
  limit: 'write',
  idempotent: true,
  body: z.strictObject({
    ...FORM,
    experience: years,
    documents: z.array(Document).max(DOCUMENT_LABELS.length),
    /** The language of the page in which the form was written; the applicant is asked in it. */
    language: LanguageField.optional(),
  }),
  reply: envelope(Sent),
  status: 201,
  problems: [...REFUSALS, 'files-too-large'],
});

export const claim = endpoint({
  id: 'applications.claim',
  method: 'POST',
  path: '/api/doctor-application/claim',
  summary: 'Prove to be the sender, signed in with the phone of the form; the application enters the queue',
  access: ['patient', 'doctor'],
  limit: 'write',
  body: z.strictObject({ application_id: Id, claim: z.string().min(20).max(100) }),
  reply: envelope(OwnApplication),
  problems: ['not-found', 'application-not-yours'],
});

export const readOwn = endpoint({
  id: 'applications.read-own',
  method: 'GET',
  path: '/api/doctor-application',
  summary: 'My application to join as a doctor; null if there is none',
  access: ['patient', 'doctor'],
  limit: 'read',
  reply: envelope(OwnApplication.nullable()),
});

export const answer = endpoint({
  id: 'applications.answer',
  method: 'POST',
  path: '/api/doctor-application/answer',
  summary: 'Answer the reviewer, or add documents, while the application is not decided',
  access: ['patient', 'doctor'],
  limit: 'write',
  idempotent: true,
  body: z.strictObject({
    text: personText(2000).default(''),
    documents: z.array(Document).max(DOCUMENT_LABELS.length).default([]),
  }),
  reply: envelope(OwnApplication),
  problems: ['invalid-input', 'not-found', 'application-closed', 'documents-missing', 'files-too-large'],
});

export const sendEmailLink = endpoint({
  id: 'applications.send-email-link',
  method: 'POST',
  path: '/api/doctor-application/email',
  summary: 'Send another link that verifies the email address, which may be corrected on the way',
  access: ['patient', 'doctor'],
  limit: 'write',
  idempotent: true,
  body: z.strictObject({ email: FORM.email }),
  reply: envelope(OwnApplication),
  problems: ['email-invalid', 'not-found', 'email-unavailable', 'email-links-exhausted'],
});

export const verifyEmail = endpoint({
  id: 'applications.verify-email',
  method: 'POST',
  path: '/api/doctor-application/email/verify',
  summary: 'Verify an email address with the secret of a link that went to it; `already` if that was done before',
  access: ['anyone'],
  limit: 'write',
  body: z.strictObject({ token: z.string().min(20).max(100) }),
  reply: envelope(z.strictObject({ state: z.enum(['verified', 'already']) })),
  problems: ['email-link-over'],
});

export type OwnApplicationBody = z.infer<typeof OwnApplication>;
