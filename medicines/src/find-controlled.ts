import type { CountryCode } from '@tabibu/contract/countries';
import { CONTROLLED_MEDICINES } from './controlled-medicines.ts';
import type { ControlledGroup } from './controlled-medicines.ts';
import { normalizeName, separateDigits, withoutUnits } from './names.ts';
import { recogniseMedicine } from './recognise.ts';

export interface ControlledMatch {
  readonly item: number;
  readonly medicine: string;
  readonly group: ControlledGroup;
}

/** The groups of the medicine data whose members are controlled. Their brands and spellings count too. */
const OF_DATA: ReadonlyMap<string, ControlledGroup> = new Map([
  ['opioid', 'opioid'],
  ['benzodiazepine', 'benzodiazepine'],
  ['z-medicine', 'hypnotic'],
  ['barbiturate', 'barbiturate'],
]);
/** A name of at least this many letters also counts inside a longer word: 'xtramadolx'. */
const HIDDEN_FROM = 7;

/**
 * Returns the medicines that a remote doctor must not prescribe in a country. Recognises them by name, brand, salt or
 * spelling, even if other characters touch the name.
 */
export function findControlledMedicines(
  items: readonly { readonly medicine: string; readonly form: string }[],
  country: CountryCode,
): ControlledMatch[] {
  return items.flatMap(({ medicine, form }, item) => {
    const group = groupOf(`${medicine} ${form}`, country);
    return group === undefined ? [] : [{ item, medicine, group }];
  });
}

function groupOf(text: string, country: CountryCode): ControlledGroup | undefined {
  const apart = separateDigits(normalizeName(text));
  const whole = ` ${apart}  ${withoutUnits(apart)} `;
  const stands = (name: string) =>
    whole.includes(` ${normalizeName(name)} `) || (name.length >= HIDDEN_FROM && whole.includes(name));
  const listed = (Object.entries(CONTROLLED_MEDICINES[country]) as [ControlledGroup, readonly string[]][]).find(
    ([, names]) => names.some(stands),
  );
  if (listed !== undefined) return listed[0];
  const known = recogniseMedicine(text)
    .substances.flatMap(({ groups }) => [...groups])
    .find((id) => OF_DATA.has(id));
  return known === undefined ? undefined : OF_DATA.get(known);
}
