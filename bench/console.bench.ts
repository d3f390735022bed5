import pg from 'pg';
import { anAdministrator } from './http/administrator.ts';
import { FLOOR, staticFloor, visit } from './browser/page-visit.ts';
import type { Visit } from './browser/page-visit.ts';
import { LAPTOP, openPublicProduct } from './browser/public-product.ts';
import type { PublicProduct } from './browser/public-product.ts';
import { median } from './table.ts';
import type { Row } from './table.ts';

const QUALITY = { bitsPerSecond: 10_000_000, roundTrip: 40 };
const RUNS = Number(process.env['BENCH_RUNS'] ?? 5);
/** What `/admin` leads to without a session; its HTML has the form. */
const PAGE = '/admin/login';
const MOST = 3;
const MOST_SCRIPT = 150;
/** The section that opens first, another one, and what that shows once its list is there. */
const FIRST_SECTION = '/admin/dashboard';
const SECOND_SECTION = '/admin/dashboard/doctors';
const SHOWN = '.doctor-tile';
/** In milliseconds after the press. */
const MOST_SECTION = 150;

/**
 * Measures the first page of the console, where administrators sign in, on a laptop that has never opened it, in
 * comparison with the same page without script, in the same run. The patient's first page is held by
 * `server/test/page-weight.test.ts`.
 */
export async function measureConsole(): Promise<Row[]> {
  const open = await openPublicProduct(QUALITY, (product) => staticFloor(product, PAGE, LAPTOP.userAgent));
  const floors: Visit[] = [];
  const firsts: Visit[] = [];
  try {
    for (let run = 0; run < RUNS; run += 1) {
      const still = await open.browser.newContext(LAPTOP);
      floors.push(await visit(open, still, { address: FLOOR, kind: 'still', slower: 1 }));
      await still.close();
      const context = await open.browser.newContext(LAPTOP);
      firsts.push(await visit(open, context, { address: PAGE, kind: 'live', slower: 1 }));
      await context.close();
    }
  } finally {
    await open.close();
  }
  return rowsOf(floors, firsts);
}

function rowsOf(floors: readonly Visit[], firsts: readonly Visit[]): Row[] {
  const of = (visits: readonly Visit[], field: keyof Visit) => median(visits.map((one) => one[field]));
  const [value, floor] = [of(firsts, 'hydrated'), of(floors, 'paint')];
  const script = of(firsts, 'script') / 1000;
  const inAll = of(firsts, 'scriptInAll') / 1000;
  return [
    {
      what: 'First console page on a laptop: usable (hydrated)',
      measured: `${value.toFixed(0)} ms = ${(value / floor).toFixed(2)}×`,
      beside: `static page ${floor.toFixed(0)} ms`,
      goal: `≤ ${MOST}×`,
      met: value / floor <= MOST,
      figures: [{ unit: 'ms', value, peer: floor }],
    },
    {
      what: 'First console page: script',
      measured: `${script.toFixed(1)} kB`,
      beside: `${inAll.toFixed(1)} kB with what later pages and the service worker need`,
      goal: `≤ ${MOST_SCRIPT} kB`,
      met: script <= MOST_SCRIPT,
      figures: [
        { unit: 'kB', value: script },
        { part: 'in all', beside: '–', unit: 'kB', value: inAll },
      ],
    },
  ];
}

/**
 * Measures how long a second section of the console takes to show after the press, with its code and its list, for an
 * administrator whose browser has opened the first section only.
 */
export async function measureSection(): Promise<Row[]> {
  const open = await openPublicProduct(QUALITY, () => Promise.resolve(() => undefined));
  const delays: number[] = [];
  try {
    for (let run = 0; run < RUNS; run += 1) delays.push(await secondSection(open));
  } finally {
    await open.close();
  }
  const value = median(delays);
  return [
    {
      what: 'Second console section on a laptop: shown after the press',
      measured: `${value.toFixed(0)} ms`,
      beside: '–',
      goal: `≤ ${MOST_SECTION} ms`,
      met: value <= MOST_SECTION,
      figures: [{ unit: 'ms', value }],
    },
  ];
}

/** Opens the first section in a new browser, presses the link to the second one, and returns when that is painted. */
async function secondSection({ browser, origin, product }: PublicProduct): Promise<number> {
  const owner = new pg.Client(product.login('owner'));
  await owner.connect();
  const token = await anAdministrator(owner);
  await owner.end();
  const context = await browser.newContext(LAPTOP);
  await context.addCookies([{ name: '__Host-sid', value: token, url: origin, secure: true, httpOnly: true }]);
  const page = await context.newPage();
  await page.goto(origin + FIRST_SECTION, { waitUntil: 'networkidle' });
  await page.waitForSelector(`a[href="${SECOND_SECTION}"]`);
  const delay = await page.evaluate(untilShown, { link: SECOND_SECTION, shown: SHOWN });
  await context.close();
  return delay;
}

/** Runs in the page. Presses a link and returns the milliseconds until what it leads to was painted. */
function untilShown({ link, shown }: { link: string; shown: string }): Promise<number> {
  return new Promise((done) => {
    const began = performance.now();
    const look = () => {
      if (document.querySelector(shown) === null) requestAnimationFrame(look);
      else requestAnimationFrame(() => done(performance.now() - began));
    };
    document.querySelector<HTMLAnchorElement>(`a[href="${link}"]`)!.click();
    requestAnimationFrame(look);
  });
}
