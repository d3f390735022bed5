import pg from 'pg';
import { addPatients } from './http/patients.ts';
import { removeDataDir, startBenchedProduct } from './product-process.ts';
import { median, percentile } from './table.ts';
import type { Row } from './table.ts';

const FEW = 25;
const MANY = 10_000;
const REQUESTS = 600;
const AT_ONCE = 4;
const GOAL = 60;

/**
 * Measures how long the first page of the queue of cases takes with 10,000 open ones, asked for by four administrators
 * at once, in comparison with as many as fit on the page. All are withdrawals, whose doctors the list names.
 */
export async function measureCases(): Promise<Row[]> {
  const product = await startBenchedProduct();
  const owner = new pg.Client(product.login('owner'));
  await owner.connect();
  try {
    const [administrator, ...doctors] = await addPatients(owner, 101);
    await owner.query("update accounts set roles = array['administrator'], staff_since = now() where id = $1", [
      administrator!.accountId,
    ]);
    await owner.query("update sessions set role = 'administrator' where id = $1", [administrator!.sessionId]);
    const accounts = doctors.map(({ accountId }) => accountId);
    const ask = () => askOften(`${product.url}/api/admin/cases`, administrator!.token);
    await addCases(owner, accounts, FEW);
    await ask();
    const few = await ask();
    await addCases(owner, accounts, MANY - FEW);
    await owner.query('analyze cases, withdrawals');
    await ask();
    return [rowOf(await ask(), few)];
  } finally {
    await owner.end();
    await product.stop();
    removeDataDir(product.dataDir);
  }
}

/** Inserts withdrawals that wait to be paid, with their cases. Writes to the tables: asking is not measured. */
async function addCases(owner: pg.Client, accounts: readonly string[], count: number): Promise<void> {
  await owner.query('alter table withdrawals disable trigger user');
  await owner.query(
    `with asked as (
       insert into withdrawals (id, doctor_id, requested_by, amount, currency, payout_phone, state, created_at, decided_at)
       select gen_random_uuid(), (select id from doctors limit 1), ($1::uuid[])[1 + n % $3::int], 1000000, 'TZS', '+255754000001', 'approved',
              now() - n * interval '1 minute', now()
         from generate_series(1, $2::int) n returning id, requested_by, amount, currency, created_at)
     insert into cases (id, kind, subject_id, account_id, amount, currency, opened_at, due_at)
     select gen_random_uuid(), 'withdrawal', id::text, requested_by, amount, currency, created_at, created_at + interval '2 days' from asked
     on conflict do nothing`,
    [accounts, count, accounts.length],
  );
  await owner.query('alter table withdrawals enable trigger user');
}

/** Returns the milliseconds of each of many requests. */
async function askOften(url: string, token: string): Promise<number[]> {
  const delays: number[] = [];
  const ask = async () => {
    while (delays.length < REQUESTS) {
      const began = performance.now();
      const reply = await fetch(url, { headers: { cookie: `__Host-sid=${token}` } });
      const { data } = (await reply.json()) as { data: { cases: unknown[] } };
      if (data.cases.length !== FEW) throw new Error(`the page has ${data.cases.length} cases`);
      delays.push(performance.now() - began);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, ask));
  return delays;
}

function rowOf(many: readonly number[], few: readonly number[]): Row {
  const [value, peer] = [percentile(many, 0.99), percentile(few, 0.99)];
  return {
    what: `A page of ${MANY.toLocaleString('en')} open cases, ${AT_ONCE} at once: p99`,
    measured: `${value.toFixed(0)} ms = ${(value / peer).toFixed(2)}×`,
    beside: `the same with ${FEW} open cases: ${peer.toFixed(0)} ms`,
    goal: `≤ ${GOAL} ms`,
    met: value <= GOAL,
    figures: [
      { unit: 'ms', value, peer },
      { part: 'p50', unit: 'ms', value: median(many), peer: median(few) },
    ],
  };
}
