import type { CountryCode } from '@tabibu/contract/countries';
import type { AllergiesBody, PrescriptionBody, PrescriptionItemBody } from '@tabibu/contract/records';
import { CONTROLLED } from './controlled-medicines.ts';
import type { ControlledGroup } from './controlled-medicines.ts';

/** Where letters touch digits: 'tramadol50mg' holds the word 'tramadol'. */
const SEAMS = /(?<=\p{L})(?=\p{N})|(?<=\p{N})(?=\p{L})/gu;
/** A unit in front of a name without a space: '50mgtramadol'. */
const GLUED_UNIT = /(?<=\p{N} )(mg|mcg|ug|\u03BCg|g|ml|iu|ui)(?=\p{L})/gu;
/** Words that many medicines share: alone they say nothing about a substance. */
const COMMON_WORDS = new Set([
  'acid', 'acide', 'sodium', 'sodique', 'potassium', 'calcium', 'magnesium', 'hydrochloride', 'chlorhydrate', 'chloride', 'chlorure', 'sulfate', 'sulphate', 'phosphate', 'citrate', 'maleate',
  'acetate', 'benzoate', 'tablet', 'tablets', 'capsule', 'capsules', 'syrup', 'sirop', 'comprime', 'comprimes', 'gelule', 'gelules', 'vidonge', 'kidonge', 'dawa', 'sindano', 'injection',
  'cream', 'creme', 'ointment', 'pommade', 'drops', 'gouttes', 'suspension', 'solution', 'spray', 'powder', 'poudre', 'oral', 'forte', 'medicine', 'medicament', 'with', 'avec',
]);

/** How names are compared: lower case, no accents and no invisible characters, one space between words. Pure. */
export function fold(text: string): string {
  return text.normalize('NFKD').replace(/[\p{M}\p{Cf}]/gu, '').toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
}

/** The words of a name that may name a substance; a strength that touches a name is none of it. */
function tellingWords(text: string): string[] {
  return fold(text).replace(SEAMS, ' ').split(' ').filter((word) => word.length > 3 && /\p{L}/u.test(word) && !COMMON_WORDS.has(word));
}

/** The same word, or one in the other: 'amoxicillin' and 'amoxicilline', 'penicillin' and 'benzylpenicillin'. */
function isSameWord(one: string, other: string): boolean {
  return one === other || (Math.min(one.length, other.length) > 4 && (one.includes(other) || other.includes(one)));
}

/**
 * Medicines whose name holds a substance that the patient does not tolerate, or a word of it: 'Amoxicillin (rash)' finds 'Amoxicillin 500'.
 * Plain comparison of names, no knowledge of groups of medicines: penicillin does not find amoxicillin. Names of one or two letters are taken for
 * nothing. A warning too many costs a tick, a missing one may cost a life.
 */
export function allergyWarnings(items: readonly PrescriptionItemBody[], { items: allergies }: Pick<AllergiesBody, 'items'>): PrescriptionBody['warnings'] {
  const known = allergies.map(({ substance }) => ({ substance, folded: fold(substance), words: tellingWords(substance) })).filter(({ folded }) => folded.length > 2);
  return items.flatMap(({ medicine, form }, item) => {
    const folded = fold(medicine);
    const words = tellingWords(`${medicine} ${form}`);
    const meets = (allergy: (typeof known)[number]) => folded.includes(allergy.folded) || allergy.words.some((word) => words.some((own) => isSameWord(own, word)));
    return known.filter(meets).map(({ substance }) => ({ item, medicine, substance }));
  });
}

/** Medicines that a remote doctor must not prescribe in a country. Whole words of the name count, beside salts and strengths too, whether or not these touch it. */
export function controlledIn(items: readonly PrescriptionItemBody[], country: CountryCode): PrescriptionBody['not_allowed'] {
  const groups = Object.entries(CONTROLLED[country]) as [ControlledGroup, readonly string[]][];
  return items.flatMap(({ medicine, form }, item) => {
    const split = fold(`${medicine} ${form}`).replace(SEAMS, ' ');
    const words = ` ${split}  ${split.replace(GLUED_UNIT, '$1 ')} `;
    const found = groups.find(([, names]) => names.some((name) => words.includes(` ${fold(name)} `)));
    return found === undefined ? [] : [{ item, medicine, group: found[0] }];
  });
}
