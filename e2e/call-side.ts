import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { openContext } from './browser.ts';
import type { Device, Language } from './browser.ts';
import { say } from './say.ts';
import type { PageSentence } from './say.ts';
import { PATIENCE } from './patience.ts';
import { takeSession } from './visitor-session.ts';

/** One person of a call: the page, and the sentences in the person's language. */
export interface Side {
  readonly page: Page;
  readonly t: (key: PageSentence, values?: Record<string, unknown>) => string;
}

interface Caller {
  readonly origin: string;
  /** The cookies of the session. */
  readonly cookies: ReadonlyMap<string, string>;
  readonly device: Device;
  readonly language: Language;
}

/**
 * What the injected script records for the tests, oldest first: the connections and sockets that the page opened and
 * the media tracks that it received.
 */
interface Kept {
  readonly made: RTCPeerConnection[];
  readonly given: MediaStreamTrack[];
  readonly sockets: WebSocket[];
}

/** Opens a browser for one person, signed in, and records the connections, sockets and tracks of its page. */
export async function openSide(browser: Browser, { origin, cookies, device, language }: Caller): Promise<Side> {
  const context = await openContext(browser, { origin, device, language });
  await takeSession(context, { cookies });
  await context.addInitScript(() => {
    const made: RTCPeerConnection[] = [];
    const given: MediaStreamTrack[] = [];
    const sockets: WebSocket[] = [];
    Object.assign(window, { made, given, sockets });
    window.RTCPeerConnection = class extends RTCPeerConnection {
      constructor(settings?: RTCConfiguration) {
        super(settings);
        made.push(this);
      }
    };
    window.WebSocket = class extends WebSocket {
      constructor(url: string | URL, protocols?: string | string[]) {
        super(url, protocols);
        sockets.push(this);
      }
    };
    const { mediaDevices } = navigator;
    const open = mediaDevices.getUserMedia.bind(mediaDevices);
    mediaDevices.getUserMedia = async (wanted) => {
      const stream = await open(wanted);
      given.push(...stream.getTracks());
      return stream;
    };
  });
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  return { page, t: (key, values) => say(language, key, values) };
}

export interface Arrived {
  readonly audio: number;
  readonly video: number;
  readonly audioPackets: number;
}

/** The bytes of audio and video, and the packets of audio, that have arrived on the newest connection. */
export function arrived({ page }: Side): Promise<Arrived> {
  return page.evaluate(async () => {
    const { made } = window as unknown as Kept;
    const seen = { audio: 0, video: 0, audioPackets: 0 };
    for (const stat of (await made.at(-1)?.getStats())?.values() ?? []) {
      if (stat.type !== 'inbound-rtp') continue;
      seen[stat.kind as 'audio' | 'video'] += stat.bytesReceived;
      if (stat.kind === 'audio') seen.audioPackets += stat.packetsReceived;
    }
    return seen;
  });
}

/** Waits until new audio has arrived. Tests of both runners call it, so it asks neither. */
export async function hears(one: Side): Promise<void> {
  const before = (await arrived(one)).audio;
  for (const end = performance.now() + PATIENCE; (await arrived(one)).audio <= before; await pause(100))
    if (performance.now() > end) throw new Error('no new sound has arrived');
}

export interface Path {
  /** The types of all own candidates, and of the two candidates in use. */
  readonly gathered: readonly string[];
  readonly taken: readonly string[];
  readonly relayed: readonly string[];
  /** The protocol between this browser and its relay: `udp`, `tcp` or `tls`. */
  readonly over: string | undefined;
  readonly state: string;
  readonly dtls: string | undefined;
  readonly srtp: string | undefined;
  readonly tls: string | undefined;
}

/** Returns how the newest connection reaches the other side, and its encryption. */
export function pathOf({ page }: Side): Promise<Path> {
  return page.evaluate(async () => {
    const connection = (window as unknown as Kept).made.at(-1)!;
    const report = await connection.getStats();
    const stats = [...report.values()];
    const transport = stats.find(({ type }) => type === 'transport');
    const pair = report.get(transport?.selectedCandidatePairId);
    const own = report.get(pair?.localCandidateId);
    const both = [own, report.get(pair?.remoteCandidateId)];
    return {
      gathered: stats
        .filter(({ type }) => type === 'local-candidate')
        .map(({ candidateType }) => candidateType as string),
      taken: both.map((candidate) => (candidate?.candidateType ?? 'none') as string),
      relayed: both.map((candidate) => `${candidate?.address}:${candidate?.port}`),
      over: own?.relayProtocol,
      state: connection.connectionState,
      dtls: transport?.dtlsState,
      srtp: transport?.srtpCipher,
      tls: transport?.tlsVersion,
    };
  });
}

/** Collects what may explain why no media flows, for the message of a failed test. */
export async function condition({ page }: Side): Promise<string> {
  const facts = await page.evaluate(async () => {
    const { made, given, sockets } = window as unknown as Kept;
    const connection = made.at(-1);
    const stats = [...((await connection?.getStats())?.values() ?? [])] as Record<string, unknown>[];
    const only = (type: string, keys: readonly string[]) =>
      stats
        .filter((stat) => stat['type'] === type)
        .map((stat) => Object.fromEntries(keys.map((key) => [key, stat[key]])));
    return {
      connections: made.map(({ connectionState, iceConnectionState, signalingState }) =>
        [connectionState, iceConnectionState, signalingState].join(' '),
      ),
      lines: connection?.getTransceivers().map(({ direction, currentDirection, sender, receiver }) => ({
        direction,
        currentDirection,
        sends: sender.track?.readyState,
        enabled: sender.track?.enabled,
        muted: receiver.track.muted,
        active: sender.getParameters().encodings.map(({ active }) => active),
      })),
      tracks: given.map(({ kind, readyState, muted }) => `${kind} ${readyState}${muted ? ' muted' : ''}`),
      sockets: sockets.map(({ readyState }) => readyState),
      sent: only('outbound-rtp', ['kind', 'ssrc', 'packetsSent', 'active']),
      received: only('inbound-rtp', ['kind', 'ssrc', 'packetsReceived', 'packetsDiscarded']),
      transport: only('transport', [
        'iceState',
        'dtlsState',
        'iceRole',
        'packetsSent',
        'packetsReceived',
        'selectedCandidatePairChanges',
      ]),
      pairs: only('candidate-pair', [
        'state',
        'nominated',
        'packetsSent',
        'packetsReceived',
        'responsesReceived',
        'packetsDiscardedOnSend',
      ]),
    };
  });
  return `${JSON.stringify(facts)}\n${await page.locator('main').innerText()}`;
}

/** The states of all connections and tracks that this page ever had, and the number of open signalling sockets. */
export function remains({ page }: Side): Promise<{ connections: string[]; tracks: string[]; openSockets: number }> {
  return page.evaluate(() => {
    const { made, given, sockets } = window as unknown as Kept;
    return {
      connections: made.map(({ connectionState }) => connectionState),
      tracks: given.map(({ kind, readyState }) => `${kind} ${readyState}`),
      openSockets: sockets.filter(({ readyState }) => readyState === WebSocket.OPEN).length,
    };
  });
}

/**
 * The maximum bit rate of the own video, in bits per second; 0 while the other side does not accept video. The rate
 * that is reached depends on the machine.
 */
export function pictureBits({ page }: Side): Promise<number> {
  return page.evaluate(() => {
    const [, picture] = (window as unknown as Kept).made.at(-1)!.getTransceivers();
    return picture?.currentDirection?.startsWith('send') === true
      ? (picture.sender.getParameters().encodings[0]?.maxBitrate ?? 0)
      : 0;
  });
}

export const connected = ({ page }: Side) => page.locator('[data-phase=connected]').waitFor();
export const press = ({ page }: Side, control: string) => page.locator(`.call-control.${control}`).click();
