import pg from 'pg';
import { deriveKeys } from '../server/src/platform/keys.ts';
import { listFreeTimes } from './data/free-times.ts';
import { fillWeeksOf } from './data/full-weeks.ts';
import { createWorkTable, grantToRuntime, writeFunction } from './http/one-function.ts';
import { addPatients } from './http/patients.ts';
import { runPayers } from './http/pay-clients.ts';
import { fillWorkTable, pairWithPatients } from './http/pay-work.ts';
import type { Work } from './http/pay-work.ts';
import { traceHoldAndPay } from './http/trace-hold-and-pay.ts';
import type { Trace } from './http/trace-hold-and-pay.ts';
import { findPgbench, runPgbench } from './pgbench.ts';
import { SECRET, removeDataDir, startBenchedProduct } from './product-process.ts';
import type { BenchedProduct } from './product-process.ts';
import { median } from './table.ts';
import type { Row } from './table.ts';

const ROUNDS = 5;
const SECONDS = 3;
const AT_ONCE = 16;
/** A function for each request, and one for all three. */
const FUNCTIONS = ['bench_hold', 'bench_save', 'bench_checkout'] as const;
const WHOLE = 'bench_all';
const GOAL = 0.5;

/** What a payer and `pgbench` do in a second, of each round. */
interface Rates {
  readonly http: number[];
  readonly floor: number[];
  readonly whole: number[];
}

/**
 * Measures hold, save and checkout over HTTP in comparison with `pgbench`, which sends the same statements through one
 * function per request. Both commit three times. The relay of the outbox runs; jobs do not, as in a process with
 * `WORKER=false`. Also prints `pgbench` with all three in one transaction.
 */
export async function measureHoldAndPay(): Promise<Row[]> {
  const what = `Hold and pay over HTTP (three requests), ${AT_ONCE} clients`;
  const goal = `≥ ${GOAL}`;
  const pgbench = findPgbench();
  if (pgbench === undefined)
    return [{ what, measured: '–', beside: 'pgbench missing', goal, met: undefined, figures: [] }];
  const product = await startBenchedProduct({ WORKER: 'false' });
  const owner = new pg.Client(product.login('owner'));
  await owner.connect();
  try {
    const work = await prepareWork(product, owner);
    const first = work.pop()!;
    const trace = await traceHoldAndPay(product.login('app'), first.patient, first);
    await createWorkTable(owner, trace);
    for (const [index, name] of FUNCTIONS.entries())
      await writeFunction(owner, name, trace.requests[index]!, trace.varying);
    await writeFunction(owner, WHOLE, trace.requests.flat(), trace.varying);
    await grantToRuntime(owner);
    const { http, floor, whole } = await runRounds({ product, owner, pgbench, trace, work });
    console.log(`${work.length.toLocaleString('en')} free times are left`);
    const ratio = median(http.map((rate, round) => rate / floor[round]!));
    const beside = `\`pgbench\`, the same ${trace.requests.flat().length} statements, one function per request: ${median(floor).toFixed(0)}/s`;
    const ofWhole = median(http.map((rate, round) => rate / whole[round]!));
    console.log(`all in one function and one commit: ${median(whole).toFixed(0)}/s, ${ofWhole.toFixed(2)}`);
    const [value, peer] = [median(http), median(floor)];
    return [
      {
        what,
        measured: `${value.toFixed(0)}/s = ${ratio.toFixed(2)}`,
        beside,
        goal,
        met: ratio >= GOAL,
        figures: [
          { unit: '/s', value, peer, ratio },
          {
            part: 'beside one commit',
            beside: '`pgbench`, all statements in one function and one commit',
            unit: '/s',
            value,
            peer: median(whole),
            ratio: ofWhole,
          },
        ],
      },
    ];
  } finally {
    await owner.end();
    await product.stop();
    removeDataDir(product.dataDir);
  }
}

async function runRounds({
  product,
  owner,
  pgbench,
  trace,
  work,
}: {
  product: BenchedProduct;
  owner: pg.Client;
  pgbench: string;
  trace: Trace;
  work: Work[];
}): Promise<Rates> {
  const rates: Rates = { http: [], floor: [], whole: [] };
  // How many payers each side gets for a second of the next round: twice what it did in a second of the last one, and
  // not fewer than at first, because the first round is slow. What a side does not use stays for later rounds.
  const least = { http: 1_500, floor: 3_000 };
  let enough = least;
  for (let round = -1; round < ROUNDS; round += 1) {
    const seconds = round < 0 ? 1 : SECONDS;
    const http = await payOverHttp(product, work, enough.http * seconds, seconds);
    await fillWorkTable(owner, trace, work, enough.floor * seconds);
    const floor = await runFunctions(pgbench, product.login('app'), FUNCTIONS, seconds);
    await fillWorkTable(owner, trace, work, enough.floor * seconds);
    const whole = await runFunctions(pgbench, product.login('app'), [WHOLE], seconds);
    enough = {
      http: Math.max(least.http, Math.ceil(http * 2)),
      floor: Math.max(least.floor, Math.ceil(Math.max(floor, whole) * 2)),
    };
    // Updates the statistics as autovacuum would within a minute, so that the plans of both sides fit the number of
    // rows.
    if (round < 0) await owner.query('analyze');
    else for (const [side, rate] of Object.entries({ http, floor, whole })) rates[side as keyof Rates].push(rate);
  }
  return rates;
}

/** Takes at most `count` payers from the work, returns the unused ones to it, and returns the rate per second. */
async function payOverHttp(product: BenchedProduct, work: Work[], count: number, seconds: number): Promise<number> {
  const mine = work.splice(-count);
  const payers = mine.map(({ patient, doctorId, startsAt }) => ({
    token: patient.token,
    csrf: deriveKeys(SECRET).sign('csrf', patient.sessionId),
    doctorId,
    startsAt,
  }));
  const { perSecond, left } = await runPayers({ port: product.port, payers, atOnce: AT_ONCE, seconds });
  work.push(...mine.slice(0, left));
  return perSecond;
}

/** Returns the free times of all doctors in random order, each with a patient of its own. */
async function prepareWork(product: BenchedProduct, owner: pg.Client): Promise<Work[]> {
  await fillWeeksOf(product);
  const { rows: doctors } = await owner.query<{ id: string }>(
    'select id from doctors where verified_at is not null and suspended_at is null',
  );
  const times = await listFreeTimes(
    product.url,
    doctors.map(({ id }) => id),
  );
  console.log(`${times.length.toLocaleString('en')} free times`);
  return pairWithPatients(times, await addPatients(owner, times.length));
}

/** Runs the functions one after the other for the next work item, with all clients at once. */
function runFunctions(
  program: string,
  login: pg.ClientConfig,
  functions: readonly string[],
  seconds: number,
): Promise<number> {
  const calls = functions.map((name) => `select ${name}(:turn);\n`).join('');
  const script = `select nextval('bench_turn')::int as turn \\gset\n${calls}`;
  return runPgbench({ program, login, script, atOnce: AT_ONCE, seconds });
}
