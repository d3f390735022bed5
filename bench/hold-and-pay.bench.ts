import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { deriveKeys, hashToken } from '../server/src/platform/keys.ts';
import { createWorkTable, writeFunction } from './http/one-function.ts';
import { addPatients } from './http/patients.ts';
import type { BenchPatient } from './http/patients.ts';
import { rush } from './http/pay-clients.ts';
import { traceHoldAndPay } from './http/trace-hold-and-pay.ts';
import type { Trace } from './http/trace-hold-and-pay.ts';
import { SECRET, removeDataDir, startBenchedProduct } from './product-process.ts';
import type { BenchedProduct } from './product-process.ts';
import { median } from './table.ts';
import type { Row } from './table.ts';

const ROUNDS = 5;
const SECONDS = 3;
const AT_ONCE = 16;
/** Nobody may hold more than three unpaid slots. */
const HOLDS_EACH = 3;
/** A function per request, and one for all three. */
const FUNCTIONS = ['bench_hold', 'bench_save', 'bench_checkout'] as const;
const WHOLE = 'bench_all';
const GOAL = 0.5;

interface Work { readonly patient: BenchPatient; readonly doctorId: string; readonly startsAt: string }

/**
 * Hold, save and checkout over HTTP beside `pgbench` that sends the very same statements, one function per request: both commit three times.
 * The relay of the outbox runs; jobs do not, as in a process with `WORKER=false`. Also prints `pgbench` with all three in one transaction.
 */
export async function measureHoldAndPay(): Promise<Row[]> {
  const what = `Hold and pay over HTTP (three requests), ${AT_ONCE} clients`;
  const goal = `≥ ${GOAL}`;
  const pgbench = globSync('/usr/lib/postgresql/*/bin/pgbench').at(-1);
  if (pgbench === undefined || !existsSync(pgbench)) return [{ what, measured: '–', beside: 'pgbench missing', goal, met: undefined }];
  const product = await startBenchedProduct({ WORKER: 'false' });
  const owner = new pg.Client(product.login('owner'));
  await owner.connect();
  try {
    const work = await prepareWork(product, owner);
    const first = work.pop()!;
    const trace = await traceHoldAndPay(product.login('app'), first.patient, first);
    await createWorkTable(owner, trace);
    for (const [index, name] of FUNCTIONS.entries()) await writeFunction(owner, name, trace.requests[index]!, trace.varying);
    await writeFunction(owner, WHOLE, trace.requests.flat(), trace.varying);
    const ours: number[] = [];
    const theirs: number[] = [];
    const whole: number[] = [];
    let turn = 0;
    // How much work a round of each side gets: twice what it did in the last second.
    let enough = { http: 600, floor: 1200 };
    for (let round = -1; round < ROUNDS; round += 1) {
      const seconds = round < 0 ? 1 : SECONDS;
      const mine = work.splice(-enough.http * seconds);
      const payers = mine.map(({ patient, doctorId, startsAt }) => ({ token: patient.token, csrf: deriveKeys(SECRET).sign('csrf', patient.sessionId), doctorId, startsAt }));
      const http = (await rush({ port: product.port, payers, atOnce: AT_ONCE, seconds })).perSecond;
      turn = await addWork(owner, trace, work.splice(-enough.floor * seconds), turn);
      const floor = await runPgbench(pgbench, product.login('app'), FUNCTIONS, seconds);
      turn = await addWork(owner, trace, work.splice(-enough.floor * seconds), turn);
      const all = await runPgbench(pgbench, product.login('app'), [WHOLE], seconds);
      enough = { http: Math.ceil(http * 2), floor: Math.ceil(Math.max(floor, all) * 2) };
      // What a minute of autovacuum does: the plans of both sides know how much there is.
      if (round < 0) await owner.query('analyze');
      if (round >= 0) {
        ours.push(http);
        theirs.push(floor);
        whole.push(all);
      }
    }
    const ratio = median(ours.map((rate, round) => rate / theirs[round]!));
    const beside = `\`pgbench\`, the same ${trace.requests.flat().length} statements, one function per request: ${median(theirs).toFixed(0)}/s`;
    console.log(`all in one function and one commit: ${median(whole).toFixed(0)}/s, ${median(ours.map((rate, round) => rate / whole[round]!)).toFixed(2)}`);
    return [{ what, measured: `${median(ours).toFixed(0)}/s = ${ratio.toFixed(2)}`, beside, goal, met: ratio >= GOAL }];
  } finally {
    await owner.end();
    await product.stop();
    removeDataDir(product.dataDir);
  }
}

/** Free slots of all doctors, each with a patient who may still hold one, in no particular order. */
async function prepareWork(product: BenchedProduct, owner: pg.Client): Promise<Work[]> {
  const { rows: doctors } = await owner.query<{ id: string }>('select id from doctors where verified_at is not null and suspended_at is null');
  const slots: { doctorId: string; startsAt: string }[] = [];
  for (const { id } of doctors) {
    const page = (await (await fetch(`${product.url}/api/doctors/${id}/slots?days=31`)).json()) as { data: { slots: { starts_at: string }[] } };
    slots.push(...page.data.slots.slice(2).map(({ starts_at: startsAt }) => ({ doctorId: id, startsAt })));
  }
  const patients = await addPatients(owner, Math.ceil(slots.length / HOLDS_EACH));
  // Slots of one doctor stand together, so a patient's three are at three times.
  const work = slots.map((slot, index) => ({ ...slot, patient: patients[Math.floor(index / HOLDS_EACH)]! }));
  for (let last = work.length - 1; last > 0; last -= 1) {
    const other = Math.floor(Math.random() * (last + 1));
    [work[last], work[other]] = [work[other]!, work[last]!];
  }
  console.log(`${work.length.toLocaleString('en')} free slots`);
  return work;
}

/** Puts work where the function finds it; the sequence hands it out. Answers the next number. */
async function addWork(owner: pg.Client, { varying }: Trace, work: readonly Work[], from: number): Promise<number> {
  const seconds = Math.floor(Date.now() / 1000);
  const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
  const values: Record<string, (one: Work, number: number) => string> = {
    token_hash: ({ patient }) => `\\x${hashToken(patient.token).toString('hex')}`,
    session: ({ patient }) => patient.sessionId,
    patient: ({ patient }) => patient.accountId,
    doctor: ({ doctorId }) => doctorId,
    starts_at: ({ startsAt }) => new Date(startsAt).toISOString(),
    reference: (_, number) => `TBB-${seconds}-${Array.from({ length: 8 }, (__, at) => letters[Math.floor(number / 32 ** at) % 32]).join('')}`,
  };
  const columns = [...varying.keys()];
  await owner.query(
    `insert into bench_work (number, ${columns.join(', ')}) select * from unnest($1::int[], ${columns.map((_, index) => `$${index + 2}::text[]`).join(', ')})`,
    [work.map((_, index) => from + index), ...columns.map((column) => work.map((one, index) => (values[column] ?? (() => randomUUID()))(one, from + index)))],
  );
  await owner.query(`create sequence if not exists bench_turn minvalue 0; select setval('bench_turn', ${from}, false); analyze bench_work;
    grant select on bench_work to tabibu_app; grant usage on sequence bench_turn to tabibu_app; grant execute on all functions in schema public to tabibu_app`);
  return from + work.length;
}

async function runPgbench(program: string, login: pg.ClientConfig, functions: readonly string[], seconds: number): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'tabibu-pgbench-'));
  const script = join(folder, 'turn.sql');
  writeFileSync(script, `select nextval('bench_turn')::int as turn \\gset\n${functions.map((name) => `select ${name}(:turn);\n`).join('')}`);
  const options = ['-n', '-f', script, '-M', 'prepared', '-c', String(AT_ONCE), '-j', '1', '-T', String(seconds)];
  const { stdout, stderr } = await promisify(execFile)(program, options, {
    env: { PGHOST: String(login.host), PGPORT: String(login.port), PGUSER: String(login.user), PGPASSWORD: String(login.password), PGDATABASE: String(login.database) },
  });
  rmSync(folder, { recursive: true });
  const rate = Number(/tps = ([\d.]+)/.exec(stdout)?.[1]);
  if (!(rate > 0) || /aborted/.test(stderr)) throw new Error(`pgbench: ${stdout}${stderr}`);
  return rate;
}
