import { LANGUAGES } from '@tabibu/contract/languages';

/** A page for search engines: its path without language, and when it last changed, if known. */
export interface FoundPage {
  readonly path: string;
  readonly changedAt?: Date | null | undefined;
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const LANGUAGE_CODES = Object.keys(LANGUAGES);
/** Each page needs one address per language. A sitemap may hold fifty thousand addresses (sitemaps.org). */
export const ADDRESSES_PER_PAGE = LANGUAGE_CODES.length;

/** Yields a sitemap piece by piece: each page in each language, with links to the same page in the other languages. */
export async function* writeSitemap(
  origin: string,
  pages: AsyncIterable<FoundPage> | Iterable<FoundPage>,
): AsyncGenerator<string> {
  yield `${HEAD}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`;
  for await (const page of pages) yield addressesOf(origin, page);
  yield '</urlset>\n';
}

/** Returns the index that lists the sitemaps. */
export function writeSitemapIndex(origin: string, parts: readonly FoundPage[]): string {
  const entries = parts.map(
    ({ path, changedAt }) => `<sitemap><loc>${escaped(origin + path)}</loc>${lastChange(changedAt)}</sitemap>\n`,
  );
  return `${HEAD}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</sitemapindex>\n`;
}

function addressesOf(origin: string, { path, changedAt }: FoundPage): string {
  const same = [
    ...LANGUAGE_CODES.map((code) => alternate(code, `${origin}/${code}${path}`)),
    alternate('x-default', origin + path),
  ].join('');
  return LANGUAGE_CODES.map(
    (code) => `<url><loc>${escaped(`${origin}/${code}${path}`)}</loc>${lastChange(changedAt)}${same}</url>\n`,
  ).join('');
}

function alternate(language: string, address: string): string {
  return `<xhtml:link rel="alternate" hreflang="${language}" href="${escaped(address)}"/>`;
}

function lastChange(at: Date | null | undefined): string {
  return at ? `<lastmod>${at.toISOString()}</lastmod>` : '';
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
