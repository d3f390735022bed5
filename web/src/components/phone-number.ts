import { plainTyped } from '@tabibu/contract/typed-digits';
import type { Country } from '@tabibu/contract/countries';

/**
 * Returns a typed number in E.164, undefined if it cannot be a phone number. Accepts all usual spellings: '0754 000
 * 111', '754000111', '255754000111', '+255 754 000 111', also numbers of other countries with '+' or '00'. The server
 * checks again (W03).
 */
export function toInternational(country: Country, typed: string): string | undefined {
  const text = plainTyped(typed);
  const digits = text.replace(/\D/g, '');
  const dial = country.dialCode.slice(1);
  if (text.startsWith('+') || digits.startsWith('00'))
    return foreign(country, text.startsWith('+') ? digits : digits.slice(2));
  const length = nationalLength(country);
  if (digits.startsWith(dial) && fits(length, digits.length - dial.length)) return `+${digits}`;
  const national = digits.replace(/^0/, '');
  return fits(length, national.length) ? `+${dial}${national}` : undefined;
}

/** Formats '+255754000111' as '+255 754 000 111': groups of three, for reading aloud. */
export function readableNumber(country: Country, e164: string): string {
  if (!e164.startsWith(country.dialCode)) return e164;
  const national = e164.slice(country.dialCode.length);
  return `${country.dialCode} ${national.replace(/\B(?=(\d{3})+$)/g, ' ')}`;
}

function foreign(country: Country, digits: string): string | undefined {
  const dial = country.dialCode.slice(1);
  const home = digits.startsWith(dial);
  if (home) {
    const national = digits.slice(dial.length).replace(/^0/, '');
    return fits(nationalLength(country), national.length) ? `+${dial}${national}` : undefined;
  }
  return digits.length >= 8 && digits.length <= 15 ? `+${digits}` : undefined;
}

/**
 * Returns how many digits follow the country code, taken from the country's example number; undefined for countries
 * that have not opened, whose lengths vary.
 */
function nationalLength(country: Country): number | undefined {
  if (country.status !== 'live') return undefined;
  return country.phoneExample.replace(/\D/g, '').replace(/^0/, '').length;
}

function fits(wanted: number | undefined, length: number): boolean {
  return wanted === undefined ? length >= 6 && length <= 12 : length === wanted;
}
