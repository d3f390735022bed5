import type { Country, CountryCode } from '@tabibu/contract/countries';
import { SPECIALIST_MULTIPLIER } from '@tabibu/contract/countries';
import type { Currency, Money } from '@tabibu/contract/currencies';
import { fromMajor, minorPerMajor } from '@tabibu/contract/currencies';
import type { DoctorType } from '@tabibu/contract/specialties';

export type CallKind = 'phone' | 'video';

/** The four prices of a country, in minor units of its currency. */
export interface Fees {
  readonly currency: Currency;
  readonly generalPhone: number;
  readonly generalVideo: number;
  readonly specialistPhone: number;
  readonly specialistVideo: number;
}

/** The multiplier of specialists in tenths (25 for 2.5), so that the arithmetic stays in integers. */
const MULTIPLIER_IN_TENTHS = Math.round(SPECIALIST_MULTIPLIER * 10);

/**
 * Returns the specialist price: 2.5 times the general price, rounded half up to whole major units (C01, C03). Uses
 * integers only, so it is exact.
 */
export function specialistPrice(general: Money): Money {
  const unit = minorPerMajor(general.currency);
  const major = Math.floor((2 * general.amount * MULTIPLIER_IN_TENTHS + 10 * unit) / (20 * unit));
  return fromMajor(major, general.currency);
}

/** Returns the four prices that the specification gives a country (PAT-CONST-06…17). */
export function printedFees(country: Country): Fees {
  const phone = fromMajor(country.prices.phone, country.currency);
  const video = fromMajor(country.prices.video, country.currency);
  return {
    currency: country.currency,
    generalPhone: phone.amount,
    generalVideo: video.amount,
    specialistPhone: specialistPrice(phone).amount,
    specialistVideo: specialistPrice(video).amount,
  };
}

/** Returns the price for a doctor type and a call type. */
export function priceIn(fees: Fees, doctorType: DoctorType, callType: CallKind): Money {
  const { currency } = fees;
  if (doctorType === 'specialist')
    return { amount: callType === 'video' ? fees.specialistVideo : fees.specialistPhone, currency };
  return { amount: callType === 'video' ? fees.generalVideo : fees.generalPhone, currency };
}

/** Returns whether all four prices are the same. */
export function samePrices(one: Fees, other: Fees): boolean {
  return (
    one.generalPhone === other.generalPhone &&
    one.generalVideo === other.generalVideo &&
    one.specialistPhone === other.specialistPhone &&
    one.specialistVideo === other.specialistVideo
  );
}

/** Under what a session's reading of a country's prices is remembered. */
export const versionKind = (country: CountryCode): string => `fees:${country}`;

/** Returns one text for the version in force and the prices that wait, if any. */
export function feesVersion(version: number, plannedId: string | null): string {
  return `${version} ${plannedId ?? ''}`;
}
