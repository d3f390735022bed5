import type { PrescriptionBody, VisitRecordsBody } from '../../api/records.ts';

type Compared = NonNullable<PrescriptionBody['safety']>;
export type Finding = Compared['findings'][number];
export type NotCompared = Compared['not_compared'][number];

/** What speaks against the medicines of the last saved draft. */
export interface Safety {
  readonly findings: readonly Finding[];
  readonly notCompared: readonly NotCompared[];
  readonly controlled: PrescriptionBody['not_allowed'];
}

/** The doctor's reasons to prescribe in spite of a finding, by the key of the finding. */
export type Reasons = ReadonlyMap<string, string>;

/**
 * The server's comparison of the last saved draft: the answer to each save brings it anew, and so does the visit after
 * allergies or facts were stated. The server compares again when the prescription is signed. Undefined without a draft.
 */
export function safetyOf({ prescription }: VisitRecordsBody): Safety | undefined {
  if (prescription?.state !== 'draft' || !prescription.safety) return undefined;
  const { findings, not_compared: notCompared } = prescription.safety;
  return { findings, notCompared, controlled: prescription.not_allowed };
}

/** The reasons in the form that the server expects; it keeps those that answer a finding. Empty ones are left out. */
export function acknowledgedOf(reasons: Reasons): { key: string; reason: string }[] {
  return [...reasons].flatMap(([key, typed]) => {
    const reason = typed.trim();
    return reason === '' ? [] : [{ key, reason }];
  });
}
