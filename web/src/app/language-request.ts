import type { AddressInput, LanguageAddress } from '@tabibu/contract/page-renderer';
import { languageOf, printedPath } from '../ui/address-language.ts';
import { knowsLanguage } from '../shell/preference-cookies.ts';
import { isCountryFilter } from '../shell/preference-redirect.ts';
import { matchRoute } from './routes.ts';

/**
 * Returns the language of an address such as `/fr/…` and where it redirects, null for nowhere. Returns undefined for a
 * printed address. It sets no cookie; the printed address that it redirects to may set one.
 */
export function languageAddress({ path, query, cookie, hasSession }: AddressInput): LanguageAddress | undefined {
  const language = languageOf(path);
  if (!language) return undefined;
  const printed = printedPath(path);
  const wishes = new URLSearchParams(query);
  if (
    !wishes.has('lang') &&
    (isCountryFilter(printed) || !wishes.has('country')) &&
    !matchRoute(printed).route.personal
  ) {
    return { language, leadsTo: path === `/${language}` ? withQuery(`/${language}/`, query) : null };
  }
  // A reader who never chose a language keeps the one of the address.
  const keep =
    !wishes.has('lang') && !hasSession && !knowsLanguage(cookie)
      ? [...(query ? [query] : []), `lang=${language}`].join('&')
      : query;
  return { language, leadsTo: withQuery(printed, keep) };
}

function withQuery(path: string, query: string): string {
  return query === '' ? path : `${path}?${query}`;
}
