import { setTimeout as pause } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openBalancer } from '../../server/test/faults/balancer.ts';
import { openFront } from '../../server/test/faults/front.ts';
import type { Front } from '../../server/test/faults/front.ts';
import { anOpenCall } from '../../server/test/faults/open-call.ts';
import type { OpenCall } from '../../server/test/faults/open-call.ts';
import { startProduct } from '../../server/test/faults/processes.ts';
import { openTwoNodes } from '../../server/test/faults/two-node-stage.ts';
import type { TwoNodeStage } from '../../server/test/faults/two-node-stage.ts';
import { openBadLine } from '../../server/test/relay/bad-line.ts';
import type { BadLine } from '../../server/test/relay/bad-line.ts';
import { RELAY_SECRET, relayProgram, startRelay } from '../../server/test/relay/coturn.ts';
import type { Relay } from '../../server/test/relay/coturn.ts';
import { launchBrowser } from '../browser.ts';
import { FAKE_DEVICES, arrived, connected, openSide, pathOf, press, remains } from '../call-side.ts';
import type { Side } from '../call-side.ts';

const SECOND = 1000;
/** Two cores run two browsers, a relay, two servers and a database here: what the requirement allows, and this much for a beat that such a machine misses. */
const TOLERANCE = 2 * SECOND;

let relay: Relay;
let line: BadLine;
let stage: TwoNodeStage;
let balancer: ReturnType<typeof openBalancer>;
let front: Front;
let browser: Browser;
let call: OpenCall;
let sides: Side[] = [];

describe.skipIf(relayProgram() === undefined)('a call through a real relay on a bad network (R-18)', { timeout: 240_000 }, () => {
  beforeAll(async () => {
    relay = await startRelay({ mayLoop: true });
    line = await openBadLine(relay.port);
    stage = await openTwoNodes({ TURN_URLS: `turn:127.0.0.1:${line.port}?transport=udp`, TURN_SECRET: RELAY_SECRET });
    balancer = openBalancer(() => stage.nodes);
    front = await openFront(balancer.ready);
    browser = await launchBrowser([...FAKE_DEVICES, '--allow-loopback-in-peer-connection']);
    call = await anOpenCall(stage);
  }, 120_000);

  afterEach(async () => {
    line.set({});
    front.freeze(false);
    for (const { page } of sides) await page.context().close();
    sides = [];
  });

  afterAll(async () => {
    await browser.close();
    balancer.close();
    front.close();
    await stage.close();
    await line.close();
    await relay.close();
  }, 60_000);

  /** Both in the call, with voice, and with picture where it is wanted. */
  async function both({ picture = false } = {}): Promise<[Side, Side]> {
    const people = [['phone', call.patient], ['desktop', call.doctor]] as const;
    const [patient, doctor] = await Promise.all(people.map(([device, { cookies }]) => openSide(browser, { origin: front.url, cookies, device, language: 'sw' })));
    sides = [patient!, doctor!];
    for (const { page, t } of sides) {
      await page.goto(`/call/${call.bookingId}`);
      await page.getByRole('button', { name: t('room.join') }).click();
    }
    await Promise.all(sides.map(connected));
    if (picture) {
      for (const side of sides) await press(side, 'camera');
      for (const side of sides) await expect.poll(async () => (await arrived(side)).video, { timeout: 10_000 }).toBeGreaterThan(5000);
    }
    await Promise.all(sides.map((side) => untilVoice(side)));
    return [patient!, doctor!];
  }

  /** Milliseconds until voice has come from now on, on whatever connection. */
  async function untilVoice(side: Side, longest = 60 * SECOND): Promise<number> {
    const began = performance.now();
    const { audioPackets: before } = await arrived(side);
    for (;;) {
      const { audioPackets } = await arrived(side);
      const spent = performance.now() - began;
      // A new connection counts from nothing.
      if (audioPackets > 0 && audioPackets !== before) return spent;
      if (spent > longest) throw new Error(`no voice in ${longest / SECOND} s: ${JSON.stringify(await pathOf(side))}\n${await side.page.locator('main').innerText()}`);
      await pause(100);
    }
  }

  const untilBothHear = async (longest?: number) => Math.max(...await Promise.all(sides.map((side) => untilVoice(side, longest))));

  /** Takes the network away from both, signals and media alike, and gives it back. */
  async function blackout(seconds: number): Promise<void> {
    line.set({ dark: true });
    front.freeze(true);
    await pause(seconds * SECOND);
    front.freeze(false);
    line.set({});
  }

  test('media goes both ways, through the relay only, sealed; who leaves leaves nothing open (K-05, K-06, K-07)', async () => {
    const [patient, doctor] = await both();
    expect((await remains(patient)).tracks).toEqual(['audio live']);
    for (const side of sides) await press(side, 'camera');
    for (const side of sides) await expect.poll(async () => (await arrived(side)).video, { timeout: 10_000 }).toBeGreaterThan(5000);
    for (const side of sides) {
      const path = await pathOf(side);
      console.log(path);
      expect(new Set([...path.gathered, ...path.taken])).toEqual(new Set(['relay']));
      expect(path).toMatchObject({ state: 'connected', dtls: 'connected', tls: expect.stringMatching(/^FEF[CD]$/), srtp: expect.stringMatching(/^(SRTP_)?(AEAD_)?AES/) });
    }
    await press(patient, 'end');
    await patient.page.getByRole('button', { name: patient.t('room.leave') }).click();
    await patient.page.getByRole('button', { name: patient.t('room.rejoin') }).waitFor();
    expect(await remains(patient)).toEqual({ connections: ['closed'], tracks: ['audio ended', 'video ended'] });
    await doctor.page.locator('[data-phase=left]').waitFor();
  });

  test('20 % of everything lost for 30 seconds: the voice goes on, the picture gives way (R-18a)', async () => {
    await both({ picture: true });
    line.set({ loss: 0.2 });
    const began = performance.now();
    const cameras = [true, true];
    while (performance.now() - began < 30 * SECOND) {
      const spent = await untilBothHear(5 * SECOND);
      const states = await Promise.all(sides.map(async (side, at) => {
        const on = await side.page.locator('.call-own').count();
        if (on === 0 && cameras[at]) { cameras[at] = false; console.log('picture down', at, performance.now() - began); }
        return [(await pathOf(side)).state, await side.page.locator('.call-status').innerText()];
      }));
      if (states.some(([st]) => st !== 'connected') || spent > 1000) console.log(Math.round(performance.now() - began), Math.round(spent), states);
      await pause(500);
    }
  });

  test.each([8, 30])('no network for %s seconds: media comes back', async (seconds) => {
    await both();
    await blackout(seconds);
    console.log(seconds, 'back after', await untilBothHear());
  });

  test('no network for two minutes', async () => {
    await both();
    const states = setInterval(() => void Promise.all(sides.map(({ page }) => page.locator('main').innerText())).then((t) => console.log(new Date().toISOString(), t), () => undefined), 10_000);
    await blackout(Number(process.env.DARK ?? 120));
    console.log(120, 'back after', await untilBothHear());
    clearInterval(states);
  });

  test('the relay dies and starts again', async () => {
    await both();
    await relay.kill();
    await pause(5000);
    await relay.start();
    console.log('relay: back after', await untilBothHear());
  });

  test('the signalling process dies', async () => {
    await both();
    await stage.nodes[0]!.kill('SIGKILL');
    stage.nodes[0] = await startProduct(stage.places[0]!);
    console.log('back after', await untilBothHear());
  });
});
