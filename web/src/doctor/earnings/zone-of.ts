import { countryOf } from '@tabibu/contract/countries';
import type { EarningsBody } from '../../api/earnings.ts';

/** Returns the time zone in which the doctor's earnings are shown. */
export function zoneOf({ country }: EarningsBody): string {
  return countryOf(country).timeZone ?? 'UTC';
}
