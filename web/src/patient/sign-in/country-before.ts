import type { CountryCode } from '@tabibu/contract/countries';

let before: CountryCode | undefined;

/** Signing in changed the country that prices and times are shown for: which one it was, until somebody has been told. Ends with the document. */
export function rememberCountryBefore(country: CountryCode | undefined): void {
  before = country;
}

/** The country that was shown before signing in, when the account has another one and nobody has said so yet. */
export function countryBefore(): CountryCode | undefined {
  return before;
}
