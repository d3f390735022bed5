import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { CountryField, Id, Instant, envelope, personText } from './fields.ts';

/** What a doctor writes of a visit. Drafts are the doctor's alone; what is signed never changes. */
export const DOCUMENT_KINDS = ['note', 'prescription', 'referral', 'sick-note'] as const;
/** How a medicine is taken. */
export const MEDICINE_ROUTES = [
  'oral', 'sublingual', 'inhaled', 'nasal', 'eye', 'ear', 'skin', 'rectal', 'vaginal', 'injection-muscle', 'injection-vein', 'injection-skin',
] as const;
export const URGENCIES = ['routine', 'urgent', 'emergency'] as const;
/** Why a remote doctor may not prescribe a medicine. */
export const CONTROLLED_GROUPS = ['opioid', 'benzodiazepine', 'barbiturate', 'stimulant', 'anaesthetic', 'hypnotic', 'other'] as const;
/** A prescription is dispensed within so many days of its signing. */
export const PRESCRIPTION_DAYS = 30;
/** A sick note ends at most so many days after the day of its signing. */
export const SICK_NOTE_DAYS = 14;
/** Documents of a visit are written from the call's begin to so many days after its start; addenda always. */
export const WRITING_DAYS = 30;
export const PRESCRIPTION_ITEMS = 12;

const day = z.iso.date();

export const NoteContent = z.strictObject({
  /** Complaint and history. */
  history: personText(4000).default(''),
  findings: personText(4000).default(''),
  /** Assessment, diagnosis. */
  assessment: personText(2000).default(''),
  /** Plan and advice; the patient reads it. */
  plan: personText(4000).default(''),
  /** A calendar day of the patient's country, after today and within a year. */
  follow_up_on: day.nullable().default(null),
});

export const PrescriptionItem = z.strictObject({
  /** Generic or brand name. */
  medicine: personText(120).default(''),
  /** Strength and form: '500 mg tablet'. */
  form: personText(120).default(''),
  /** How much at a time: '1 tablet'. */
  dose: personText(120).default(''),
  route: z.enum(MEDICINE_ROUTES).default('oral'),
  /** '3 times a day', in the doctor's words. */
  frequency: personText(120).default(''),
  days: z.int().min(1).max(365).nullable().default(null),
  as_needed: z.boolean().default(false),
  quantity: personText(60).default(''),
  instruction: personText(400).default(''),
});

export const PrescriptionContent = z.strictObject({ items: z.array(PrescriptionItem).max(PRESCRIPTION_ITEMS) });

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
  /** Calendar days of the patient's country, both included. */
  from_day: day.nullable().default(null),
  to_day: day.nullable().default(null),
  diagnosis: personText(300).default(''),
  /** The patient agreed that the diagnosis is printed. */
  show_diagnosis: z.boolean().default(false),
});

/** Where a document of a visit stands. `version` 0 is what nobody has saved yet. */
const standing = {
  id: Id,
  state: z.enum(['draft', 'signed', 'cancelled']),
  version: z.int(),
  saved_at: Instant,
  signed_at: Instant.nullable(),
};

export const Addendum = z.strictObject({ id: Id, text: z.string(), author: z.string(), added_at: Instant });
export const Note = z.strictObject({ ...standing, ...NoteContent.shape, addenda: z.array(Addendum) });

export const Dispensing = z.strictObject({ at: Instant, pharmacy: z.string(), town: z.string() });
/** `item` is the place in the list, from 0. */
export const AllergyWarning = z.strictObject({ item: z.int(), medicine: z.string(), substance: z.string() });
export const ControlledMedicine = z.strictObject({ item: z.int(), medicine: z.string(), group: z.enum(CONTROLLED_GROUPS) });
export const Prescription = z.strictObject({
  ...standing,
  ...PrescriptionContent.shape,
  /** A medicine's name holds the name of a substance that the patient does not tolerate. */
  warnings: z.array(AllergyWarning),
  /** Must not be prescribed by a remote doctor in the patient's country: signing is refused. */
  not_allowed: z.array(ControlledMedicine),
  valid_until: day.nullable(),
  dispensed: Dispensing.nullable(),
});
export const Referral = z.strictObject({ ...standing, ...ReferralContent.shape });
export const SickNote = z.strictObject({ ...standing, ...SickNoteContent.shape });

export const AllergyItem = z.strictObject({ id: Id, substance: z.string(), reaction: z.string(), said_by: z.enum(['patient', 'doctor']), said_at: Instant });
/** `not-asked`: nobody has said anything yet. `none-known`: somebody said that there are none. */
export const Allergies = z.strictObject({
  version: z.int(),
  status: z.enum(['not-asked', 'none-known', 'listed']),
  /** Who said the whole of it last, and when; null before anybody did. */
  said_by: z.enum(['patient', 'doctor']).nullable(),
  said_at: Instant.nullable(),
  items: z.array(AllergyItem),
});
/** The whole list anew. An item sent with its id and unchanged keeps who said it and when. `listed` needs an item, `none-known` has none. */
export const AllergiesInput = z.strictObject({
  version: z.int().min(0),
  status: z.enum(['none-known', 'listed']),
  items: z.array(z.strictObject({ id: Id.optional(), substance: personText(120), reaction: personText(200).default('') })).max(30).default([]),
});

/** Everything of one visit, for its doctor. */
export const VisitRecords = z.strictObject({
  booking_id: Id,
  /** Empty name: the patient has erased the account. */
  patient: z.strictObject({ name: z.string(), country: CountryField }),
  starts_at: Instant,
  /** The calendar day now in the patient's country: dates of documents are reckoned from it. */
  today: day,
  may_write: z.boolean(),
  /** Why not, when not. */
  closed: z.enum(['not-begun', 'too-old', 'called-off']).nullable(),
  writable_until: Instant,
  note: Note.nullable(),
  /** The one that stands or is being written; cancelled ones are below. */
  prescription: Prescription.nullable(),
  referral: Referral.nullable(),
  sick_note: SickNote.nullable(),
  cancelled: z.array(z.strictObject({ id: Id, kind: z.enum(DOCUMENT_KINDS), signed_at: Instant, cancelled_at: Instant, reason: z.string() })),
  /** Null outside the time in which they may be seen: from ten minutes before the start to the end of writing. */
  allergies: Allergies.nullable(),
  /** Visits of the same patient to the same doctor with something signed, newest first. */
  earlier_visits: z.array(z.strictObject({ booking_id: Id, signed_at: Instant })),
});

const visit = { access: ['doctor'], owns: { booking_id: 'booking' }, params: z.strictObject({ booking_id: Id }) } as const;
const PATH = '/api/doctor/visits/:booking_id';
/** The version that the writer saw last; 0 before the first save. */
const version = z.int().min(0);
const saving = ['not-found', 'visit-not-begun', 'visit-too-old', 'record-stale', 'record-signed', 'record-altered'] as const;
const signing = [...saving, 'record-incomplete', 'record-unprintable', 'patient-gone'] as const;
const cancelling = ['not-found', 'record-not-signed', 'record-cancelled', 'record-cancel-reason-required', 'record-altered'] as const;
const reason = z.strictObject({ reason: personText(500) });

/** What the cards of appointments show of their documents. */
export const VisitMark = z.strictObject({ booking_id: Id, may_write: z.boolean(), note: z.enum(['none', 'draft', 'signed']), signed: z.int(), drafts: z.int() });

export const listVisitMarks = endpoint({
  id: 'records.list-visit-marks', method: 'GET', path: '/api/doctor/visits', access: ['doctor'], limit: 'read',
  summary: 'Which of my appointments have a note or other documents; ids of others are left out',
  query: z.strictObject({ booking_ids: z.string().max(2000).regex(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}(,[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}){0,49}$/) }),
  reply: envelope(z.array(VisitMark)), problems: ['not-found'],
});

export const readVisit = endpoint({
  id: 'records.read-visit', method: 'GET', path: PATH, summary: 'Everything written of one of my visits', limit: 'read', ...visit,
  reply: envelope(VisitRecords), problems: ['not-found', 'record-altered'],
});

export const readNote = endpoint({
  id: 'records.read-note', method: 'GET', path: `${PATH}/note`, summary: 'The note of one of my visits; null before the first save', limit: 'read', ...visit,
  reply: envelope(Note.nullable()), problems: ['not-found', 'record-altered'],
});

/** Saves the whole draft. `record-stale` (params.version) when somebody saved since; sending the same text again is answered as saved. */
export const saveNote = endpoint({
  id: 'records.save-note', method: 'PUT', path: `${PATH}/note`, summary: 'Save the draft of the note as a whole', limit: 'write', ...visit,
  body: z.strictObject({ version, ...NoteContent.shape }), reply: envelope(Note), problems: [...saving, 'follow-up-invalid'],
});

export const signNote = endpoint({
  id: 'records.sign-note', method: 'POST', path: `${PATH}/note/sign`, summary: 'Sign the note: it never changes again, and the patient may read it', limit: 'write', idempotent: true, ...visit,
  body: z.strictObject({ version }), reply: envelope(Note), problems: [...signing, 'follow-up-invalid'],
});

export const addAddendum = endpoint({
  id: 'records.add-addendum', method: 'POST', path: `${PATH}/note/addenda`, summary: 'Add a text to the signed note, for ever', limit: 'write', idempotent: true, ...visit,
  body: z.strictObject({ text: personText(4000) }), reply: envelope(Note), status: 201, problems: ['not-found', 'record-not-signed', 'record-incomplete', 'record-unprintable', 'record-altered'],
});

export const savePrescription = endpoint({
  id: 'records.save-prescription', method: 'PUT', path: `${PATH}/prescription`, summary: 'Save the draft of the prescription as a whole', limit: 'write', ...visit,
  body: z.strictObject({ version, ...PrescriptionContent.shape }), reply: envelope(Prescription), problems: saving,
});

export const signPrescription = endpoint({
  id: 'records.sign-prescription', method: 'POST', path: `${PATH}/prescription/sign`, limit: 'write', idempotent: true, ...visit,
  summary: 'Sign the prescription; each allergy that a medicine meets has to be acknowledged by name. `allergy-unacknowledged` brings all `warnings` as they are now',
  // What the doctor has seen: good for this medicine and this substance only, not for what somebody adds later.
  body: z.strictObject({ version, acknowledged: z.array(z.strictObject({ medicine: personText(120), substance: personText(120) })).max(360).default([]) }),
  reply: envelope(Prescription), problems: [...signing, 'medicine-not-allowed', 'allergy-unacknowledged'],
});

export const cancelPrescription = endpoint({
  id: 'records.cancel-prescription', method: 'POST', path: `${PATH}/prescription/cancel`, limit: 'write', idempotent: true, ...visit,
  summary: 'Cancel the signed prescription with a reason; afterwards a new one may be written',
  body: reason, reply: envelope(VisitRecords), problems: [...cancelling, 'prescription-dispensed'],
});

export const saveReferral = endpoint({
  id: 'records.save-referral', method: 'PUT', path: `${PATH}/referral`, summary: 'Save the draft of the referral as a whole', limit: 'write', ...visit,
  body: z.strictObject({ version, ...ReferralContent.shape }), reply: envelope(Referral), problems: saving,
});

export const signReferral = endpoint({
  id: 'records.sign-referral', method: 'POST', path: `${PATH}/referral/sign`, summary: 'Sign the referral', limit: 'write', idempotent: true, ...visit,
  body: z.strictObject({ version }), reply: envelope(Referral), problems: signing,
});

export const cancelReferral = endpoint({
  id: 'records.cancel-referral', method: 'POST', path: `${PATH}/referral/cancel`, summary: 'Cancel the signed referral with a reason', limit: 'write', idempotent: true, ...visit,
  body: reason, reply: envelope(VisitRecords), problems: cancelling,
});

export const saveSickNote = endpoint({
  id: 'records.save-sick-note', method: 'PUT', path: `${PATH}/sick-note`, summary: 'Save the draft of the sick note as a whole', limit: 'write', ...visit,
  body: z.strictObject({ version, ...SickNoteContent.shape }), reply: envelope(SickNote), problems: saving,
});

export const signSickNote = endpoint({
  id: 'records.sign-sick-note', method: 'POST', path: `${PATH}/sick-note/sign`, summary: 'Sign the sick note', limit: 'write', idempotent: true, ...visit,
  body: z.strictObject({ version }), reply: envelope(SickNote), problems: [...signing, 'sick-days-invalid'],
});

export const cancelSickNote = endpoint({
  id: 'records.cancel-sick-note', method: 'POST', path: `${PATH}/sick-note/cancel`, summary: 'Cancel the signed sick note with a reason', limit: 'write', idempotent: true, ...visit,
  body: reason, reply: envelope(VisitRecords), problems: cancelling,
});

export type DocumentKind = (typeof DOCUMENT_KINDS)[number];
export type NoteBody = z.infer<typeof Note>;
export type NoteContentBody = z.infer<typeof NoteContent>;
export type PrescriptionBody = z.infer<typeof Prescription>;
export type PrescriptionItemBody = z.infer<typeof PrescriptionItem>;
export type ReferralBody = z.infer<typeof Referral>;
export type ReferralContentBody = z.infer<typeof ReferralContent>;
export type SickNoteBody = z.infer<typeof SickNote>;
export type SickNoteContentBody = z.infer<typeof SickNoteContent>;
export type AllergiesBody = z.infer<typeof Allergies>;
export type AllergiesInputBody = z.infer<typeof AllergiesInput>;
export type VisitRecordsBody = z.infer<typeof VisitRecords>;
export type VisitMarkBody = z.infer<typeof VisitMark>;
