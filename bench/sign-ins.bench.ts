import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { addPatients } from './http/patients.ts';
import { addMembers } from './http/staff.ts';
import type { BenchMember } from './http/staff.ts';
import { removeDataDir, startBenchedProduct } from './product-process.ts';
import { median, percentile } from './table.ts';
import type { Row } from './table.ts';

const ROUNDS = 5;
const AT_ONCE = 100;
/** People who use the product meanwhile, each with a request, then a pause in milliseconds, then the next one. */
const OTHERS = 8;
const BETWEEN = 100;
const MOST = 300;

/** What they ask for: a page, a list that the short-lived cache may answer, a doctor's words, and who they are. */
const ROUTES = ['/', '/api/doctors?country=TZ&limit=20&sort=rating', '/api/site', '/api/me'];

/**
 * Measures how long other routes take while 100 people who work here sign in with their passwords at once, in
 * comparison with the same routes at rest for as long.
 */
export async function measureSignIns(): Promise<Row[]> {
  const product = await startBenchedProduct();
  const owner = new pg.Client(product.login('owner'));
  await owner.connect();
  const meanwhile: number[] = [];
  const atRest: number[] = [];
  const rush: number[] = [];
  try {
    const members = await addMembers(owner, AT_ONCE);
    const tokens = (await addPatients(owner, OTHERS)).map(({ token }) => token);
    for (let round = -1; round < ROUNDS; round += 1) {
      const begun = performance.now();
      const signedIn = Promise.all(members.map((member) => signIn(product.url, member)));
      const busy = await delaysUntil(product.url, tokens, signedIn);
      const took = performance.now() - begun;
      const quiet = await delaysUntil(product.url, tokens, pause(took));
      if (round < 0) continue;
      meanwhile.push(...busy);
      atRest.push(...quiet);
      rush.push(took);
    }
  } finally {
    await owner.end();
    await product.stop();
    removeDataDir(product.dataDir);
  }
  return [rowOf(meanwhile, atRest, rush)];
}

async function signIn(url: string, { username, password }: BenchMember): Promise<void> {
  const reply = await fetch(`${url}/api/auth/password`, {
    method: 'POST',
    headers: { origin: url, 'content-type': 'application/json', 'x-csrf': 'visitor' },
    body: JSON.stringify({ portal: 'staff', username, password }),
  });
  const text = await reply.text();
  if (!reply.ok || !text.includes('"receptionist"'))
    throw new Error(`the sign-in was refused: ${reply.status} ${text}`);
}

/** Returns the milliseconds that each request of the others took until the work was done. */
async function delaysUntil(url: string, tokens: readonly string[], work: Promise<unknown>): Promise<number[]> {
  const delays: number[] = [];
  let isDone = false;
  const end = work.finally(() => {
    isDone = true;
  });
  const others = tokens.map(async (token, first) => {
    for (let asked = first; !isDone; asked += 1) {
      const begun = performance.now();
      const path = ROUTES[asked % ROUTES.length]!;
      const reply = await fetch(url + path, { headers: { cookie: `__Host-sid=${token}` } });
      await reply.arrayBuffer();
      if (!reply.ok) throw new Error(`${path}: ${reply.status}`);
      delays.push(performance.now() - begun);
      await pause(BETWEEN);
    }
  });
  await Promise.all([end, ...others]);
  return delays;
}

function rowOf(meanwhile: readonly number[], atRest: readonly number[], rush: readonly number[]): Row {
  const [value, peer] = [percentile(meanwhile, 0.95), percentile(atRest, 0.95)];
  return {
    what: `${AT_ONCE} sign-ins with passwords at once: other routes’ p95 meanwhile`,
    measured: `${value.toFixed(0)} ms = ${(value / peer).toFixed(1)}×; all signed in after ${(median(rush) / 1000).toFixed(1)} s`,
    beside: `the same routes at rest ${peer.toFixed(0)} ms`,
    goal: `≤ ${MOST} ms`,
    met: value <= MOST,
    figures: [
      { unit: 'ms', value, peer },
      { part: 'p50', unit: 'ms', value: median(meanwhile), peer: median(atRest) },
      { part: 'all signed in', beside: '–', unit: 's', value: median(rush) / 1000 },
    ],
  };
}
