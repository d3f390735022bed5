import type { HealthProblemId } from './health-problem-ids.ts';
import type { SpecialtyId } from './specialty-ids.ts';

/**
 * A specialty as pages show it. The list of all of them, in order, comes with a page only if administrators have
 * changed something: otherwise pages know the printed ones from their sentences.
 */
export interface ShownSpecialty {
  readonly id: SpecialtyId;
  /** Only if they differ from the printed ones. */
  readonly labels?: Readonly<Record<'sw' | 'en' | 'fr', string>>;
  /** True if new doctors cannot choose it. */
  readonly isOff?: true;
  /** True if patients do not find it in the filter either: switched off, and no doctor has it. */
  readonly isHidden?: true;
  /** The health problems that lead to it, only if they differ from the printed ones. */
  readonly problems?: readonly HealthProblemId[];
}
