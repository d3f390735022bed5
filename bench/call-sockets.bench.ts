import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { WebSocket } from 'ws';
import { startBareRelay } from './call/bare-relay.ts';
import { joinByWire, openWire } from './call/call-wire.ts';
import { addOpenCalls } from './call/open-calls.ts';
import type { OpenCall } from './call/open-calls.ts';
import { removeDataDir, startBenchedProduct } from './product-process.ts';
import type { BenchedProduct } from './product-process.ts';
import { percentile } from './table.ts';
import type { Row } from './table.ts';

const IDLE = 2_000;
const WARM = 200;
const SETTLE = 20_000;
const PAIRS = 10;
const SAID = 300;
const BETWEEN = 80;
const MOST_MEMORY = 20;
const MOST_LATER = 15;
const ASKED = 300;
const FRAMES = 200;
const MOST_FLOODED = 200;
const MALFORMED = '{"type":"leg","state":1}';

/**
 * Measures the server's memory for each open signalling socket; how much later than over bare `ws` and NOTIFY a signal
 * reaches the other process; and how long an answer takes while a person of another call floods the server with
 * malformed frames (K-02).
 */
export async function measureCallSockets(): Promise<Row[]> {
  const first = await startBenchedProduct();
  const owner = new pg.Client(first.login('owner'));
  await owner.connect();
  let second: BenchedProduct | undefined;
  try {
    const calls = await addOpenCalls(owner, PAIRS + WARM + IDLE, PAIRS);
    const pairs = calls.splice(0, PAIRS);
    second = await startBenchedProduct({
      DATABASE_URL: addressOf({ ...first.login('admin'), database: first.login('owner').database }),
      SEED_DEMO: 'false',
    });
    const delay = await delaysOf(first, second, pairs);
    const floor = await floorDelays(first.login('app'));
    await second.stop();
    second = undefined;
    // Memory is measured before the flood, because the garbage of the flood leaves free memory that new sockets would
    // use.
    const memory = await memoryOf(first, calls);
    const [victim, noisy] = pairs as [OpenCall, OpenCall];
    const quiet = await answerDelay(first, victim);
    const flooded = await answerDelay(first, victim, noisy);
    const later = delay.p99 - floor.p99;
    return [
      {
        what: `Signalling: memory for each of ${IDLE.toLocaleString('en')} idle sockets`,
        measured: `${memory.toFixed(1)} kB`,
        beside: '–',
        goal: `≤ ${MOST_MEMORY} kB`,
        met: memory <= MOST_MEMORY,
        figures: [{ unit: 'kB', value: memory }],
      },
      {
        what: 'Signalling: from one process to the other, p99',
        measured: `${delay.p99.toFixed(1)} ms = ${later.toFixed(1)} ms more`,
        beside: `bare \`ws\` and NOTIFY ${floor.p99.toFixed(1)} ms`,
        goal: `≤ ${MOST_LATER} ms more`,
        met: later <= MOST_LATER,
        figures: [{ unit: 'ms', value: delay.p99, peer: floor.p99 }],
      },
      {
        what: 'Signalling: an answer while another person sends malformed frames, p95',
        measured: `${flooded.toFixed(1)} ms`,
        beside: `the same without them ${quiet.toFixed(1)} ms`,
        goal: `≤ ${MOST_FLOODED} ms`,
        met: flooded <= MOST_FLOODED,
        figures: [{ unit: 'ms', value: flooded, peer: quiet }],
      },
    ];
  } finally {
    await owner.end();
    await second?.stop();
    await first.stop();
    removeDataDir(first.dataDir);
    if (second) removeDataDir(second.dataDir);
  }
}

function addressOf({ user, password, host, port, database }: pg.ClientConfig): string {
  return `postgres://${user}:${encodeURIComponent(String(password))}@localhost/${database}?host=${encodeURIComponent(String(host))}&port=${port}`;
}

/**
 * Measures delays between two processes, with the patients in one and the doctors in the other. Each pair exchanges
 * signals at intervals, as in a negotiation.
 */
async function delaysOf(
  first: BenchedProduct,
  second: BenchedProduct,
  pairs: readonly OpenCall[],
): Promise<{ p99: number }> {
  const delays: number[] = [];
  const sockets: WebSocket[] = [];
  await Promise.all(
    pairs.map(async ({ patient, doctor, bookingId }) => {
      const near = await joinByWire(first.url, patient, bookingId);
      const far = await joinByWire(second.url, doctor!, bookingId);
      sockets.push(near, far);
      far.on('message', (text: Buffer) => {
        const news = JSON.parse(text.toString()) as { type: string; candidate?: { candidate: string } };
        if (news.type === 'candidate')
          delays.push(performance.now() - Number(news.candidate?.candidate.split(' ').at(-1)));
      });
      // Gives the server time to learn that the other person is present.
      await pause(1_000);
      for (let said = 0; said < SAID; said += 1, await pause(BETWEEN)) {
        near.send(
          JSON.stringify({
            type: 'candidate',
            candidate: {
              candidate: `candidate:1 1 udp 1 192.0.2.1 9 typ relay at ${performance.now()}`,
              sdpMid: '0',
              sdpMLineIndex: 0,
              usernameFragment: null,
            },
          }),
        );
      }
    }),
  );
  await pause(1_000);
  for (const socket of sockets) socket.terminate();
  return heard(delays);
}

/**
 * Measures the 95th percentile of the answers in one call, in milliseconds. Meanwhile the person of `noisy` opens
 * socket after socket and is disconnected for malformed frames.
 */
async function answerDelay(
  product: BenchedProduct,
  { patient, bookingId }: OpenCall,
  noisy?: OpenCall,
): Promise<number> {
  const line = await joinByWire(product.url, patient, bookingId);
  const stop = noisy && flood(product, noisy);
  const delays: number[] = [];
  for (let asked = 0; asked < ASKED; asked += 1, await pause(60)) {
    const before = performance.now();
    const answer = once(line, 'message');
    line.send('{"type":"ping"}');
    await answer;
    delays.push(performance.now() - before);
  }
  await stop?.();
  line.terminate();
  return percentile(delays, 0.95);
}

function flood(product: BenchedProduct, { patient }: OpenCall): () => Promise<void> {
  let flooding = true;
  const work = (async () => {
    while (flooding) {
      const socket = openWire(product.url, patient);
      // A write that is still in progress when the server closes the socket causes an error here.
      socket.on('error', () => undefined);
      const closed = new Promise((done) => {
        socket.once('close', done);
      });
      await once(socket, 'open');
      for (let sent = 0; sent < FRAMES; sent += 1) socket.send(MALFORMED, () => undefined);
      await closed;
    }
  })();
  return async () => {
    flooding = false;
    await work;
  };
}

async function floorDelays(login: pg.ClientConfig): Promise<{ p99: number }> {
  const [here, there] = [await startBareRelay(login), await startBareRelay(login)];
  const delays: number[] = [];
  try {
    await Promise.all(
      Array.from({ length: PAIRS }, async (_, pair) => {
        const [near, far] = [new WebSocket(`${here.url}/near${pair}`), new WebSocket(`${there.url}/far${pair}`)];
        await Promise.all(
          [near, far].map(
            (socket) =>
              new Promise((done) => {
                socket.once('open', done);
              }),
          ),
        );
        far.on('message', (text: Buffer) => delays.push(performance.now() - Number(text.toString().split(' ').at(-1))));
        await pause(1_000);
        for (let said = 0; said < SAID; said += 1, await pause(BETWEEN))
          near.send(`far${pair} ${'x'.repeat(180)} ${performance.now()}`);
      }),
    );
    await pause(1_000);
  } finally {
    for (const { child } of [here, there]) child.kill();
  }
  return heard(delays);
}

function heard(delays: readonly number[]): { p99: number } {
  if (delays.length < PAIRS * SAID) throw new Error(`only ${delays.length} of ${PAIRS * SAID} arrived`);
  return { p99: percentile(delays, 0.99) };
}

/**
 * Returns the kilobytes that the server process needs for each idle socket, after the first sockets have warmed it up.
 */
async function memoryOf(product: BenchedProduct, calls: readonly OpenCall[]): Promise<number> {
  const sockets: WebSocket[] = [];
  const openAll = async (some: readonly OpenCall[]) => {
    const waiting = [...some];
    const next = async () => {
      for (let call = waiting.pop(); call !== undefined; call = waiting.pop())
        sockets.push(await joinByWire(product.url, call.patient, call.bookingId));
    };
    await Promise.all(Array.from({ length: 16 }, next));
    await pause(SETTLE);
  };
  await openAll(calls.slice(0, WARM));
  const before = residentKilobytes(product.child.pid!);
  await openAll(calls.slice(WARM, WARM + IDLE));
  if (sockets.some(({ readyState }) => readyState !== WebSocket.OPEN)) throw new Error('a socket did not stay open');
  const after = residentKilobytes(product.child.pid!);
  for (const socket of sockets) socket.terminate();
  return (after - before) / IDLE;
}

function residentKilobytes(pid: number): number {
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
}
