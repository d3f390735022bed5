import { setTimeout as pause } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import type { BrowserContext, CDPSession, Page } from 'playwright-core';
import type { BenchedProduct } from '../product-process.ts';
import type { OwnAnswer } from './https-front.ts';
import type { PublicProduct } from './public-product.ts';

/** The address of the page without script. */
export const FLOOR = '/static-floor';
const QUIET = 2_000;

export interface Visit {
  /** Milliseconds from the start of the navigation. */
  readonly paint: number;
  readonly hydrated: number;
  /** Bytes from the server including TLS, until the page was usable and until nothing more came. */
  readonly bytes: number;
  readonly bytesInAll: number;
  /** Compressed bytes until the page was usable. */
  readonly document: number;
  readonly script: number;
  /** Compressed bytes of script until nothing more came, without what the service worker keeps. */
  readonly scriptInAll: number;
}

/** Makes the comparison: a page as the product writes it without its scripts, as a compressed file in memory. */
export async function staticFloor({ url }: BenchedProduct, path: string, userAgent: string): Promise<OwnAnswer> {
  const html = await (await fetch(url + path, { headers: { 'user-agent': userAgent } })).text();
  const still = html.replace(/<script[\s\S]*?<\/script>/g, '').replace(/<link[^>]+(modulepreload|manifest)[^>]*>/g, '');
  const answer = {
    body: brotliCompressSync(Buffer.from(still)),
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-encoding': 'br',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:",
    },
  };
  return (asked) => (asked === FLOOR ? answer : undefined);
}

interface Plan {
  readonly address: string;
  /** `still` has no script; after `keeps-itself` the service worker has kept its files. */
  readonly kind: 'still' | 'live' | 'keeps-itself';
  /** How many times slower than here the processor is. */
  readonly slower: number;
}

/** Opens a page in a new tab of the context and closes it when nothing more comes. */
export async function visit(
  { link, origin }: PublicProduct,
  context: BrowserContext,
  { address, kind, slower }: Plan,
): Promise<Visit> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
  link.reset();
  await page.goto(origin + address, { waitUntil: 'load', timeout: 60_000 });
  if (kind !== 'still') await untilHydrated(session);
  const bytes = link.bytesDown();
  const paint = await largestPaint(page);
  const hydrated =
    kind === 'still' ? Number.NaN : await page.evaluate(() => performance.getEntriesByName('hydrated')[0]!.startTime);
  const sizes = await page.evaluate(bodySizes, hydrated);
  if (kind === 'keeps-itself')
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
  await untilQuiet(page, () => link.bytesDown());
  const bytesInAll = link.bytesDown();
  const { script: scriptInAll } = await page.evaluate(bodySizes, Number.MAX_VALUE);
  await page.close();
  return { paint, hydrated, bytes, bytesInAll, ...sizes, scriptInAll };
}

/**
 * Runs in the page. Returns the compressed bytes of the document and of the scripts that had loaded by a time, such as
 * when it was hydrated.
 */
function bodySizes(by: number): { document: number; script: number } {
  const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const scripts = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(
    ({ name, responseEnd }) => name.endsWith('.js') && responseEnd <= by,
  );
  return {
    document: document?.encodedBodySize ?? 0,
    script: scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  };
}

/**
 * Waits until the page is usable. Playwright's own waiting runs a large script in the page, which costs a slow phone up
 * to 80 ms of what is measured here.
 */
async function untilHydrated(session: CDPSession): Promise<void> {
  const end = performance.now() + 60_000;
  for (;;) {
    const { result } = await session.send('Runtime.evaluate', {
      expression: "performance.getEntriesByName('hydrated').length",
    });
    if (Number(result.value) > 0) return;
    if (performance.now() > end) throw new Error('the page did not become usable');
    await pause(300);
  }
}

function largestPaint(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((done) => {
        new PerformanceObserver((list) => {
          done(list.getEntries().at(-1)?.startTime ?? Number.NaN);
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
}

/** Waits until no more bytes come. The service worker stores its files after the first visit. */
export async function untilQuiet(page: Page, count: () => number): Promise<void> {
  for (let before = -1; count() !== before;) {
    before = count();
    await page.waitForTimeout(QUIET);
  }
}
