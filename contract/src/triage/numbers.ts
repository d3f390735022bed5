import { emergencyNumbersOf } from '../emergency-number.ts';
import type { CountryCode } from '../countries.ts';
import type { Language } from '../languages.ts';
import type { SpecialCardKind } from './cards.ts';
import { COUNTRY_NUMBERS, KINDS_OF_NUMBERS } from './content/say/country-numbers.ts';
import type { NumberToRing } from './reply.ts';

type PlainNumber = { readonly number: string; readonly kind: 'general' | 'ambulance' | 'maternal' };

/** Where another person is the danger, whoever answers has to send the police too. */
const FROM_PEOPLE: readonly (SpecialCardKind | null)[] = ['violence', 'child-abuse', 'rape'];

/** Returns the numbers to ring in a country: those for what a special card is about first. */
export function numbersToRing(
  country: CountryCode,
  language: Language,
  card: SpecialCardKind | null,
  numbers?: readonly PlainNumber[],
): NumberToRing[] {
  const special = COUNTRY_NUMBERS.filter((one) => one.country === country && card !== null && one.cards.includes(card));
  return [
    ...special.map(({ number, kind }) => ({ number, label: KINDS_OF_NUMBERS[kind][language] })),
    ...emergencyNumbersToRing(country, language, card, numbers),
  ];
}

/**
 * Returns the numbers that ring for an emergency: where another person is the danger, the general ones first and none
 * for mothers and newborn babies.
 */
export function emergencyNumbersToRing(
  country: CountryCode,
  language: Language,
  card: SpecialCardKind | null,
  numbers: readonly PlainNumber[] = emergencyNumbersOf(country),
): NumberToRing[] {
  const isGeneral = ({ kind }: PlainNumber) => Number(kind === 'general');
  const fitting = FROM_PEOPLE.includes(card)
    ? numbers.filter(({ kind }) => kind !== 'maternal').toSorted((one, other) => isGeneral(other) - isGeneral(one))
    : numbers;
  return fitting.map(({ number, kind }) => ({ number, label: KINDS_OF_NUMBERS[kind][language] }));
}
