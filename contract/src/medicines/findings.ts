import type { Level } from './knowledge.ts';

export const FINDING_KINDS = [
  'allergy',
  'allergy-group',
  'allergy-cross',
  'allergy-maybe',
  'duplicate',
  'duplicate-group',
  'interaction',
  'patient',
] as const;

/** Something that speaks against a prescription. */
export interface Finding {
  /**
   * Identifies the finding by kind and written names, so that a doctor's answer remains valid until one of the names
   * changes.
   */
  readonly key: string;
  readonly kind: (typeof FINDING_KINDS)[number];
  /** avoid: can be signed only with a written reason. care: is only shown. */
  readonly level: Level;
  /** Positions in the list of medicines, from 0. */
  readonly items: readonly number[];
  /** As written in the prescription. */
  readonly medicine: string;
  /** The other medicine as written, or the allergy as stated; '' if the finding is about the patient. */
  readonly other: string;
  /** The substance, group or harm in question. Screens have a sentence for each harm. */
  readonly about: string;
  /** For a finding about the patient: 'age<8', 'weight<15', 'pregnant', 'may-bear' or 'everybody'; otherwise ''. */
  readonly whom: string;
  /** False if the finding depends on the patient's age, weight or pregnancy and that fact is unknown. */
  readonly certain: boolean;
  /** The source of the rule. While the data are drafts, nobody has checked the source. */
  readonly source: string;
}

/** Something that could not be compared. It is reported so that nobody takes a missing finding for safety. */
export interface NotCompared {
  /**
   * medicine, current-medicine, allergy: nothing in it was recognised. words: these words in it were not recognised.
   * fact: a fact about the patient is missing.
   */
  readonly kind: 'medicine' | 'current-medicine' | 'allergy' | 'words' | 'fact';
  /** The text as written; for a fact 'age', 'sex', 'pregnancy', 'weight', 'allergies' or 'other-medicines'. */
  readonly text: string;
  /** The position in the list of medicines, from 0; null if it is not one of them. */
  readonly item: number | null;
  /** A known name that was possibly meant. */
  readonly suggestion: string | null;
}

export interface CheckInput {
  readonly medicines: readonly { readonly medicine: string; readonly form?: string; readonly route?: string }[];
  /** Other medicines that the patient takes now; absent if unknown. */
  readonly otherCurrentMedicines?: readonly string[];
  /** The allergies as stated; null if nobody has asked. */
  readonly allergies: readonly string[] | null;
  /** Facts that were not stated are absent. `ageYears` counts completed years. */
  readonly patient: {
    readonly ageYears?: number;
    readonly sex?: 'female' | 'male' | 'other';
    readonly pregnancy?: 'yes' | 'no' | 'not-sure';
    readonly weightKg?: number;
  };
}

export interface PrescriptionCheck {
  /** The version of the medicine data. */
  readonly version: string;
  /** The most serious findings come first. */
  readonly findings: readonly Finding[];
  readonly notCompared: readonly NotCompared[];
}
