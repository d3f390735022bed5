import { isLanguage } from '@tabibu/contract/languages';
import type { Language } from '@tabibu/contract/languages';
import { findCountry } from '@tabibu/contract/countries';
import type { CountryCode } from '@tabibu/contract/countries';

/**
 * The names of the cookies. The prefix `__Host-` binds a cookie to this exact origin and requires `Secure` (V-01);
 * browsers accept that on localhost too. Only a development server at an http address of a local network does without.
 */
export interface CookieNames {
  readonly session: string;
  readonly challenge: string;
  readonly device: string;
  readonly form: string;
  readonly reader: string;
  readonly records: string;
  readonly secure: boolean;
}

export function cookieNames(secure: boolean): CookieNames {
  const prefix = secure ? '__Host-' : '';
  return {
    session: `${prefix}sid`,
    challenge: `${prefix}challenge`,
    device: `${prefix}device`,
    form: `${prefix}form`,
    reader: `${prefix}reader`,
    records: `${prefix}records`,
    secure,
  };
}

/** Parses the `Cookie` header of a request. */
export function readCookies(header: string | undefined): Record<string, string> {
  const cookies = Object.create(null) as Record<string, string>;
  for (const pair of header?.split(';') ?? []) {
    const at = pair.indexOf('=');
    if (at > 0) cookies[pair.slice(0, at).trim()] = pair.slice(at + 1).trim();
  }
  return cookies;
}

/**
 * Returns a `Set-Cookie` value for a cookie that scripts cannot read. A `strict` one is sent only with requests that
 * begin on our own pages; it is for people who work here (V-01).
 */
export function httpOnlyCookie(
  name: string,
  value: string,
  maxAgeSeconds: number,
  secure: boolean,
  strict = false,
): string {
  const sameSite = strict ? 'Strict' : 'Lax';
  return `${name}=${value}; Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=${sameSite}${secure ? '; Secure' : ''}`;
}

/** Reads the language and country that a visitor chose. They are neither secret nor a proof of anything. */
export function readPreferences(cookies: Record<string, string>): {
  language: Language | undefined;
  country: CountryCode | undefined;
} {
  const { country } = cookies;
  // A language taken over from an account has a mark behind its code (`web/src/shell/preference-cookies.ts`).
  const lang = cookies['lang']?.slice(0, 2);
  return {
    language: isLanguage(lang) ? lang : undefined,
    country: country === undefined ? undefined : findCountry(country)?.code,
  };
}
