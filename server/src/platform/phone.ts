import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { LIVE_COUNTRIES } from '@tabibu/contract/countries';
import type { CountryCode } from '@tabibu/contract/countries';
import { plainTyped } from '@tabibu/contract/typed-digits';

/** Returns the country whose numbering plan a number in E.164 belongs to, or null if there is none. */
export function countryOfPhone(phone: string): string | null {
  return parsePhoneNumberFromString(phone)?.country ?? null;
}

/** Returns the country in which we work whose number it is (E.164); undefined for a number of any other. */
export function liveCountryOfPhone(phone: string): CountryCode | undefined {
  const country = countryOfPhone(phone);
  return LIVE_COUNTRIES.find(({ code }) => code === country)?.code;
}

/**
 * Returns a mobile number in E.164 for any usual spelling ('0754 000 111', '255754000111', '+255 754-000-111', digits
 * and dashes of every script), or null if it is not a mobile number of that country's numbering plan (W03, A-05).
 */
export function normalizePhone(spelling: string, country: CountryCode): string | null {
  const text = plainTyped(spelling).replace(/^00/, '+');
  if (text.length === 0 || text.length > 40 || !/^[\d+()\-. /]+$/.test(text)) return null;
  const parsed = parsePhoneNumberFromString(text, country) ?? null;
  if (parsed === null || parsed.country !== country || parsed.ext !== undefined || !parsed.isValid()) return null;
  const type = parsed.getType();
  return type === 'MOBILE' || type === 'FIXED_LINE_OR_MOBILE' ? parsed.number : null;
}

/** Fewer digits tell nobody apart. */
const LEAST_DIGITS = 3;
/** From so many digits on it is a whole number, whose leading zeros dial a trunk or a foreign country. */
const WHOLE_NUMBER = 8;

/**
 * Returns the digits at which a number in E.164 ends if somebody types this: the last digits, a national number, or an
 * international one, each in any usual spelling of any country. Null if it is no number. '0712 345 678' → '712345678';
 * '00255 (0)712-345 678' → '255712345678'; '…0321' → '0321'. Pure.
 */
export function phoneEndOf(typed: string): string | null {
  const text = plainTyped(typed).replace(/^[\s.•*]+/, '');
  if (!/^\+?[\d\s()./-]+$/.test(text)) return null;
  const digits = text.replaceAll('(0)', '').replaceAll(/\D/g, '');
  if (digits.length < LEAST_DIGITS) return null;
  if (digits.length < WHOLE_NUMBER) return digits;
  const dialled = digits.replace(/^0+/, '');
  // '+255 0712 …' and '255 0712 …': the zero of the country is none of the number.
  const abroad = parsePhoneNumberFromString(`+${dialled}`);
  return abroad?.isValid() ? abroad.number.slice(1) : dialled;
}

/** Returns the beginning and the end of a number, such as '+4477•••456', which tell two people apart. Pure. */
export function maskNumber(phone: string): string {
  return `${phone.slice(0, 5)}•••${phone.slice(-3)}`;
}
