import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { deriveKeys } from '../server/src/platform/keys.ts';
import { busyShare } from './busy-share.ts';
import { addTheDay } from './data/day-rows.ts';
import { anAdministratorWhoWrites } from './http/administrator.ts';
import type { BenchAdministrator } from './http/administrator.ts';
import { openPanel, readDay } from './http/day-panel.ts';
import type { DayPanel } from './http/day-panel.ts';
import { SECRET, removeDataDir, startBenchedProduct } from './product-process.ts';
import { median, percentile } from './table.ts';
import type { Row } from './table.ts';

const BOOKINGS = 500;
const OPEN = 30;
const TIMES = 60;
const WATCHERS = 10;
/** One may write thirty times a minute. */
const WRITERS = 4;
/** A minute, so that every sweep that runs each minute runs once. */
const SPAN = 60_000;
/** As often with panels as without, in turns; the least counts, because some sweeps come every five minutes only. */
const ROUNDS = 2;

/**
 * Measures the day of the front desk with five hundred appointments and thirty open events: how long a change over HTTP
 * takes to reach the desk as a new reading, and what ten open panels cost while nothing happens, in comparison with the
 * same product without panels.
 */
export async function measureTheDay(): Promise<Row[]> {
  const product = await startBenchedProduct();
  const owner = new pg.Client(product.login('owner'));
  await owner.connect();
  try {
    const writers: BenchAdministrator[] = [];
    while (writers.length < WRITERS) writers.push(await anAdministratorWhoWrites(owner));
    await addTheDay(owner, BOOKINGS, OPEN);
    const { token } = writers[0]!;
    const desk = await openPanel(product.url, token);
    const updates = await updatesOf(product.url, writers, desk);
    desk.close();
    const share = async () => {
      const { product: own, database } = await busyShare(product.child.pid!, owner, SPAN);
      return { own, all: own + database };
    };
    // What the changes began has ended by then.
    await pause(SPAN);
    const [without, beside]: { own: number; all: number }[][] = [[], []];
    for (let round = 0; round < ROUNDS; round += 1) {
      without!.push(await share());
      const panels = await Promise.all(Array.from({ length: WATCHERS }, () => openPanel(product.url, token)));
      await pause(3_000);
      beside!.push(await share());
      for (const { close } of panels) close();
      await pause(3_000);
    }
    const least = (of: { own: number; all: number }[], field: 'own' | 'all') =>
      Math.min(...of.map((one) => one[field]));
    return [...updateRows(updates), restRow(least(without!, 'all'), least(beside!, 'all'), least(without!, 'own'))];
  } finally {
    await owner.end();
    await product.stop();
    removeDataDir(product.dataDir);
  }
}

function updateRows(updates: readonly number[]): Row[] {
  const [p50, p99] = [median(updates), percentile(updates, 0.99)];
  return [
    {
      what: `The day with ${BOOKINGS} appointments and ${OPEN} open events: from a change over HTTP to its new reading`,
      measured: `${p50.toFixed(0)} ms, slowest of ${TIMES} ${p99.toFixed(0)} ms`,
      beside: '–',
      goal: '≤ 1 s',
      met: p99 <= 1_000,
      figures: [
        { unit: 'ms', value: p50 },
        { part: 'slowest', unit: 'ms', value: p99 },
      ],
    },
  ];
}

function restRow(without: number, beside: number, own: number): Row {
  const more = Math.max(0, beside - without);
  return {
    what: `${WATCHERS} open panels while nothing happens, with the database`,
    measured: `${more.toFixed(2)} % of a core more than without them`,
    beside: `${without.toFixed(2)} % without (${own.toFixed(2)} % without the database)`,
    goal: '≤ 1 %',
    met: more <= 1,
    figures: [
      { unit: '%', value: more },
      { part: 'at rest', unit: '%', value: without },
    ],
  };
}

/** Milliseconds from a change of who is on call to the end of the reading that shows it. */
async function updatesOf(url: string, writers: readonly BenchAdministrator[], desk: DayPanel): Promise<number[]> {
  const [{ token }] = writers as [BenchAdministrator];
  const reply = await fetch(`${url}/api/admin/on-call?country=TZ`, { headers: { cookie: `__Host-sid=${token}` } });
  const { data } = (await reply.json()) as {
    data: { doctors: { id: string; on_call: boolean; hindrance: string | null }[] };
  };
  const { id, on_call: isOnCall } = data.doctors.find(({ hindrance }) => hindrance === null)!;
  const delays: number[] = [];
  for (let time = 0; time < TIMES; time += 1) {
    const heard = desk.next();
    const began = performance.now();
    await putOnCall(url, writers[time % writers.length]!, id, (time % 2 === 0) !== isOnCall);
    await heard;
    await readDay(url, token);
    delays.push(performance.now() - began);
    await pause(50);
  }
  return delays;
}

async function putOnCall(url: string, by: BenchAdministrator, doctorId: string, isOnCall: boolean): Promise<void> {
  const reply = await fetch(`${url}/api/admin/on-call/${doctorId}`, {
    method: 'PUT',
    headers: {
      cookie: `__Host-sid=${by.token}`,
      origin: url,
      'x-csrf': deriveKeys(SECRET).sign('csrf', by.sessionId),
      'idempotency-key': randomUUID(),
      'content-type': 'application/json',
    },
    body: JSON.stringify({ on_call: isOnCall }),
  });
  if (reply.status !== 200) throw new Error(`not put on call: ${reply.status} ${await reply.text()}`);
  await reply.text();
}
