import lighthouse from 'lighthouse';
import { FULL_SPEED, openPublicProduct } from './browser/public-product.ts';
import { freePort } from '../scripts/free-port.ts';
import type { PublicProduct } from './browser/public-product.ts';
import type { Row } from './table.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof CATEGORIES)[number];
type Scores = Readonly<Record<Category, number>>;

interface Audited {
  readonly scores: Scores;
  /** Audits that cost points, except the times that make up the performance score. */
  readonly faults: readonly string[];
}

/** `LIGHTHOUSE_PAGES=/en/,/en/about` measures only those pages. */
const WANTED = process.env['LIGHTHOUSE_PAGES']?.split(',');

/** The comparison: the smallest possible page, which shows what this machine gives to a page with nothing to do. */
const FLOOR =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Floor</title><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="description" content="A page with one sentence."><link rel="icon" href="/icon.svg"></head><body><main><h1>Floor</h1><p>One sentence.</p></main></body></html>';

/**
 * Measures every public page of the production build with Lighthouse's default phone (Moto G Power, slow 4G and a
 * processor four times slower, simulated).
 */
export async function measureLighthouse(): Promise<Row[]> {
  const port = await freePort();
  const own = async () => (path: string) =>
    path === '/floor'
      ? { headers: { 'content-type': 'text/html; charset=utf-8' }, body: Buffer.from(FLOOR) }
      : undefined;
  const open = await openPublicProduct(FULL_SPEED, own, [`--remote-debugging-port=${port}`]);
  try {
    const floor = await audit(`${open.origin}/floor`, port);
    const rows: Row[] = [];
    for (const path of WANTED ?? (await publicPages(open))) {
      const { scores, faults } = await audit(open.origin + path, port);
      for (const fault of faults) console.log(`  ${path}: ${fault}`);
      rows.push({
        what: `Lighthouse on a phone, \`${path}\` (performance, accessibility, best practices, SEO)`,
        measured: written(scores),
        beside: `a page of one sentence: ${written(floor.scores)}`,
        goal: '100 / 100 / 100 / 100',
        met: CATEGORIES.every((category) => scores[category] === 100),
        figures: CATEGORIES.map((category) => ({
          part: category,
          unit: 'points',
          value: scores[category],
          peer: floor.scores[category],
        })),
      });
    }
    return rows;
  } finally {
    await open.close();
  }
}

/**
 * Returns the English pages of the sitemap: every page of text, and one doctor and one list of each kind as examples.
 */
async function publicPages({ product }: PublicProduct): Promise<string[]> {
  const inSitemap = async (part: string) =>
    [
      ...(await (await fetch(`${product.url}/sitemaps/${part}.xml`)).text()).matchAll(
        /<loc>https:\/\/[^/]+(\/en\/[^<]*)<\/loc>/g,
      ),
    ].map(([, path]) => path!);
  const pages = await inSitemap('pages');
  const lists = pages.filter((path) => path.split('/').length > 4);
  const kinds = [
    lists.find((path) => path.endsWith('/general')),
    lists.find((path) => path.endsWith('/specialists')),
    lists.find((path) => !/general$|specialists$/.test(path)),
  ];
  return [
    ...pages.filter((path) => !lists.includes(path)),
    ...kinds.filter((path) => path !== undefined),
    (await inSitemap('doctors-1'))[0]!,
    '/',
  ];
}

async function audit(url: string, port: number): Promise<Audited> {
  const result = await lighthouse(url, { port, output: 'json', logLevel: 'error', onlyCategories: [...CATEGORIES] });
  if (result === undefined) throw new Error(`Lighthouse said nothing of ${url}`);
  const { categories, audits, runtimeError } = result.lhr;
  if (runtimeError !== undefined) throw new Error(`${url}: ${runtimeError.message}`);
  const scores = Object.fromEntries(
    CATEGORIES.map((category) => [category, Math.round((categories[category]?.score ?? 0) * 100)]),
  ) as Scores;
  const faults = CATEGORIES.flatMap((category) =>
    (categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(
        ({ id }) =>
          `${category}: ${audits[id]?.title ?? id}${audits[id]?.displayValue ? ` (${audits[id].displayValue})` : ''}`,
      ),
  );
  return { scores, faults };
}

function written(scores: Scores): string {
  return CATEGORIES.map((category) => scores[category]).join(' / ');
}
