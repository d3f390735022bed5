import { z } from 'zod';
import { DOCUMENT_STATES } from './documents.ts';
import { endpoint } from './endpoint.ts';
import { CountryField, Instant, envelope, personText } from './fields.ts';
import { DOCUMENT_KINDS, Dispensing, PrescriptionContent } from './records.ts';

/**
 * What anybody with the code of a paper learns: that it is genuine, and no more than the asker needs. A pharmacy sees the medicines; an
 * employer sees name, days, doctor and validity, never a diagnosis.
 */
export const Verification = z.strictObject({
  kind: z.enum(DOCUMENT_KINDS),
  /** The long code: address of the page and of dispensing. */
  code: z.string(),
  state: z.enum(DOCUMENT_STATES),
  /** Empty when the paper is no longer valid: an old code tells the state only. */
  patient_name: z.string(),
  doctor: z.strictObject({ name: z.string(), specialty_id: z.string(), country: CountryField }),
  /** The place of the paper: its days and times are on the clock of this country. */
  country: CountryField,
  issued_on: z.iso.date(),
  valid_until: z.iso.date().nullable(),
  cancelled_at: Instant.nullable(),
  /** Without items when it is no longer valid; whoever dispensed it sees them in that answer. */
  prescription: z.strictObject({ ...PrescriptionContent.shape, dispensed: Dispensing.nullable() }).nullable(),
  sick_note: z.strictObject({ from_day: z.iso.date(), to_day: z.iso.date() }).nullable(),
});

const OneCode = { access: ['anyone'], owns: { code: 'secret' }, params: z.strictObject({ code: z.string().min(20).max(60) }) } as const;

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

/** Wrong tries are few per address, per code and in all; a mistyped code is told by its check character and costs none. */
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

/** The second pharmacy is told when and where it was dispensed: `prescription-dispensed` with params `at` (instant), `pharmacy` and `town`. */
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
  problems: ['not-found', 'pharmacy-required', 'prescription-dispensed', 'prescription-expired', 'record-cancelled', 'record-altered'],
});

export type VerificationBody = z.infer<typeof Verification>;
