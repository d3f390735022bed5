import { DEFAULT_COUNTRY } from '@tabibu/contract/countries';
import type { CountryCode } from '@tabibu/contract/countries';
import { useCountry } from '../shell/session.tsx';

/**
 * Returns the country of a form: the one that was chosen in it, else the person's or the device's, the default if
 * nobody can book there. It changes when the device is asked after the first drawing (PAT-CONST-03), so a form keeps
 * only what was chosen in it.
 */
export function useLiveCountry(chosen?: CountryCode): CountryCode {
  const { code, status } = useCountry();
  return chosen ?? (status === 'live' ? code : DEFAULT_COUNTRY);
}
