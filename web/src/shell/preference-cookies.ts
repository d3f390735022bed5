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
/** Stands behind a language that came from an account. */
const OF_ACCOUNT = '~';

/** Reads `lang` and `country` from a Cookie header; Swahili and Tanzania where nothing was chosen (PAT-I18N-02, PAT-CONST-03). */
export function readPreferences(cookieHeader: string): RememberedPreferences {
  return {
    language: languageIn(cookieHeader) ?? DEFAULT_LANGUAGE,
    country: findCountry(cookiesOf(cookieHeader).get('country') ?? '')?.code ?? DEFAULT_COUNTRY,
  };
}

/** True when this browser has a language that we speak, chosen here or learnt from an account. */
export function knowsLanguage(cookieHeader: string): boolean {
  return languageIn(cookieHeader) !== undefined;
}

/** The language that somebody without an account chose in this browser; undefined when it was never chosen or came from an account. */
export function chosenLanguage(cookieHeader: string): Language | undefined {
  const language = cookiesOf(cookieHeader).get('lang');
  return isLanguage(language) ? language : undefined;
}

/** What the cookie says, with or without the mark of an account. */
function languageIn(cookieHeader: string): Language | undefined {
  const language = cookiesOf(cookieHeader).get('lang')?.replace(OF_ACCOUNT, '');
  return isLanguage(language) ? language : undefined;
}

function cookiesOf(header: string): ReadonlyMap<string, string> {
  return new Map(header.split(/;\s*/).map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]));
}

/** A Set-Cookie value that keeps one preference for a year. */
export function preferenceCookie(name: 'lang' | 'country', value: string): string {
  return `${name}=${value}; Path=/; Max-Age=${YEAR}; SameSite=Lax`;
}

/** Keeps the choice in this browser. What an account says carries a mark: the next person here did not choose it. */
export function rememberPreference({ language, country }: { language?: Language; country?: CountryCode }, ofAccount: boolean): void {
  if (language) document.cookie = preferenceCookie('lang', ofAccount ? `${language}${OF_ACCOUNT}` : language);
  if (country) document.cookie = preferenceCookie('country', country);
}
