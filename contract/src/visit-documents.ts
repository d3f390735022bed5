import { z } from 'zod';
import { Id, Instant, personText } from './fields.ts';
import { PaperFacts, PrescriptionContent } from './prescription-content.ts';
import type { PrescriptionItem } from './prescription-content.ts';
import { PrescriptionSafety } from './prescription-safety.ts';

/**
 * The kinds of documents that a doctor writes for an appointment. Only the doctor sees drafts; signed documents never
 * change.
 */
export const DOCUMENT_KINDS = ['note', 'prescription', 'referral', 'sick-note'] as const;
export const URGENCIES = ['routine', 'urgent', 'emergency'] as const;
/** Groups of controlled medicines, which a remote doctor may not prescribe. */
export const CONTROLLED_GROUPS = [
  'opioid',
  'benzodiazepine',
  'barbiturate',
  'stimulant',
  'anaesthetic',
  'hypnotic',
  'other',
] as const;
/** A prescription can be dispensed for this many days after its signing. */
export const PRESCRIPTION_DAYS = 30;
/** A sick note ends at most this many days after the day of its signing. */
export const SICK_NOTE_DAYS = 14;
/** Documents can be written from the opening of the call until this many days after its start; addenda always. */
export const WRITING_DAYS = 30;

const day = z.iso.date();

export const NoteContent = z.strictObject({
  /** Complaint and history. */
  history: personText(4000).default(''),
  findings: personText(4000).default(''),
  /** Assessment, diagnosis. */
  assessment: personText(2000).default(''),
  /** Plan and advice, which the patient reads. */
  plan: personText(4000).default(''),
  /** A calendar day in the patient's country, after today and within a year. */
  follow_up_on: day.nullable().default(null),
});

export const ReferralContent = z.strictObject({
  /** Specialty, in the doctor's words: 'Cardiology'. */
  to_specialty: personText(120).default(''),
  /** Hospital, clinic or person; may stay empty. */
  to_facility: personText(200).default(''),
  urgency: z.enum(URGENCIES).default('routine'),
  reason: personText(1000).default(''),
  /** What the receiving doctor needs to know. */
  summary: personText(4000).default(''),
});

export const SickNoteContent = z.strictObject({
  /** Calendar days in the patient's country, both included. */
  from_day: day.nullable().default(null),
  to_day: day.nullable().default(null),
  diagnosis: personText(300).default(''),
  /** True if the patient agreed that the diagnosis is printed. */
  show_diagnosis: z.boolean().default(false),
});

/** The state of a document. `version` is 0 before the first save. */
const standing = {
  id: Id,
  state: z.enum(['draft', 'signed', 'cancelled']),
  version: z.int(),
  saved_at: Instant,
  signed_at: Instant.nullable(),
  /** Null for a draft, and for documents from before facts were recorded. */
  facts: PaperFacts.nullable(),
};

export const Addendum = z.strictObject({ id: Id, text: z.string(), author: z.string(), added_at: Instant });
export const Note = z.strictObject({ ...standing, ...NoteContent.shape, addenda: z.array(Addendum) });

export const Dispensing = z.strictObject({ at: Instant, pharmacy: z.string(), town: z.string() });
/** `item` is the position in the list, from 0. */
const ControlledMedicine = z.strictObject({
  item: z.int(),
  medicine: z.string(),
  group: z.enum(CONTROLLED_GROUPS),
});
export const Prescription = z.strictObject({
  ...standing,
  ...PrescriptionContent.shape,
  /** Null for prescriptions signed before prescriptions were compared. */
  safety: PrescriptionSafety.nullable(),
  /**
   * Medicines that a remote doctor must not prescribe in the patient's country; signing is refused while there are any.
   */
  not_allowed: z.array(ControlledMedicine),
  valid_until: day.nullable(),
  dispensed: Dispensing.nullable(),
});
export const Referral = z.strictObject({ ...standing, ...ReferralContent.shape });
export const SickNote = z.strictObject({ ...standing, ...SickNoteContent.shape });

export type DocumentKind = (typeof DOCUMENT_KINDS)[number];
export type NoteBody = z.infer<typeof Note>;
export type NoteContentBody = z.infer<typeof NoteContent>;
export type PrescriptionBody = z.infer<typeof Prescription>;
export type PrescriptionItemBody = z.infer<typeof PrescriptionItem>;
export type ReferralBody = z.infer<typeof Referral>;
export type ReferralContentBody = z.infer<typeof ReferralContent>;
export type PaperFactsBody = z.infer<typeof PaperFacts>;
export type SickNoteBody = z.infer<typeof SickNote>;
export type SickNoteContentBody = z.infer<typeof SickNoteContent>;
