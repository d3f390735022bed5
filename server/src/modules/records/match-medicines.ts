import type { CountryCode } from '@tabibu/contract/countries';
import type { AllergiesBody, PrescriptionBody, PrescriptionItemBody } from '@tabibu/contract/records';
import { CONTROLLED } from './controlled-medicines.ts';
import type { ControlledGroup } from './controlled-medicines.ts';

/** How names are compared: lower case, no accents, one space between words. Pure. */
export function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
}

/**
 * Medicines whose name holds the name of a substance that the patient does not tolerate. Plain comparison of names, no knowledge of groups
 * of medicines: penicillin does not find amoxicillin. Names of one or two letters are taken for nothing.
 */
export function allergyWarnings(items: readonly PrescriptionItemBody[], { items: allergies }: Pick<AllergiesBody, 'items'>): PrescriptionBody['warnings'] {
  const known = allergies.map(({ substance }) => ({ substance, folded: fold(substance) })).filter(({ folded }) => folded.length > 2);
  return items.flatMap(({ medicine }, item) => {
    const folded = fold(medicine);
    return known.filter((allergy) => folded.includes(allergy.folded)).map(({ substance }) => ({ item, medicine, substance }));
  });
}

/** Medicines that a remote doctor must not prescribe in a country. Whole words of the name count, in front of salts and strengths too. */
export function controlledIn(items: readonly PrescriptionItemBody[], country: CountryCode): PrescriptionBody['not_allowed'] {
  const groups = Object.entries(CONTROLLED[country]) as [ControlledGroup, readonly string[]][];
  return items.flatMap(({ medicine, form }, item) => {
    const words = ` ${fold(`${medicine} ${form}`)} `;
    const found = groups.find(([, names]) => names.some((name) => words.includes(` ${fold(name)} `)));
    return found === undefined ? [] : [{ item, medicine, group: found[0] }];
  });
}
