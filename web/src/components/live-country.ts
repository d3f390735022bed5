import { DEFAULT_COUNTRY } from '@tabibu/contract/countries';
import type { CountryCode } from '@tabibu/contract/countries';
import { useCountry } from '../shell/session.tsx';

/**
 * Returns the country with which a form begins: the person's or the device's, the default if nobody can book there. It
 * changes when the device is asked after the first drawing (PAT-CONST-03), so a form keeps only what was chosen in it.
 */
export function useLiveCountry(): CountryCode {
  const { code, status } = useCountry();
  return status === 'live' ? code : DEFAULT_COUNTRY;
}
