import { z } from 'zod';
import { Instant, personText } from './fields.ts';
import { FINDING_KINDS } from './medicines/findings.ts';

/** Something that speaks against a prescription; `medicines/findings.ts` describes the fields. */
const PrescriptionFinding = z.strictObject({
  key: z.string(),
  kind: z.enum(FINDING_KINDS),
  level: z.enum(['avoid', 'care']),
  items: z.array(z.int()),
  medicine: z.string(),
  other: z.string(),
  about: z.string(),
  whom: z.string(),
  certain: z.boolean(),
  source: z.string(),
});
/** Something that could not be compared with the medicine data. */
const NotCompared = z.strictObject({
  kind: z.enum(['medicine', 'current-medicine', 'allergy', 'words', 'fact']),
  text: z.string(),
  item: z.int().nullable(),
  suggestion: z.string().nullable(),
});
/** Why a doctor prescribes despite a finding; `key` is the finding's key. */
export const AcknowledgedFinding = z.strictObject({ key: personText(600), reason: personText(300) });
/**
 * The allergies as stated when the document was signed, with who stated them and when. These are null if nobody did.
 */
export const PaperAllergies = z.strictObject({
  status: z.enum(['not-asked', 'none-known', 'listed']),
  said_by: z.enum(['patient', 'doctor']).nullable(),
  said_at: Instant.nullable(),
  items: z.array(z.strictObject({ substance: z.string(), reaction: z.string() })),
});
/**
 * The result of comparing a prescription with allergies, with its own medicines and with the patient: for a draft as of
 * now, for a signed one as of its signing.
 */
export const PrescriptionSafety = z.strictObject({
  /** The version of the medicine data. */
  version: z.string(),
  findings: z.array(PrescriptionFinding),
  not_compared: z.array(NotCompared),
  acknowledged: z.array(AcknowledgedFinding),
  allergies: PaperAllergies,
});

export type PrescriptionSafetyBody = z.infer<typeof PrescriptionSafety>;
export type PaperAllergiesBody = z.infer<typeof PaperAllergies>;
export type AcknowledgedFindingBody = z.infer<typeof AcknowledgedFinding>;
