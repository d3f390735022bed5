import type { FindingBody, NotComparedBody } from '@tabibu/contract/prescription-safety';

export type Finding = Readonly<FindingBody>;
export type NotCompared = Readonly<NotComparedBody>;

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
