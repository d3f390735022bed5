import { ageAt, isPregnancyOld, isWeightOld } from '@tabibu/contract/patient-facts';
import type { PatientFacts } from '@tabibu/contract/patient-facts';
import type { CheckInput } from './findings.ts';

interface Given {
  readonly items: CheckInput['medicines'];
  readonly allergies: {
    readonly status: 'not-asked' | 'none-known' | 'listed';
    readonly items: readonly { readonly substance: string }[];
  };
  readonly facts: PatientFacts;
  /** 'YYYY-MM-DD' in the patient's country. */
  readonly today: string;
}

/**
 * Returns the known facts in the form in which they are compared. A weight or pregnancy that was stated too long ago
 * counts as unknown.
 */
export function checkInputOf({ items, allergies, facts, today }: Given): CheckInput {
  const age = ageAt(facts, today);
  return {
    medicines: items,
    allergies: allergies.status === 'not-asked' ? null : allergies.items.map(({ substance }) => substance),
    patient: {
      ...(age === null ? {} : { ageYears: age.years }),
      ...(facts.sex === undefined ? {} : { sex: facts.sex }),
      ...(facts.pregnancy === undefined || isPregnancyOld(facts, today) ? {} : { pregnancy: facts.pregnancy }),
      ...(facts.weightKg === undefined || isWeightOld(facts, today) ? {} : { weightKg: facts.weightKg }),
    },
  };
}
