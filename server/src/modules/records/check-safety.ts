import { checkInputOf } from '@tabibu/medicines/check-input';
import { checkPrescription } from '@tabibu/medicines/check-prescription';
import type { PatientFacts } from '@tabibu/contract/patient-facts';
import type { AllergiesBody } from '@tabibu/contract/allergies';
import type {
  AcknowledgedFindingBody,
  PaperAllergiesBody,
  PrescriptionSafetyBody,
} from '@tabibu/contract/prescription-safety';
import type { PrescriptionItemBody } from '@tabibu/contract/visit-documents';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { latestAllergies, readPatientFacts, todayOf } from '../patient-facts/index.ts';

/** What a prescription is checked against, besides the medicines themselves. */
export interface SafetyFacts {
  readonly allergies: AllergiesBody;
  readonly facts: PatientFacts;
  /** Today in the patient's country, 'YYYY-MM-DD'. */
  readonly today: string;
}

/** Returns what is known of a person at this moment. */
export async function safetyFactsOf(ctx: Context, personId: string): Promise<SafetyFacts> {
  return {
    allergies: await latestAllergies(ctx, personId),
    facts: await readPatientFacts(ctx, personId),
    today: await todayOf(ctx, personId),
  };
}

/**
 * Returns the findings against these medicines, and what could not be checked. Keeps only reasons that belong to a
 * finding.
 */
export function safetyOf(
  items: readonly PrescriptionItemBody[],
  known: SafetyFacts,
  acknowledged: readonly AcknowledgedFindingBody[] = [],
): PrescriptionSafetyBody {
  const { version, findings, notCompared } = checkPrescription(checkInputOf({ items, ...known }));
  return {
    version,
    findings: [...findings],
    not_compared: [...notCompared],
    allergies: paperAllergies(known.allergies),
    acknowledged: acknowledged.filter(
      ({ key, reason }) => reason !== '' && findings.some((finding) => finding.key === key),
    ),
  };
}

/** Returns the allergies in the form that documents store. */
function paperAllergies({ status, said_by, said_at, items }: AllergiesBody): PaperAllergiesBody {
  return { status, said_by, said_at, items: items.map(({ substance, reaction }) => ({ substance, reaction })) };
}

/**
 * Throws `finding-unacknowledged`, with all current findings, unless each finding of the level `avoid` has the doctor's
 * written reason.
 */
export function refuseUnacknowledged({ findings, acknowledged }: PrescriptionSafetyBody): void {
  const open = findings.filter(({ level, key }) => level === 'avoid' && !acknowledged.some((one) => one.key === key));
  if (open.length > 0)
    throw new Problem('finding-unacknowledged', { count: open.length, medicine: open[0]!.medicine, findings });
}
