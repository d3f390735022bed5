import { brotliCompressSync } from 'node:zlib';
import type { BrowserContext, Page } from 'playwright-core';
import type { OwnAnswer } from './browser/https-front.ts';
import { PHONE, openPublicProduct } from './browser/public-product.ts';
import type { PublicProduct } from './browser/public-product.ts';
import type { BenchedProduct } from './product-process.ts';
import { median } from './table.ts';
import type { Row } from './table.ts';

const QUALITY = { bitsPerSecond: 400_000, roundTrip: 400 };
const SLOWER = 6;
const RUNS = Number(process.env["BENCH_RUNS"] ?? 5);
const FLOOR = '/static-floor';
const QUIET = 2_000;

interface Visit {
  /** Milliseconds from the start of the navigation. */
  readonly paint: number;
  readonly hydrated: number;
  /** Bytes from the server, TLS and all, until the page was usable; and until nothing more came. */
  readonly bytes: number;
  readonly bytesInAll: number;
  /** Compressed, until the page was usable. */
  readonly document: number;
  readonly script: number;
}

/** First and second visit of the home on a phone, beside the same content as one static page without script, in one run. */
export async function measureFirstVisit(): Promise<Row[]> {
  const open = await openPublicProduct(QUALITY, staticFloor);
  const floors: Visit[] = [];
  const firsts: Visit[] = [];
  const seconds: Visit[] = [];
  try {
    for (let run = 0; run < RUNS; run += 1) {
      const still = await open.browser.newContext(PHONE);
      floors.push(await visit(open, still, open.origin + FLOOR, 'still'));
      await still.close();
      const context = await open.browser.newContext(PHONE);
      firsts.push(await visit(open, context, open.origin, 'keeps-itself'));
      seconds.push(await visit(open, context, open.origin, 'live'));
      await context.close();
    }
  } finally {
    await open.close();
  }
  return rowsOf(floors, firsts, seconds);
}

/** The home as the product writes it, without script and what belongs to it, as one compressed file in memory. */
async function staticFloor({ url }: BenchedProduct): Promise<OwnAnswer> {
  const html = await (await fetch(url, { headers: { 'user-agent': PHONE.userAgent } })).text();
  const still = html.replace(/<script[\s\S]*?<\/script>/g, '').replace(/<link[^>]+(modulepreload|manifest)[^>]*>/g, '');
  const answer = {
    body: brotliCompressSync(Buffer.from(still)),
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br', 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:" },
  };
  return (path) => (path === FLOOR ? answer : undefined);
}

async function visit({ link }: PublicProduct, context: BrowserContext, address: string, kind: 'still' | 'live' | 'keeps-itself'): Promise<Visit> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  link.reset();
  await page.goto(address, { waitUntil: 'load', timeout: 60_000 });
  if (kind !== 'still') await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0, undefined, { timeout: 60_000 });
  const bytes = link.bytesDown();
  const paint = await largestPaint(page);
  const hydrated = kind === 'still' ? Number.NaN : await page.evaluate(() => performance.getEntriesByName('hydrated')[0]!.startTime);
  const sizes = await page.evaluate(bodySizes, hydrated);
  if (kind === 'keeps-itself') await page.evaluate(async () => { await navigator.serviceWorker.ready; });
  await untilQuiet(page, () => link.bytesDown());
  const bytesInAll = link.bytesDown();
  await page.close();
  return { paint, hydrated, bytes, bytesInAll, ...sizes };
}

/** In the page: compressed bytes of the document and of the scripts that were there when it was hydrated. */
function bodySizes(hydrated: number): { document: number; script: number } {
  const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const scripts = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(({ name, responseEnd }) => name.endsWith('.js') && responseEnd <= hydrated);
  return { document: document?.encodedBodySize ?? 0, script: scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) };
}

function largestPaint(page: Page): Promise<number> {
  return page.evaluate(() => new Promise<number>((done) => {
    new PerformanceObserver((list) => { done(list.getEntries().at(-1)?.startTime ?? Number.NaN); }).observe({ type: 'largest-contentful-paint', buffered: true });
  }));
}

/** Waits until nothing has come for a while: the service worker keeps its files after the first visit. */
async function untilQuiet(page: Page, count: () => number): Promise<void> {
  for (let before = -1; count() !== before; ) {
    before = count();
    await page.waitForTimeout(QUIET);
  }
}

function rowsOf(floors: readonly Visit[], firsts: readonly Visit[], seconds: readonly Visit[]): Row[] {
  const of = (visits: readonly Visit[], field: keyof Visit) => median(visits.map((one) => one[field]));
  const floor = of(floors, 'paint');
  const inSeconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`;
  const ratio = (what: string, value: number, most: number): Row => ({
    what, measured: `${inSeconds(value)} = ${(value / floor).toFixed(2)}×`, beside: `static page ${inSeconds(floor)}`, goal: `≤ ${most}×`, met: value / floor <= most,
  });
  const size = (what: string, bytes: number, most: number, beside = '–'): Row => ({ what, measured: `${(bytes / 1000).toFixed(1)} kB`, beside, goal: `≤ ${most} kB`, met: bytes <= most * 1000 });
  return [
    ratio('First visit: largest paint', of(firsts, 'paint'), 1.15),
    ratio('First visit: hydrated', of(firsts, 'hydrated'), 2.5),
    size('First visit: script', of(firsts, 'script'), 90),
    size('First visit: document', of(firsts, 'document'), 14),
    size('First visit: everything on the wire until usable', of(firsts, 'bytes'), 130, `${(of(firsts, 'bytesInAll') / 1000).toFixed(0)} kB once the service worker has kept its files`),
    ratio('Second visit: hydrated', of(seconds, 'hydrated'), 0.5),
  ];
}
