import { z } from 'zod';
import { Instant, personText } from './fields.ts';

/** Something that speaks against a prescription. */
const PrescriptionFinding = z.strictObject({
  /**
   * Identifies the finding by kind and written names, so that a doctor's answer remains valid until one of the names
   * changes.
   */
  key: z.string(),
  kind: z.enum([
    'allergy',
    'allergy-group',
    'allergy-cross',
    'allergy-maybe',
    'duplicate',
    'duplicate-group',
    'interaction',
    'patient',
  ]),
  /** avoid: can be signed only with a written reason. care: is only shown. */
  level: z.enum(['avoid', 'care']),
  /** Positions in the list of medicines, from 0. */
  items: z.array(z.int()),
  /** As written in the prescription. */
  medicine: z.string(),
  /** The other medicine as written, or the allergy as stated; '' if the finding is about the patient. */
  other: z.string(),
  /** The substance, group or harm in question. Screens have a sentence for each harm. */
  about: z.string(),
  /** For a finding about the patient: 'age<8', 'weight<15', 'pregnant', 'may-bear' or 'everybody'; otherwise ''. */
  whom: z.string(),
  /** False if the finding depends on the patient's age, weight or pregnancy and that fact is unknown. */
  certain: z.boolean(),
  /** The source of the rule. While the data are drafts, nobody has checked the source. */
  source: z.string(),
});
/** Something that could not be compared. It is reported so that nobody takes a missing finding for safety. */
const NotCompared = z.strictObject({
  /**
   * medicine, current-medicine, allergy: nothing in it was recognised. words: these words in it were not recognised.
   * fact: a fact about the patient is missing.
   */
  kind: z.enum(['medicine', 'current-medicine', 'allergy', 'words', 'fact']),
  /** The text as written; for a fact 'age', 'sex', 'pregnancy', 'weight', 'allergies' or 'other-medicines'. */
  text: z.string(),
  /** The position in the list of medicines, from 0; null if it is not one of them. */
  item: z.int().nullable(),
  /** A known name that was possibly meant. */
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

export type FindingBody = z.infer<typeof PrescriptionFinding>;
export type NotComparedBody = z.infer<typeof NotCompared>;
export type PrescriptionSafetyBody = z.infer<typeof PrescriptionSafety>;
export type PaperAllergiesBody = z.infer<typeof PaperAllergies>;
export type AcknowledgedFindingBody = z.infer<typeof AcknowledgedFinding>;
