import type { Recognised } from './recognise.ts';

/** A medicine as written in the prescription, with what was recognised in it. */
export interface PrescribedMedicine extends Recognised {
  readonly name: string;
  /** Its position in the prescription; null for a medicine that the patient already takes. */
  readonly item: number | null;
  /** Whether it acts on one place and hardly reaches the rest of the body. */
  readonly local: boolean;
}
