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
  const cookies = new Map(cookieHeader.split(/;\s*/).map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]));
  const language = cookies.get('lang')?.slice(0, 2);
  return {
    language: isLanguage(language) ? language : DEFAULT_LANGUAGE,
    country: findCountry(cookies.get('country') ?? '')?.code ?? DEFAULT_COUNTRY,
  };
}

/** True when this browser has a language, chosen here or learnt from an account. */
export function knowsLanguage(cookieHeader: string): boolean {
  return /(^|;\s*)lang=/.test(cookieHeader);
}

/** The language that somebody without an account chose in this browser; undefined when it was never chosen or came from an account. */
export function chosenLanguage(cookieHeader: string): Language | undefined {
  const language = /(?:^|;\s*)lang=(\w+)(?:;|$)/.exec(cookieHeader)?.[1];
  return isLanguage(language) ? language : undefined;
}

/** A Set-Cookie value that keeps one preference for a year. */
export function preferenceCookie(name: 'lang' | 'country', value: string): string {
  return `${name}=${value}; Path=/; Max-Age=${YEAR}; SameSite=Lax`;
}

/** Keeps the choice in this browser. What an account says carries a mark: the next person here did not choose it. */
export function rememberPreference({ language, country }: { language?: Language; country?: CountryCode }, ofAccount: boolean): void {
  if (language) document.cookie = preferenceCookie('lang', ofAccount ? `${language}~` : language);
  if (country) document.cookie = preferenceCookie('country', country);
}
