import { LANGUAGES } from '@tabibu/contract/languages';
import type { Language } from '@tabibu/contract/languages';
import { json, text } from './escape-html.ts';
import { fullTitle } from './page-head.tsx';
import type { SearchHead } from './search-head.ts';
import { translationOf } from './translation.tsx';

const LOCALES: Readonly<Record<Language, string>> = { sw: 'sw_TZ', en: 'en_GB', fr: 'fr_FR' };
const SHARE_PICTURE = { path: '/share.png', width: 1200, height: 630 };

/** Returns the address of a page in a language; '/' becomes '/sw/', '/en/' or '/fr/'. */
function addressIn(origin: string, language: Language, path: string): string {
  return `${origin}/${language}${path}`;
}

/**
 * Returns the head tags for search engines and shared links: description, canonical address, other languages, preview
 * and structured data. `nonce` is the nonce attribute of the document's scripts.
 */
export function writeSearchHead(
  found: SearchHead,
  { title, language, origin, nonce }: { title: string; language: Language; origin: string; nonce: string },
): string {
  const { t } = translationOf(language);
  const tags = [`<meta name="description" content="${text(found.description)}">`];
  const property = (name: string, content: string) => tags.push(`<meta property="${name}" content="${text(content)}">`);
  property('og:type', found.picture === null ? 'website' : 'profile');
  property('og:site_name', 'Tabibu');
  property('og:title', fullTitle(title));
  property('og:description', found.description);
  property('og:image', found.picture === null ? origin + SHARE_PICTURE.path : new URL(found.picture, origin).href);
  property('og:image:alt', found.picture === null ? t('describe.picture') : title);
  if (found.picture === null) {
    property('og:image:width', String(SHARE_PICTURE.width));
    property('og:image:height', String(SHARE_PICTURE.height));
  }
  property('og:locale', LOCALES[language]);
  tags.push(`<meta name="twitter:card" content="${found.picture === null ? 'summary_large_image' : 'summary'}">`);
  const { path } = found;
  if (path === null) return [...tags, '<meta name="robots" content="noindex">'].join('');
  // A shared link shows the language of the person who opens it.
  property('og:url', origin + path);
  for (const other of others(language)) property('og:locale:alternate', LOCALES[other]);
  const link = (attributes: string, href: string) => tags.push(`<link ${attributes} href="${text(href)}">`);
  link('rel="canonical"', addressIn(origin, language, path));
  // The printed address lists no other languages: an address that names a canonical one and also claims to be its
  // translation contradicts itself. Nor has it structured data, which search engines read at the canonical address, and
  // people would pay for.
  if (found.isPrinted) return tags.join('');
  for (const each of Object.keys(LANGUAGES) as Language[])
    link(`rel="alternate" hreflang="${each}"`, addressIn(origin, each, path));
  link('rel="alternate" hreflang="x-default"', origin + path);
  const data = found.data({ origin, language });
  return `${tags.join('')}${data.map((entry) => `<script type="application/ld+json"${nonce}>${json(entry)}</script>`).join('')}`;
}

function others(language: Language): Language[] {
  return (Object.keys(LANGUAGES) as Language[]).filter((each) => each !== language);
}
