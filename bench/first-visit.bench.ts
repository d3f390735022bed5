import { brotliCompressSync } from 'node:zlib';
import { chromium } from 'playwright-core';
import type { Browser, BrowserContext } from 'playwright-core';
import { openHttpsFront } from './first-visit/https-front.ts';
import { openWeakLink } from './first-visit/weak-link.ts';
import type { WeakLink } from './first-visit/weak-link.ts';
import { chromiumPath, freePort, startBenchedProduct } from './product-process.ts';
import { median } from './table.ts';
import type { Row } from './table.ts';

const QUALITY = { bitsPerSecond: 400_000, roundTrip: 400 };
const SLOWER = 6;
const RUNS = 5;
const PHONE = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true, ignoreHTTPSErrors: true };

interface Visit {
  readonly paint: number;
  readonly hydrated: number;
  readonly bytes: number;
  readonly document: number;
  readonly script: number;
}

/** First and second visit of the home on a phone, beside the same content as one static page without script, in one run. */
export async function measureFirstVisit(): Promise<Row[]> {
  const publicPort = await freePort();
  const product = await startBenchedProduct();
  const floor = await staticFloor(product.url);
  const front = await openHttpsFront(product.port, `localhost:${publicPort}`, (path) => (path === '/static-floor' ? floor : undefined));
  const link = await openWeakLink(front.port, QUALITY);
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'] });
  try {
    const origin = `https://localhost:${link.port}`;
    const floors: Visit[] = [];
    const firsts: Visit[] = [];
    const seconds: Visit[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      floors.push(await visitOnce(browser, link, `${origin}/static-floor`, false));
      const context = await browser.newContext(PHONE);
      firsts.push(await visit(context, link, origin, true));
      await settleWorker(context, origin);
      seconds.push(await visit(context, link, origin, true));
      await context.close();
    }
    return rowsOf(floors, firsts, seconds);
  } finally {
    await browser.close();
    link.close();
    front.server.close();
    await product.stop();
  }
}

async function staticFloor(url: string) {
  const reply = await fetch(url, { headers: { 'user-agent': 'Mobile' } });
  const html = await reply.text();
  const still = html.replace(/<script[\s\S]*?<\/script>/g, '').replace(/<link[^>]+(modulepreload|manifest)[^>]*>/g, '');
  return {
    body: brotliCompressSync(Buffer.from(still)),
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br', 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:" },
  };
}

async function visitOnce(browser: Browser, link: WeakLink, address: string, live: boolean): Promise<Visit> {
  const context = await browser.newContext(PHONE);
  try {
    return await visit(context, link, address, live);
  } finally {
    await context.close();
  }
}

async function visit(context: BrowserContext, link: WeakLink, address: string, live: boolean): Promise<Visit> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const sizes = { document: 0, script: 0 };
  page.on('response', async (response) => {
    const kind = response.request().resourceType();
    const size = (await response.request().sizes().catch(() => undefined))?.responseBodySize ?? 0;
    if (kind === 'document') sizes.document += size;
    if (kind === 'script') sizes.script += size;
  });
  link.reset();
  await page.goto(address, { waitUntil: 'load' });
  if (live) await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0, undefined, { timeout: 60_000 });
  const bytes = link.bytesDown();
  const paint = await page.evaluate(() => new Promise<number>((done) => {
    new PerformanceObserver((list) => { done(list.getEntries().at(-1)?.startTime ?? 0); }).observe({ type: 'largest-contentful-paint', buffered: true });
  }));
  const hydrated = live ? await page.evaluate(() => performance.getEntriesByName('hydrated')[0]!.startTime) : Number.NaN;
  await page.close();
  return { paint, hydrated, bytes, ...sizes };
}

/** The service worker fills its cache after the first visit. */
async function settleWorker(context: BrowserContext, origin: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${origin}/about`);
  await page.evaluate(async () => { await navigator.serviceWorker.ready; });
  await page.waitForTimeout(4_000);
  await page.close();
}

function rowsOf(floors: readonly Visit[], firsts: readonly Visit[], seconds: readonly Visit[]): Row[] {
  const of = (visits: readonly Visit[], field: keyof Visit) => median(visits.map((one) => one[field]));
  const floor = of(floors, 'paint');
  const seconds1 = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`;
  const ratio = (what: string, value: number, most: number): Row => ({
    what, measured: `${seconds1(value)} = ${(value / floor).toFixed(2)}×`, beside: `static page ${seconds1(floor)}`, goal: `≤ ${most}×`, met: value / floor <= most,
  });
  const size = (what: string, bytes: number, most: number): Row => ({ what, measured: `${(bytes / 1000).toFixed(1)} kB`, beside: '–', goal: `≤ ${most} kB`, met: bytes <= most * 1000 });
  return [
    ratio('First visit: largest paint', of(firsts, 'paint'), 1.15),
    ratio('First visit: hydrated', of(firsts, 'hydrated'), 2.5),
    size('First visit: script', of(firsts, 'script'), 90),
    size('First visit: document', of(firsts, 'document'), 14),
    size('First visit: everything on the wire until usable', of(firsts, 'bytes'), 130),
    ratio('Second visit: hydrated', of(seconds, 'hydrated'), 0.5),
  ];
}

