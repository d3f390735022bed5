import { z } from 'zod';
import { DOCUMENT_STATES } from './documents.ts';
import { endpoint } from './endpoint.ts';
import { CountryField, Instant, envelope, personText } from './fields.ts';
import { PaperFacts, PrescriptionContent } from './prescription-content.ts';
import { PaperAllergies } from './prescription-safety.ts';
import { DOCUMENT_KINDS, Dispensing } from './visit-documents.ts';

/**
 * What anybody learns who has the code of a document: that it is genuine, and what they need from it. A pharmacy sees
 * medicines and stated allergies. An employer sees name, days, doctor and validity, never a diagnosis.
 */
export const Verification = z.strictObject({
  kind: z.enum(DOCUMENT_KINDS),
  /** The long code: in the address of the page, and for dispensing. */
  code: z.string(),
  state: z.enum(DOCUMENT_STATES),
  /** Empty if the document is no longer valid: an old code reveals the state only. */
  patient_name: z.string(),
  /** Only for a prescription that is shown in full: age, sex and weight as on the document. */
  facts: PaperFacts.nullable(),
  doctor: z.strictObject({
    name: z.string(),
    specialty_id: z.string(),
    /** The registration number as of the signing; null where nobody knew it. */
    registration: z.string().nullable(),
    country: CountryField,
  }),
  /** The country of the document: its days and times are in this country's time zone. */
  country: CountryField,
  issued_on: z.iso.date(),
  valid_until: z.iso.date().nullable(),
  cancelled_at: Instant.nullable(),
  /**
   * Without items and allergies if it is no longer valid. The pharmacy that dispenses it still gets them in the
   * response to that call.
   */
  prescription: z
    .strictObject({
      ...PrescriptionContent.shape,
      allergies: PaperAllergies.nullable(),
      dispensed: Dispensing.nullable(),
    })
    .nullable(),
  sick_note: z.strictObject({ from_day: z.iso.date(), to_day: z.iso.date() }).nullable(),
});

const OneCode = {
  access: ['anyone'],
  owns: { code: 'secret' },
  params: z.strictObject({ code: z.string().min(20).max(60) }),
} as const;

export const readVerification = endpoint({
  id: 'records.read-verification',
  method: 'GET',
  path: '/api/verify/:code',
  summary: 'Is this paper genuine? By the long code of its QR code; spaces, dashes and lower case do not matter',
  limit: 'search',
  ...OneCode,
  reply: envelope(Verification),
  problems: ['not-found', 'record-altered'],
});

/**
 * The number of wrong attempts is limited per address, per code and in all. The check character reveals a mistyped
 * code, which does not count.
 */
export const lookUpVerification = endpoint({
  id: 'records.look-up-verification',
  method: 'POST',
  path: '/api/verify/lookup',
  summary: "Is this paper genuine? By the short code and the last four digits of the patient's phone",
  access: ['anyone'],
  limit: 'code',
  body: z.strictObject({ short_code: z.string().max(40), phone_last4: z.string().max(12) }),
  reply: envelope(Verification),
  problems: ['not-found', 'verification-code-mistyped', 'verification-exhausted', 'record-altered'],
});

/**
 * A second pharmacy is told when and where it was dispensed: the refusal `prescription-dispensed` has the params `at`
 * (instant), `pharmacy` and `town`.
 */
export const dispensePrescription = endpoint({
  id: 'records.dispense-prescription',
  method: 'POST',
  path: '/api/verify/:code/dispense',
  summary: 'A pharmacy marks a prescription as dispensed, once',
  limit: 'write',
  idempotent: true,
  ...OneCode,
  body: z.strictObject({ pharmacy: personText(80), town: personText(60) }),
  reply: envelope(Verification),
  problems: [
    'not-found',
    'pharmacy-required',
    'prescription-dispensed',
    'prescription-expired',
    'record-cancelled',
    'record-altered',
  ],
});

export type VerificationBody = z.infer<typeof Verification>;
