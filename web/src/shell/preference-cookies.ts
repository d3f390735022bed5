import { DEFAULT_COUNTRY, findCountry } from '@tabibu/contract/countries';
import type { CountryCode } from '@tabibu/contract/countries';
import { DEFAULT_LANGUAGE, isLanguage } from '@tabibu/contract/languages';
import type { Language } from '@tabibu/contract/languages';

/** Language and country of a browser without an account. Nothing secret, so both the server and the page may read them. */
export interface RememberedPreferences {
  readonly language: Language;
  readonly country: CountryCode;
}

const YEAR = 31_536_000;

/** Reads `lang` and `country` from a Cookie header; Swahili and Tanzania where nothing was chosen (PAT-I18N-02, PAT-CONST-03). */
export function readPreferences(cookieHeader: string): RememberedPreferences {
  const cookies = cookiesOf(cookieHeader);
  const language = cookies.get('lang');
  return {
    language: isLanguage(language) ? language : DEFAULT_LANGUAGE,
    country: findCountry(cookies.get('country') ?? '')?.code ?? DEFAULT_COUNTRY,
  };
}

/** True when this browser's person has ever chosen a language that we speak. */
export function hasChosenLanguage(cookieHeader: string): boolean {
  return isLanguage(cookiesOf(cookieHeader).get('lang'));
}

function cookiesOf(header: string): ReadonlyMap<string, string> {
  return new Map(header.split(/;\s*/).map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]));
}

/** A Set-Cookie value that keeps one preference for a year. */
export function preferenceCookie(name: 'lang' | 'country', value: string): string {
  return `${name}=${value}; Path=/; Max-Age=${YEAR}; SameSite=Lax`;
}

/** Keeps the choice in this browser. */
export function rememberPreference({ language, country }: { language?: Language; country?: CountryCode }): void {
  if (language) document.cookie = preferenceCookie('lang', language);
  if (country) document.cookie = preferenceCookie('country', country);
}
