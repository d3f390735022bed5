import { DEFAULT_COUNTRY, findCountry } from '@tabibu/contract/countries';
import type { CountryCode } from '@tabibu/contract/countries';
import { DEFAULT_LANGUAGE, isLanguage } from '@tabibu/contract/languages';
import type { Language } from '@tabibu/contract/languages';

/** Language and country of a browser without an account. They are not secret: server and page both read the cookies. */
export interface RememberedPreferences {
  readonly language: Language;
  readonly country: CountryCode;
}

const YEAR = 31_536_000;
/** Suffix of a language that came from an account or the device and was not chosen in this browser. */
const OF_ACCOUNT = '~';

/**
 * Reads `lang` and `country` from a Cookie header. The defaults are Swahili and Tanzania (PAT-I18N-02, PAT-CONST-03).
 */
export function readPreferences(cookieHeader: string): RememberedPreferences {
  return {
    language: languageIn(cookieHeader) ?? DEFAULT_LANGUAGE,
    country: findCountry(cookiesOf(cookieHeader).get('country') ?? '')?.code ?? DEFAULT_COUNTRY,
  };
}

/** Returns whether the cookie has a supported language, chosen in this browser or taken from an account. */
export function knowsLanguage(cookieHeader: string): boolean {
  return languageIn(cookieHeader) !== undefined;
}

/** Returns whether the cookie has a country, chosen in this browser or taken from an account or the device. */
export function knowsCountry(cookieHeader: string): boolean {
  return findCountry(cookiesOf(cookieHeader).get('country') ?? '') !== undefined;
}

/**
 * Returns the language that was chosen in this browser without an account; undefined if none was chosen or it came from
 * an account.
 */
export function chosenLanguage(cookieHeader: string): Language | undefined {
  const language = cookiesOf(cookieHeader).get('lang');
  return isLanguage(language) ? language : undefined;
}

/** Returns the language of the cookie, chosen or from an account. */
function languageIn(cookieHeader: string): Language | undefined {
  const language = cookiesOf(cookieHeader).get('lang')?.replace(OF_ACCOUNT, '');
  return isLanguage(language) ? language : undefined;
}

function cookiesOf(header: string): ReadonlyMap<string, string> {
  return new Map(
    header.split(/;\s*/).map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]),
  );
}

/** Returns a Set-Cookie value that keeps one preference for a year. */
export function preferenceCookie(name: 'lang' | 'country', value: string): string {
  return `${name}=${value}; Path=/; Max-Age=${YEAR}; SameSite=Lax`;
}

/**
 * Stores language and country in cookies. A language from an account gets a suffix, because the next person in this
 * browser did not choose it.
 */
export function rememberPreference(
  { language, country }: { language?: Language; country?: CountryCode },
  ofAccount: boolean,
): void {
  if (language) document.cookie = preferenceCookie('lang', ofAccount ? `${language}${OF_ACCOUNT}` : language);
  if (country) document.cookie = preferenceCookie('country', country);
}
