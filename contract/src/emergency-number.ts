import { countryOf } from './countries.ts';
import type { CountryCode } from './countries.ts';

/** The number that a text names when a life is in danger: the first of the country, else the one that every GSM phone knows. */
export function emergencyNumberOf(country: CountryCode): string {
  return countryOf(country).emergencyNumbers[0]?.number ?? '112';
}
