import { COUNTRIES } from '@tabibu/contract/countries';
import type { Country } from '@tabibu/contract/countries';
import { readableNumber } from './phone-number.ts';

/** The country of a number in E.164, if it is one of ours. */
export function countryOfNumber(e164: string): Country | undefined {
  return COUNTRIES.find(({ dialCode }) => e164.startsWith(dialCode));
}

/** A number of any country in groups, for reading aloud. */
export function readableAnywhere(e164: string): string {
  const country = countryOfNumber(e164);
  return country ? readableNumber(country, e164) : e164;
}
