import { setTimeout as pause } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { openBalancer } from '../server/test/faults/balancer.ts';
import { openFront } from '../server/test/faults/front.ts';
import type { Front } from '../server/test/faults/front.ts';
import { anOpenCall } from '../server/test/faults/open-call.ts';
import type { OpenCall } from '../server/test/faults/open-call.ts';
import { openTwoNodes } from '../server/test/faults/two-node-stage.ts';
import type { TwoNodeStage } from '../server/test/faults/two-node-stage.ts';
import { openBadLine } from '../server/test/relay/bad-line.ts';
import type { BadLine } from '../server/test/relay/bad-line.ts';
import { RELAY_SECRET, startRelay } from '../server/test/relay/coturn.ts';
import type { Relay } from '../server/test/relay/coturn.ts';
import { FAKE_MEDIA, launchBrowser } from './browser.ts';
import { arrived, condition, openSide, pathOf, press } from './call-side.ts';
import type { Side } from './call-side.ts';

export const SECOND = 1000;
/**
 * Added to the time that a requirement allows, because two browsers, a relay, two servers and a database share two
 * cores.
 */
export const TOLERANCE = 2 * SECOND;

/** The ways to the relay: UDP over a line that can be disturbed, TCP, and TCP with TLS. TCP and TLS can be frozen. */
interface Ways {
  readonly line: BadLine;
  readonly tcp: Front;
  readonly tls: Front;
}

interface StageWishes {
  /** The ways that the product offers to browsers; only UDP by default. */
  readonly ways?: readonly (keyof Ways)[];
}

/**
 * Starts two processes of the product, a real relay and a booking with an open call before the tests of a file, and
 * stops them afterwards. Every test begins with a good network and nobody in the call.
 */
export class CallStage {
  relay!: Relay;
  line!: BadLine;
  tcp!: Front;
  tls!: Front;
  product!: TwoNodeStage;
  front!: Front;
  sides: Side[] = [];
  #balancer!: ReturnType<typeof openBalancer>;
  #browser!: Browser;
  #call!: OpenCall;

  constructor({ ways = ['line'] }: StageWishes = {}) {
    beforeAll(() => this.#open(ways), 120_000);
    afterEach(async () => {
      this.line.set({});
      for (const front of [this.front, this.tcp, this.tls]) front.freeze(false);
      for (const { page } of this.sides) await page.context().close();
      this.sides = [];
    });
    afterAll(() => this.#close(), 60_000);
  }

  async #open(ways: readonly (keyof Ways)[]): Promise<void> {
    this.relay = await startRelay({ mayLoop: true });
    this.line = await openBadLine(this.relay.port);
    this.tcp = await openFront(() => [{ url: `http://127.0.0.1:${this.relay.port}` }]);
    this.tls = await openFront(() => [{ url: `http://127.0.0.1:${this.relay.tlsPort}` }]);
    const urls = {
      line: `turn:127.0.0.1:${this.line.port}?transport=udp`,
      tcp: `turn:127.0.0.1:${new URL(this.tcp.url).port}?transport=tcp`,
      tls: `turns:localhost:${new URL(this.tls.url).port}?transport=tcp`,
    };
    this.product = await openTwoNodes({ TURN_URLS: ways.map((way) => urls[way]).join(','), TURN_SECRET: RELAY_SECRET });
    this.#balancer = openBalancer(() => this.product.nodes);
    this.front = await openFront(this.#balancer.ready);
    this.#browser = await launchBrowser([
      ...FAKE_MEDIA,
      '--allow-loopback-in-peer-connection',
      `--ignore-certificate-errors-spki-list=${this.relay.publicKey}`,
    ]);
    this.#call = await anOpenCall(this.product);
  }

  async #close(): Promise<void> {
    await this.#browser.close();
    this.#balancer.close();
    for (const front of [this.front, this.tcp, this.tls]) front.close();
    await this.product.close();
    await this.line.close();
    await this.relay.close();
  }

  /** Opens both browsers and connects them in the call, with voice. */
  async both(): Promise<[Side, Side]> {
    const people = [
      ['phone', this.#call.patient],
      ['desktop', this.#call.doctor],
    ] as const;
    const [patient, doctor] = await Promise.all(
      people.map(([device, { cookies }]) =>
        openSide(this.#browser, { origin: this.front.url, cookies, device, language: 'sw' }),
      ),
    );
    this.sides = [patient!, doctor!];
    for (const { page, t } of this.sides) {
      await page.goto(`/call/${this.#call.bookingId}`);
      await page.getByRole('button', { name: t('room.join') }).click();
    }
    // The tests leave and join faster than people do: the relay may still hold allocations of the test before until
    // their credentials change.
    await Promise.all(
      this.sides.map(({ page }) => page.locator('[data-phase=connected]').waitFor({ timeout: 40 * SECOND })),
    );
    await this.untilBothHear();
    return [patient!, doctor!];
  }

  /** Milliseconds from now until new audio arrives, on any connection. Throws after a minute. */
  async #untilVoice(side: Side): Promise<number> {
    const began = performance.now();
    const { audioPackets: before } = await arrived(side);
    for (;;) {
      const { audioPackets } = await arrived(side);
      const spent = performance.now() - began;
      // A new connection starts counting at 0.
      if (audioPackets > 0 && audioPackets !== before) return spent;
      if (spent > 60 * SECOND)
        throw new Error(
          `no voice in a minute:\n${(await Promise.all([side, ...this.sides.filter((other) => other !== side)].map(condition))).join('\n\n')}`,
        );
      await pause(100);
    }
  }

  /** Milliseconds from now until new audio has arrived on both sides. */
  async untilBothHear(): Promise<number> {
    return Math.max(...(await Promise.all(this.sides.map((side) => this.#untilVoice(side)))));
  }

  /** Cuts the network of both sides, signalling and media, for some seconds. */
  async blackout(seconds: number): Promise<void> {
    this.line.set({ dark: true });
    this.front.freeze(true);
    await pause(seconds * SECOND);
    this.front.freeze(false);
    this.line.set({});
  }
}

/** One side asks for video, the other agrees and also turns its camera on; waits until both pictures arrive. */
export async function showBoth({ sides }: CallStage): Promise<void> {
  const [one, other] = [sides[0]!, sides[1]!];
  await press(one, 'camera');
  await other.page.getByRole('button', { name: other.t('room.camera-agree'), exact: true }).click();
  await press(other, 'camera');
  for (const side of sides)
    await expect.poll(async () => (await arrived(side)).video, { timeout: 15 * SECOND }).toBeGreaterThan(5000);
}

/**
 * Checks that audio arrives within 3 s and that both connections are up. Silence still sends a packet every 0.4 s, and
 * some packets are lost or late. Where packets are lost, a browser calls a connection `disconnected` as soon as some
 * connectivity checks in a row had no answer, while the voice goes on: at a loss of 20 % an answer, which crosses the
 * bad line four times with its question, comes to two checks in five. It has to be `connected` again soon.
 */
export async function voiceGoesOn(stage: CallStage): Promise<void> {
  expect(await stage.untilBothHear()).toBeLessThan(3 * SECOND);
  await expect
    .poll(() => Promise.all(stage.sides.map(async (side) => (await pathOf(side)).state)), { timeout: 10 * SECOND })
    .toEqual(['connected', 'connected']);
}
