import { COUNTRIES } from '@tabibu/contract/countries';
import type { Country } from '@tabibu/contract/countries';
import { readableNumber } from './phone-number.ts';

/** Returns the country of an E.164 number, undefined if it is not one of our countries. */
export function countryOfNumber(e164: string): Country | undefined {
  return COUNTRIES.find(({ dialCode }) => e164.startsWith(dialCode));
}

/** Formats an E.164 number of any of our countries in groups of digits. Returns other numbers unchanged. */
export function readableAnywhere(e164: string): string {
  const country = countryOfNumber(e164);
  return country ? readableNumber(country, e164) : e164;
}
