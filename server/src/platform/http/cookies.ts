import { isLanguage } from '@tabibu/contract/languages';
import type { Language } from '@tabibu/contract/languages';
import { findCountry } from '@tabibu/contract/countries';
import type { CountryCode } from '@tabibu/contract/countries';

/**
 * Cookie names. `__Host-` binds a cookie to this very origin and needs `Secure` (V-01); browsers grant that to localhost too.
 * Only a development server on a plain http address of a local network goes without.
 */
export interface CookieNames { readonly session: string; readonly challenge: string; readonly device: string; readonly secure: boolean }

export function cookieNames(secure: boolean): CookieNames {
  const prefix = secure ? '__Host-' : '';
  return { session: `${prefix}sid`, challenge: `${prefix}challenge`, device: `${prefix}device`, secure };
}

/** The cookies of a request header. */
export function readCookies(header: string | undefined): Record<string, string> {
  const cookies = Object.create(null) as Record<string, string>;
  for (const pair of header?.split(';') ?? []) {
    const at = pair.indexOf('=');
    if (at > 0) cookies[pair.slice(0, at).trim()] = pair.slice(at + 1).trim();
  }
  return cookies;
}

/** A Set-Cookie value that scripts cannot read. */
export function httpOnlyCookie(name: string, value: string, maxAgeSeconds: number, secure: boolean): string {
  return `${name}=${value}; Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
}

/** Language and country that a visitor chose; not secret, no authority. */
export function readPreferences(cookies: Record<string, string>): { language: Language | undefined; country: CountryCode | undefined } {
  const { country } = cookies;
  // A language that was learnt from an account carries a mark behind it (`web/src/shell/preference-cookies.ts`).
  const lang = cookies['lang']?.slice(0, 2);
  return { language: isLanguage(lang) ? lang : undefined, country: country === undefined ? undefined : findCountry(country)?.code };
}
