import { get } from 'node:http';
import pg from 'pg';
import { PHONE, openPublicProduct } from './browser/public-product.ts';
import type { PublicProduct } from './browser/public-product.ts';
import { untilQuiet } from './browser/page-visit.ts';
import { addReadings } from './data/reading-rows.ts';
import { addPatients } from './http/patients.ts';
import { median } from './table.ts';
import type { Row } from './table.ts';

/** The phone and the network of the first visit. */
const QUALITY = { bitsPerSecond: 400_000, roundTrip: 400 };
const SLOWER = 6;
const RUNS = Number(process.env['BENCH_RUNS'] ?? 5);
const DAYS = 365;
const MOST_SECONDS = 1;
const MOST_KILOBYTES = 10;

interface Opened {
  /** Milliseconds from the press on the link at home until the curve was painted. */
  readonly shown: number;
  /** Compressed bytes of the answer with the curve. */
  readonly bytes: number;
  /** Bytes from the server, including TLS, from the press until the curve was painted. */
  readonly bytesInAll: number;
}

/**
 * Measures how long the curve of a year takes to show, with three blood pressures a day, after the press on *Readings*
 * at home, on a phone that has kept the page for use without a network.
 */
export async function measureReadingCurve(): Promise<Row[]> {
  const open = await openPublicProduct(QUALITY, async () => () => undefined);
  const owner = new pg.Client(open.product.login('owner'));
  const runs: Opened[] = [];
  try {
    await owner.connect();
    const patients = await addPatients(owner, RUNS);
    for (const { accountId, token } of patients) {
      await addReadings(owner, accountId, DAYS);
      const bytes = await sizeOf(
        `${open.product.url}/api/people/${accountId}/readings/curve?kind=blood-pressure`,
        token,
      );
      runs.push({ bytes, ...(await openCurve(open, token)) });
    }
  } finally {
    await owner.end();
    await open.close();
  }
  const of = (field: keyof Opened) => median(runs.map((run) => run[field]));
  const [shown, bytes, inAll] = [of('shown'), of('bytes'), of('bytesInAll')];
  return [
    {
      what: 'Curve of a year with three readings a day, on a phone: shown after the press at home',
      measured: `${(shown / 1000).toFixed(2)} s`,
      beside: '–',
      goal: `≤ ${MOST_SECONDS} s`,
      met: shown <= MOST_SECONDS * 1000,
      figures: [{ unit: 'ms', value: shown }],
    },
    {
      what: 'the same: its data',
      measured: `${(bytes / 1000).toFixed(1)} kB`,
      beside: `${(inAll / 1000).toFixed(1)} kB with the list, the family and TLS`,
      goal: `≤ ${MOST_KILOBYTES} kB`,
      met: bytes <= MOST_KILOBYTES * 1000,
      figures: [
        { unit: 'kB', value: bytes / 1000 },
        { part: 'in all', unit: 'kB', value: inAll / 1000 },
      ],
    },
  ];
}

async function openCurve({ browser, origin, link }: PublicProduct, token: string): Promise<Omit<Opened, 'bytes'>> {
  const context = await browser.newContext({ ...PHONE, baseURL: origin });
  await context.addInitScript(() => {
    localStorage.setItem('welcomed', '1');
  });
  await context.addCookies([{ name: '__Host-sid', value: token, url: origin, secure: true, httpOnly: true }]);
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  await page.goto('/');
  await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await untilQuiet(page, () => link.bytesDown());
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  link.reset();
  const shown = await page.evaluate(untilCurve);
  const bytesInAll = link.bytesDown();
  await context.close();
  return { shown, bytesInAll };
}

/** Returns how many bytes an answer has as it is sent to a browser. */
function sizeOf(address: string, token: string): Promise<number> {
  return new Promise((done, fail) => {
    get(address, { headers: { cookie: `__Host-sid=${token}`, 'accept-encoding': 'br' } }, (answer) => {
      let bytes = 0;
      answer.on('data', (part: Buffer) => (bytes += part.length));
      answer.once('end', () =>
        answer.statusCode === 200 ? done(bytes) : fail(new Error(`${address}: ${answer.statusCode}`)),
      );
    }).once('error', fail);
  });
}

/** Runs in the page. Presses the link to the readings and returns the milliseconds until the curve was painted. */
function untilCurve(): Promise<number> {
  return new Promise((done) => {
    const began = performance.now();
    const look = () => {
      if (document.querySelector('.curve-line') === null) return void requestAnimationFrame(look);
      requestAnimationFrame(() => done(performance.now() - began));
    };
    document.querySelector<HTMLAnchorElement>('a[href="/readings"]')!.click();
    requestAnimationFrame(look);
  });
}
