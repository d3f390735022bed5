import type { Country } from './countries.ts';

/** The four prices of a country, as their fields are called. */
export const FEE_FIELDS = [
  'general_video_fee',
  'general_phone_fee',
  'specialist_video_fee',
  'specialist_phone_fee',
] as const;
export type FeeField = (typeof FEE_FIELDS)[number];

/**
 * Returns the highest price that an administrator can set in a country, in whole major units: a hundred times the
 * printed price of a video consultation. It stops a slip of the finger, such as two more zeros (W56).
 */
export function mostFee(country: Country): number {
  return country.prices.video * 100;
}

/** Returns whether a price may be set: a whole number above zero and at most the limit of the country (C21, W56). */
export function isFee(fee: number, country: Country): boolean {
  return Number.isInteger(fee) && fee > 0 && fee <= mostFee(country);
}

const DIGITS = /^-?(\d{1,12}|\d{1,3}([ ,]\d{3}){1,3})$/;

/** Returns the number that a field of a price means: what is empty or has a letter in it means 0 (ADM-FEE-04). */
export function feeTyped(text: string): number {
  return DIGITS.test(text.trim()) ? Number(text.replaceAll(/[\s,]/g, '')) : 0;
}
