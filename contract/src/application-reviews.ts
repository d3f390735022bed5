import { z } from 'zod';
import { APPLICATION_STATUSES, DOCUMENT_LABELS } from './application-words.ts';
import { FILE_NAME } from './answer-headers.ts';
import { endpoint } from './endpoint.ts';
import { CountryField, Id, Instant, envelope, personText } from './fields.ts';

/**
 * Who decides about applications: one service behind both screens (C58). Managers and receptionists see none (ROLE-13,
 * ROLE-14).
 */
export const REVIEWERS = ['administrator', 'staff-admin'] as const;

const label = z.enum(DOCUMENT_LABELS);
const status = z.enum(APPLICATION_STATUSES);
const note = personText(2000);

/** An application in the list, with the names that are printed (DOC-STAT-02). */
const ListedApplication = z.strictObject({
  id: Id,
  number: z.int(),
  doctor_id: Id,
  doctor_name: z.string(),
  /** The newest note of a reviewer; empty if there is none. */
  notes: z.string(),
  submitted_at: Instant,
  updated_at: Instant,
  /** The address of each document by its label. It opens with a ticket only (W59). */
  documents: z.strictObject({
    'Medical License': z.string().optional(),
    'Board Certification': z.string().optional(),
    'Professional Photo': z.string().optional(),
    'Government ID': z.string().optional(),
  }),
  status,
  /** False until the applicant has proven the phone; before that nobody reviews it, and its documents stay closed. */
  number_proven: z.boolean(),
  /** True while the applicant has not answered a question. */
  asked: z.boolean(),
  /** How many booked appointments leaving `approved` cancels; 0 of a doctor who is not approved. */
  booked: z.int(),
  specialty: z.string(),
  country: CountryField,
});

const Filter = {
  /** Part of the name, at least four signs of the doctor's id, the application's number or the status (STF-APP-01). */
  q: z.string().max(80).optional(),
  status: z.enum(['all', ...APPLICATION_STATUSES]).optional(),
  page: z.coerce.number<string>().pipe(z.int().min(1).max(100_000)).optional(),
};

const ApplicationPage = z.strictObject({
  applications: z.array(ListedApplication),
  /** All that the filter finds. */
  total: z.int(),
  /** The page that is shown: the last one if a later one was asked for. */
  page: z.int(),
  pages: z.int(),
  page_size: z.int(),
});

/** A licence as the register of a council has it. */
export const FoundLicence = z.strictObject({
  council: personText(80).pipe(z.string().min(1)),
  number: personText(60).pipe(z.string().min(1)),
  registered_name: personText(120).pipe(z.string().min(1)),
  /** The last valid day. */
  expires_on: z.iso.date(),
});

/** An application as its reviewer reads it. */
const ReviewedApplication = z.strictObject({
  ...ListedApplication.omit({ documents: true, number_proven: true }).shape,
  phone: z.string(),
  email: z.string(),
  /** When the applicant pressed a link that went to the address; null before that. */
  email_verified_at: Instant.nullable(),
  gender: z.enum(['female', 'male', 'other']),
  birth_date: z.string().nullable(),
  region: z.string(),
  experience: z.int(),
  bio: z.string(),
  license_number: z.string(),
  /** Of the applicant's messages. */
  language: z.enum(['sw', 'en', 'fr']),
  question: z.string().nullable(),
  documents: z.array(z.strictObject({ id: Id, label, kind: z.enum(['pdf', 'jpeg', 'png']), added_at: Instant })),
  /** Each move, oldest first (W60). */
  history: z.array(
    z.strictObject({
      kind: z.enum(['submitted', 'sent-again', 'moved', 'asked', 'answered']),
      from: status,
      to: status,
      at: Instant,
      note: z.string(),
      /** Who moved it. `name` is empty for the applicant and for operators. */
      by: z.strictObject({ kind: z.enum(['applicant', 'staff', 'operator']), name: z.string() }),
    }),
  ),
  licences: z.array(z.strictObject({ ...FoundLicence.shape, checked_at: Instant })),
  /** Other applications that may be the same person's. */
  alike: z.array(
    z.strictObject({
      id: Id,
      number: z.int(),
      doctor_name: z.string(),
      same: z.enum(['phone', 'licence', 'document']),
    }),
  ),
});

export const listApplications = endpoint({
  id: 'applications.list',
  method: 'GET',
  path: '/api/applications',
  summary: 'Applications of doctors, newest first, five to a page (STF-APP-01…05)',
  access: REVIEWERS,
  limit: 'read',
  query: z.strictObject(Filter),
  reply: envelope(ApplicationPage),
});

export const listAllApplications = endpoint({
  id: 'applications.list-all',
  method: 'GET',
  path: '/api/all-doctor-applications',
  summary: 'The printed list: the newest hundred applications as an array (API-17, API-49)',
  access: REVIEWERS,
  limit: 'read',
  reply: z.array(ListedApplication),
});

export const countWaiting = endpoint({
  id: 'applications.count-waiting',
  method: 'GET',
  path: '/api/applications/waiting',
  summary: 'How many applications are pending (ADM-APP-01), and how many new licences wait',
  access: REVIEWERS,
  limit: 'read',
  reply: envelope(z.strictObject({ pending: z.int(), renewals: z.int() })),
});

export const readApplication = endpoint({
  id: 'applications.read',
  method: 'GET',
  path: '/api/applications/:application_id',
  summary: 'One application with its documents, history, licences and possible duplicates',
  access: REVIEWERS,
  owns: { application_id: 'application' },
  limit: 'read',
  params: z.strictObject({ application_id: Id }),
  reply: envelope(ReviewedApplication),
  problems: ['not-found'],
});

export const moveApplication = endpoint({
  id: 'applications.move',
  method: 'POST',
  path: '/api/update-application-status/:application_id',
  summary:
    'Move an application to any status; approving needs a licence that somebody found in the register (API-18, API-50)',
  access: REVIEWERS,
  owns: { application_id: 'application' },
  limit: 'write',
  params: z.strictObject({ application_id: Id }),
  body: z.strictObject({
    status,
    /** The applicant reads it. */
    notes: note.default(''),
    /** The status that the reviewer sees; another one by now refuses the move. */
    from: status.optional(),
    licence: FoundLicence.optional(),
  }),
  reply: envelope(ReviewedApplication),
  problems: [
    'not-found',
    'invalid-input',
    'licence-needed',
    'licence-taken',
    'rejection-note-needed',
    'application-moved',
    'file-not-scanned',
    'step-up-required',
    'about-you',
    'about-family',
  ],
});

export const askApplicant = endpoint({
  id: 'applications.ask',
  method: 'POST',
  path: '/api/applications/:application_id/question',
  summary: 'Ask the applicant something; the question goes out by SMS with a link to the status page',
  access: REVIEWERS,
  owns: { application_id: 'application' },
  limit: 'write',
  idempotent: true,
  params: z.strictObject({ application_id: Id }),
  body: z.strictObject({ question: note.pipe(z.string().min(1)) }),
  reply: envelope(ReviewedApplication),
  problems: ['not-found', 'application-closed'],
});

export const deleteApplication = endpoint({
  id: 'applications.delete',
  method: 'DELETE',
  path: '/api/delete-application/:application_id',
  summary: 'Delete an application that is not approved; it is gone for good thirty days later (API-51)',
  access: ['administrator'],
  owns: { application_id: 'application' },
  limit: 'write',
  params: z.strictObject({ application_id: Id }),
  reply: envelope(z.strictObject({ deleted: z.literal(true) })),
  problems: ['not-found', 'application-approved', 'step-up-required', 'about-you', 'about-family'],
});

export const openDocument = endpoint({
  id: 'applications.open-document',
  method: 'POST',
  path: '/api/application-files/:file_id/ticket',
  summary: 'A link to a document that works for this session during the next minute',
  access: REVIEWERS,
  owns: { file_id: 'document' },
  limit: 'read',
  params: z.strictObject({ file_id: Id }),
  reply: envelope(z.strictObject({ address: z.string(), ends_at: Instant })),
  problems: ['not-found', 'file-not-scanned'],
});

export const readDocument = endpoint({
  id: 'applications.read-document',
  method: 'GET',
  path: '/api/application-files/:file_id',
  summary: 'The document itself, by such a link; each opening is audited (API-19)',
  access: REVIEWERS,
  owns: { file_id: 'document' },
  limit: 'read',
  heavy: 'file',
  params: z.strictObject({ file_id: Id }),
  query: z.strictObject({ ticket: z.string().max(100).default('') }),
  reply: z.string(),
  media: ['application/pdf', 'image/jpeg', 'image/png'],
  headers: FILE_NAME,
  problems: ['not-found', 'file-not-scanned'],
});

export type FoundLicenceBody = z.infer<typeof FoundLicence>;
export type ListedApplicationBody = z.infer<typeof ListedApplication>;
export type ApplicationPageBody = z.infer<typeof ApplicationPage>;
export type ReviewedApplicationBody = z.infer<typeof ReviewedApplication>;
