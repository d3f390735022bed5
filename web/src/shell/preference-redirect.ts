import { findCountry } from '@tabibu/contract/countries';
import { isLanguage } from '@tabibu/contract/languages';
import type { PreferenceRedirect } from '@tabibu/contract/page-renderer';
import { preferenceCookie } from './preference-cookies.ts';

/**
 * Returns whether `country` in the query chooses what this path shows: the doctors or the prices of a country.
 * Everywhere else it changes the visitor's country.
 */
export function isCountryFilter(path: string): boolean {
  return /^\/(doctors|subscriptions)(\/|$)/.test(path);
}

/**
 * Handles `?lang=en` and `?country=KE` in an address: returns the cookies to set and the address without these
 * parameters, or undefined if there are none.
 */
export function preferenceRedirect(path: string, search: string): PreferenceRedirect | undefined {
  const query = new URLSearchParams(search);
  const language = query.get('lang');
  const country = isCountryFilter(path) ? undefined : findCountry(query.get('country') ?? '')?.code;
  if (!isLanguage(language) && !country) return undefined;
  const cookies = [
    ...(isLanguage(language) ? [preferenceCookie('lang', language)] : []),
    ...(country ? [preferenceCookie('country', country)] : []),
  ];
  query.delete('lang');
  if (country) query.delete('country');
  return { cookies, address: `${path}${query.size > 0 ? `?${query}` : ''}` };
}
