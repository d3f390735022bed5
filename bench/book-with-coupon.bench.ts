import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { deriveKeys } from '../server/src/platform/keys.ts';
import { listFreeTimes } from './data/free-times.ts';
import { fillWeeksOf } from './data/full-weeks.ts';
import { createWorkTable, grantToRuntime, writeFunction } from './http/one-function.ts';
import { addPatients } from './http/patients.ts';
import { runPayers } from './http/pay-clients.ts';
import { fillWorkTable, pairWithPatients } from './http/pay-work.ts';
import type { Work } from './http/pay-work.ts';
import { traceCoupon } from './http/trace-coupon.ts';
import { findPgbench, runPgbench } from './pgbench.ts';
import { SECRET, removeDataDir, startBenchedProduct } from './product-process.ts';
import type { BenchedProduct } from './product-process.ts';
import { median } from './table.ts';
import type { Row } from './table.ts';

const ROUNDS = 5;
const SECONDS = 3;
const AT_ONCE = 16;
/** A function for each request. */
const FUNCTIONS = ['bench_hold', 'bench_use'] as const;
const GOAL = 0.4;
/** How many payers each side gets for a second of a round; what it does not use stays for later rounds. */
const ENOUGH = { http: 1_500, floor: 3_000 };

/**
 * Measures hold and use of a coupon over HTTP in comparison with `pgbench`, which sends the same statements through one
 * function per request. Both commit twice.
 */
export async function measureBookWithCoupon(): Promise<Row[]> {
  const what = `Book with a coupon over HTTP (two requests), ${AT_ONCE} clients`;
  const goal = `≥ ${GOAL}`;
  const pgbench = findPgbench();
  if (pgbench === undefined)
    return [{ what, measured: '–', beside: 'pgbench missing', goal, met: undefined, figures: [] }];
  const product = await startBenchedProduct({ WORKER: 'false' });
  const owner = new pg.Client(product.login('owner'));
  await owner.connect();
  try {
    const work = await prepareWork(product, owner);
    const trace = await traceCoupon(product.login('app'), work.pop()!);
    await createWorkTable(owner, trace);
    for (const [index, name] of FUNCTIONS.entries())
      await writeFunction(owner, name, trace.requests[index]!, trace.varying);
    await grantToRuntime(owner);
    const [http, floor]: number[][] = [[], []];
    for (let round = -1; round < ROUNDS; round += 1) {
      const seconds = round < 0 ? 1 : SECONDS;
      const overHttp = await bookOverHttp(product, work, ENOUGH.http * seconds, seconds);
      await fillWorkTable(owner, trace, work, ENOUGH.floor * seconds);
      const bare = await runFunctions(pgbench, product.login('app'), seconds);
      // Updates the statistics as autovacuum would within a minute, so that the plans of both sides fit the rows.
      if (round < 0) await owner.query('analyze');
      else {
        http!.push(overHttp);
        floor!.push(bare);
      }
    }
    const ratio = median(http!.map((rate, round) => rate / floor![round]!));
    const [value, peer] = [median(http!), median(floor!)];
    const beside = `\`pgbench\`, the same ${trace.requests.flat().length} statements, one function per request: ${peer.toFixed(0)}/s`;
    return [
      {
        what,
        measured: `${value.toFixed(0)}/s = ${ratio.toFixed(2)}`,
        beside,
        goal,
        met: ratio >= GOAL,
        figures: [{ unit: '/s', value, peer, ratio }],
      },
    ];
  } finally {
    await owner.end();
    await product.stop();
    removeDataDir(product.dataDir);
  }
}

/** Takes at most `count` payers from the work, returns the unused ones to it, and returns the rate per second. */
async function bookOverHttp(product: BenchedProduct, work: Work[], count: number, seconds: number): Promise<number> {
  const mine = work.splice(-count);
  const payers = mine.map(({ patient, doctorId, startsAt, coupon }) => ({
    token: patient.token,
    csrf: deriveKeys(SECRET).sign('csrf', patient.sessionId),
    doctorId,
    startsAt,
    coupon: coupon?.code,
  }));
  const { perSecond, left } = await runPayers({ port: product.port, payers, atOnce: AT_ONCE, seconds });
  work.push(...mine.slice(0, left));
  return perSecond;
}

/**
 * Returns the free times of all doctors in random order, each with a patient who has a coupon for that type of doctor.
 */
async function prepareWork(product: BenchedProduct, owner: pg.Client): Promise<Work[]> {
  await fillWeeksOf(product);
  const { rows: doctors } = await owner.query<{ id: string; doctor_type: string }>(
    'select id, doctor_type from doctors where verified_at is not null and suspended_at is null',
  );
  const typeOf = new Map(doctors.map(({ id, doctor_type: type }) => [id, type]));
  const times = await listFreeTimes(product.url, [...typeOf.keys()]);
  const paired = pairWithPatients(times, await addPatients(owner, times.length));
  const work = paired.map((one, index) => ({ ...one, coupon: { id: randomUUID(), code: codeOf(index) } }));
  // Coupons made by hand, because buying a plan is not measured; each administrator may have made them.
  await owner.query(
    `insert into coupons (id, code, account_id, package_type, doctor_type, country, call_limit, created_at, expires_at, made_by, reason)
     select c.id, c.code, c.account, 'family', c.type, 'TZ', 5, now(), now() + interval '30 days', $5, 'bench'
       from unnest($1::uuid[], $2::text[], $3::uuid[], $4::text[]) c (id, code, account, type) where c.account <> $5`,
    [
      work.map(({ coupon }) => coupon.id),
      work.map(({ coupon }) => coupon.code),
      work.map(({ patient }) => patient.accountId),
      work.map(({ doctorId }) => typeOf.get(doctorId)!),
      work[0]!.patient.accountId,
    ],
  );
  return work.slice(1);
}

/** Returns the code of a number: eight characters of the alphabet of coupons. */
function codeOf(number: number): string {
  const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
  return Array.from({ length: 8 }, (_, at) => letters[Math.floor(number / 32 ** at) % 32]).join('');
}

/** Runs the functions one after the other for the next work item, with all clients at once. */
function runFunctions(program: string, login: pg.ClientConfig, seconds: number): Promise<number> {
  const calls = FUNCTIONS.map((name) => `select ${name}(:turn);\n`).join('');
  const script = `select nextval('bench_turn')::int as turn \\gset\n${calls}`;
  return runPgbench({ program, login, script, atOnce: AT_ONCE, seconds });
}
