import { z } from 'zod';
import { Allergies } from './allergies.ts';
import { endpoint } from './endpoint.ts';
import { CountryField, Id, Instant, LanguageField, envelope } from './fields.ts';
import { StatedFacts } from './stated-facts.ts';
import { DOCUMENT_KINDS, Note, Prescription, Referral, SickNote } from './visit-documents.ts';
import { ONE_VISIT, VISIT_PATH } from './visit-endpoint.ts';

/** All documents and facts of one appointment, for its doctor. */
export const VisitRecords = z.strictObject({
  booking_id: Id,
  /**
   * The name is empty if the patient has erased the account. `guardian`: only if the appointment is for a member of the
   * family; who booked it and speaks for that person.
   */
  patient: z.strictObject({
    name: z.string(),
    guardian: z.string().optional(),
    country: CountryField,
    language: LanguageField,
  }),
  starts_at: Instant,
  /** Today's date in the patient's country; the dates of documents are based on it. */
  today: z.iso.date(),
  may_write: z.boolean(),
  /** Why the doctor may not write now; null if `may_write`. */
  closed: z.enum(['not-begun', 'too-old', 'called-off', 'out-of-service']).nullable(),
  writable_until: Instant,
  note: Note.nullable(),
  /** The current prescription, signed or draft; cancelled ones are in `cancelled`. */
  prescription: Prescription.nullable(),
  referral: Referral.nullable(),
  sick_note: SickNote.nullable(),
  cancelled: z.array(
    z.strictObject({
      id: Id,
      kind: z.enum(DOCUMENT_KINDS),
      signed_at: Instant,
      cancelled_at: Instant,
      reason: z.string(),
    }),
  ),
  /** Null outside the time in which the doctor may see them: from ten minutes before the start until writing ends. */
  allergies: Allergies.nullable(),
  /** Age, sex, weight and pregnancy; null outside the same time. */
  facts: StatedFacts.nullable(),
  /** Whether papers are hidden from the guardian; null unless the appointment is for a member of the family. */
  hiding: z
    .strictObject({
      hidden: z.boolean(),
      /** The kinds that are hidden, or would be. */
      kinds: z.array(z.enum(DOCUMENT_KINDS)),
      /** From which age on they may be hidden in the patient's country. */
      from_age: z.int(),
      /** Why they may not be hidden; null if they may. */
      why_not: z.enum(['age-unknown', 'too-young']).nullable(),
      /** What a pharmacy asks for, of a hidden prescription: the doctor tells it to the person. */
      short_code: z.string().nullable(),
    })
    .nullable(),
  /** Earlier appointments of this patient with this doctor that have signed documents, newest first. */
  earlier_visits: z.array(z.strictObject({ booking_id: Id, signed_at: Instant })),
});

/** What an appointment's card shows about its documents. */
export const VisitMark = z.strictObject({
  booking_id: Id,
  may_write: z.boolean(),
  note: z.enum(['none', 'draft', 'signed']),
  signed: z.int(),
  drafts: z.int(),
});

export const listVisitMarks = endpoint({
  id: 'records.list-visit-marks',
  method: 'GET',
  path: '/api/doctor/visits',
  access: ['doctor'],
  limit: 'read',
  summary: 'Which of my appointments have a note or other documents; ids of others are left out',
  query: z.strictObject({
    booking_ids: z
      .string()
      .max(2000)
      .regex(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}(,[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}){0,49}$/),
  }),
  reply: envelope(z.array(VisitMark)),
  problems: ['not-found'],
});

export const readVisit = endpoint({
  id: 'records.read-visit',
  method: 'GET',
  path: VISIT_PATH,
  summary: 'Everything written of one of my visits',
  limit: 'read',
  ...ONE_VISIT,
  reply: envelope(VisitRecords),
  problems: ['not-found', 'record-altered'],
});

export const hidePapers = endpoint({
  id: 'records.hide-papers',
  method: 'PUT',
  path: `${VISIT_PATH}/hidden`,
  summary: 'Hide the papers of a visit of a member of a family from the guardian, or show them again',
  limit: 'write',
  ...ONE_VISIT,
  body: z.strictObject({ hidden: z.boolean() }),
  reply: envelope(VisitRecords),
  problems: ['not-found', 'hiding-not-allowed', 'record-altered'],
});

export type VisitRecordsBody = z.infer<typeof VisitRecords>;
export type VisitMarkBody = z.infer<typeof VisitMark>;
