/**
 * How a medicine is taken, as codes. A doctor's words are parsed into these codes and printed from them. Free of zod,
 * so that pages can import it.
 */

/** The units of doses and quantities; a teaspoon is 5 ml and a tablespoon 15 ml. */
export const DOSE_UNITS = [
  'tablet',
  'capsule',
  'ml',
  'mg',
  'g',
  'teaspoon',
  'tablespoon',
  'drop',
  'puff',
  'spray',
  'sachet',
  'suppository',
  'pessary',
  'ampoule',
  'vial',
  'unit',
  'patch',
  'lozenge',
  'bottle',
  'tube',
] as const;
export const DOSAGE_FORMS = [
  'tablet',
  'capsule',
  'syrup',
  'suspension',
  'injection',
  'cream',
  'ointment',
  'gel',
  'drops',
  'inhaler',
  'suppository',
  'pessary',
  'sachet',
] as const;
export const FREQUENCIES = [
  'times-a-day',
  'times-a-week',
  'every-hours',
  'at-night',
  'in-the-morning',
  'morning-and-evening',
  'once',
] as const;

export type DoseUnit = (typeof DOSE_UNITS)[number];
export type DosageForm = (typeof DOSAGE_FORMS)[number];
/** One amount, or a range from `amount` to `to`. */
export interface DoseCode {
  readonly amount: number;
  readonly to: number | null;
  readonly unit: DoseUnit;
}
/** `count`: how many times, or every how many hours; 1 if there is nothing to count. */
export interface FrequencyCode {
  readonly each: (typeof FREQUENCIES)[number];
  readonly count: number;
}
/** `strength` as typed: '500 mg', '125 mg/5 ml'; may be empty. */
export interface FormCode {
  readonly form: DosageForm;
  readonly strength: string;
}
/** What was recognised in an item. Null means not recognised: the typed words are printed. */
export interface ItemCodes {
  readonly form: FormCode | null;
  readonly dose: DoseCode | null;
  readonly frequency: FrequencyCode | null;
  readonly quantity: DoseCode | null;
}
