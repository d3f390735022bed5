import type { Language } from '@tabibu/contract/languages';

/**
 * Every public page has four addresses. The printed address, such as `/doctors`, shows the reader's own language.
 * `/sw/…`, `/en/…` and `/fr/…` show one language to everybody, for search engines. Screens and links use the printed
 * address only; here it is told apart from the one in the address bar.
 */
const BEGINNING = /^\/(sw|en|fr)(?=\/|$)/;

/** Returns the language of an address: 'fr' for '/fr/doctors', undefined for '/doctors'. */
export function languageOf(path: string): Language | undefined {
  return BEGINNING.exec(path)?.[1] as Language | undefined;
}

/**
 * Returns the printed address of a page: '/doctors' for '/fr/doctors'. The result never starts with `//` or `/\`, which
 * browsers read as another host.
 */
export function printedPath(path: string): string {
  return path.replace(BEGINNING, '').replace(/^[/\\]*/, '/');
}

/**
 * Returns a link's address in the language of the current page. On the server the current page is the router's
 * `ssrPath`.
 */
export function inLanguage(
  href: string,
  { ssrPath = location.pathname }: { ssrPath?: string | undefined } = {},
): string {
  const language = languageOf(ssrPath);
  return language ? `/${language}${href}` : href;
}
