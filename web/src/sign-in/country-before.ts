import type { CountryCode } from '@tabibu/contract/countries';

let before: CountryCode | undefined;

/**
 * Remembers the country that was shown before signing in, because prices and times change with the country. Call it
 * with undefined when the person has been told. A reload forgets it.
 */
export function rememberCountryBefore(country: CountryCode | undefined): void {
  before = country;
}

/** The country that was shown before signing in, if the account has another one and the person was not told yet. */
export function countryBefore(): CountryCode | undefined {
  return before;
}
