import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type { CountryCode } from '@tabibu/contract/countries';
import { plainTyped } from '@tabibu/contract/typed-digits';

/** Returns the country whose numbering plan a number in E.164 belongs to, or null if there is none. */
export function countryOfPhone(phone: string): string | null {
  return parsePhoneNumberFromString(phone)?.country ?? null;
}

/**
 * Returns a mobile number in E.164 for any usual spelling ('0754 000 111', '255754000111', '+255 754-000-111',
 * digits and dashes of every script), or null if it is not a mobile number of that country's numbering plan (W03, A-05).
 */
export function normalizePhone(spelling: string, country: CountryCode): string | null {
  const text = plainTyped(spelling).replace(/^00/, '+');
  if (text.length === 0 || text.length > 40 || !/^[\d+()\-. /]+$/.test(text)) return null;
  const parsed = parsePhoneNumberFromString(text, country) ?? null;
  if (parsed === null || parsed.country !== country || parsed.ext !== undefined || !parsed.isValid()) return null;
  const type = parsed.getType();
  return type === 'MOBILE' || type === 'FIXED_LINE_OR_MOBILE' ? parsed.number : null;
}

/** Returns the beginning and the end of a number, such as '+4477•••456', which tell two people apart. Pure. */
export function maskNumber(phone: string): string {
  return `${phone.slice(0, 5)}•••${phone.slice(-3)}`;
}
