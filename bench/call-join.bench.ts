import type { Browser, Page } from 'playwright-core';
import pg from 'pg';
import { FAKE_MEDIA, launchBrowser } from '../e2e/browser.ts';
import { iceSettings } from '../server/src/modules/calls/ice-settings.ts';
import { RELAY_SECRET, relayProgram, startRelay } from '../server/test/relay/coturn.ts';
import { openBareCall } from './call/bare-call.ts';
import { addOpenCalls } from './call/open-calls.ts';
import type { OpenCall } from './call/open-calls.ts';
import type { BenchPatient } from './http/patients.ts';
import { removeDataDir, startBenchedProduct } from './product-process.ts';
import type { BenchedProduct } from './product-process.ts';
import { median } from './table.ts';
import type { Row } from './table.ts';

const RUNS = Number(process.env['BENCH_RUNS'] ?? 20);
const GOAL = 1.5;
const WHAT = 'Call through a relay: from the last tap on Join until both hear';

/**
 * Measures from the second person's tap on Join until both jitter buffers have played the first sound of the other
 * person, in a video appointment, which begins with the camera on. Before that, the first person has joined and waits,
 * and both pages are open. The relay is on loopback. The comparison is a static page with `ws` that opens camera and
 * microphone too, and does nothing else.
 */
export async function measureCallJoin(): Promise<Row[]> {
  const goal = `≤ ${GOAL}×`;
  if (relayProgram() === undefined)
    return [{ what: WHAT, measured: '–', beside: 'coturn missing', goal, met: undefined, figures: [] }];
  const relay = await startRelay({ mayLoop: true });
  const turn = `turn:127.0.0.1:${relay.port}?transport=udp`;
  const product = await startBenchedProduct({ TURN_URLS: turn, TURN_SECRET: RELAY_SECRET });
  const bare = await openBareCall();
  const browser = await launchBrowser([...FAKE_MEDIA, '--allow-loopback-in-peer-connection']);
  const owner = new pg.Client(product.login('owner'));
  await owner.connect();
  const [ours, floors]: [number[], number[]] = [[], []];
  try {
    // The first call warms up both sides and is not counted.
    const calls = await addOpenCalls(owner, RUNS + 1, RUNS + 1);
    for (const [run, call] of calls.entries()) {
      const floor = await bareCall(browser, bare.url, turn, `bench-${run}`);
      const spent = await productCall(browser, product, call);
      if (run === 0) continue;
      ours.push(spent);
      floors.push(floor);
    }
  } finally {
    await owner.end();
    await browser.close();
    bare.close();
    await product.stop();
    removeDataDir(product.dataDir);
    await relay.close();
  }
  const ratio = median(ours) / median(floors);
  return [
    {
      what: WHAT,
      measured: `${median(ours).toFixed(0)} ms = ${ratio.toFixed(2)}×`,
      beside: `bare page and \`ws\`, same relay: ${median(floors).toFixed(0)} ms`,
      goal,
      met: ratio <= GOAL,
      figures: [{ unit: 'ms', value: median(ours), peer: median(floors) }],
    },
  ];
}

async function productCall(
  browser: Browser,
  { url, port }: BenchedProduct,
  { bookingId, patient, doctor }: OpenCall,
): Promise<number> {
  const open = async ({ token }: BenchPatient) => {
    const page = await newPage(browser);
    await page.context().addCookies(
      ['__Host-sid', 'sid'].map((name) => ({
        name,
        value: token,
        domain: 'localhost',
        path: '/',
        secure: true,
        httpOnly: true,
      })),
    );
    await page.goto(`${url.replace('127.0.0.1', 'localhost')}/call/${bookingId}`);
    await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
    return page;
  };
  if (doctor === undefined) throw new Error(`no doctor on ${port}`);
  const [first, second] = [await open(patient), await open(doctor)];
  const join = 'main .card button';
  await first.locator(join).first().click();
  await first.locator('[data-phase=waiting]').waitFor();
  return untilBothHear(first, second, join);
}

async function bareCall(browser: Browser, url: string, turn: string, name: string): Promise<number> {
  const pages = await Promise.all(
    (['patient', 'doctor'] as const).map(async (side) => {
      const page = await newPage(browser);
      const {
        servers: [server],
      } = iceSettings(
        { turnUrls: [turn], turnSecret: RELAY_SECRET, stunUrls: [] },
        { bookingId: name.padStart(12, '0'), side },
        new Date(),
      );
      await page.goto(`${url}#${encodeURIComponent(JSON.stringify(server))}`);
      return page;
    }),
  );
  const [first, second] = pages as [Page, Page];
  await first.locator('button').click();
  await first.waitForFunction(() => document.title === 'waits');
  return untilBothHear(first, second, 'button');
}

async function newPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, serviceWorkers: 'block' });
  await context.addInitScript(() => {
    window.RTCPeerConnection = class extends RTCPeerConnection {
      constructor(settings?: RTCConfiguration) {
        super(settings);
        const look = async () => {
          for (const stat of (await this.getStats()).values()) {
            if (stat.type === 'inbound-rtp' && stat.kind === 'audio' && stat.jitterBufferEmittedCount > 0)
              Object.assign(window, { heard: Date.now() });
          }
          if (!('heard' in window)) setTimeout(() => void look(), 5);
        };
        void look();
      }
    };
  });
  return context.newPage();
}

/**
 * Presses Join on the second page and waits for sound on both. Returns the milliseconds; both pages use this machine's
 * clock.
 */
async function untilBothHear(first: Page, second: Page, join: string): Promise<number> {
  const tapped = await second
    .locator(join)
    .first()
    .evaluate((button: HTMLButtonElement) => {
      const now = Date.now();
      button.click();
      return now;
    });
  const heard = await Promise.all(
    [first, second].map(async (page) =>
      (
        await page.waitForFunction(() => (window as { heard?: number }).heard, undefined, { timeout: 20_000 })
      ).jsonValue(),
    ),
  );
  for (const page of [first, second]) await page.context().close();
  return Math.max(...heard.map(Number)) - tapped;
}
