import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { fillDoctors } from './data/million-doctors.ts';
import { addBookings } from './data/office-rows.ts';
import { addLedger, addPayers, addPayments } from './data/payment-rows.ts';
import { anAdministrator } from './http/administrator.ts';
import { askOften } from './http/ask-often.ts';
import { removeDataDir, startBenchedProduct } from './product-process.ts';
import { median, percentile } from './table.ts';
import type { Row } from './table.ts';

const ROWS = Number(process.env['BENCH_ROWS'] ?? 1_000_000);
const TIMES = 60;
/** Doctors who have the bookings, and people whose they are. */
const PEOPLE = 2_000;
const SLOWEST = 80;
const LONGEST_KEEPING = 240_000;

/** What the two sections ask for. */
const ASKED = {
  'dashboard figures': '/api/admin/dashboard/stats',
  'figures of the staff portal': '/api/admin/dashboard',
  'recent activity': '/api/admin/dashboard/activity',
  'revenue by month': '/api/admin/revenue?period=monthly',
  'revenue by day': '/api/admin/revenue?period=daily',
  'revenue of one country': '/api/admin/revenue?period=yearly&country=KE',
} as const;

/**
 * Measures dashboards and revenue over three years with a million payments in six currencies and a million bookings,
 * and compares every day and currency with the ledger, to the unit.
 */
export async function measureRevenue(): Promise<Row[]> {
  const product = await startBenchedProduct({ SEED_DEMO: 'false' });
  const owner = new pg.Client(product.login('owner'));
  await owner.connect();
  try {
    const token = await anAdministrator(owner);
    const payers = await addPayers(owner, ROWS / 20);
    await addPayments(owner, { first: 1, last: ROWS, all: ROWS, payers });
    await addLedger(owner);
    await fillDoctors(owner, PEOPLE);
    await addBookings(owner, { first: 1, last: ROWS, people: payers.slice(0, PEOPLE) });
    await keepDays(owner);
    const different = await compareWithLedger(owner, product.url, token);
    const rows: Row[] = [];
    for (const [name, path] of Object.entries(ASKED)) {
      await askOften(product.url, { token, paths: [path], times: 5 });
      rows.push(rowOf(name, await askOften(product.url, { token, paths: [path], times: TIMES })));
    }
    return [exactRow(different), ...rows];
  } finally {
    await owner.end();
    await product.stop();
    removeDataDir(product.dataDir);
  }
}

/** Has the product keep the days that are over, as it does every hour, and waits until no zone is left. */
async function keepDays(owner: pg.Client): Promise<void> {
  await owner.query("select graphile_worker.add_job('payments/keep-days', '{}')");
  const left = `select 1 from (select count(*) as zones, min(kept_until) as until from revenue_horizons) h
                 where zones < 6 or until < now() - interval '4 days'`;
  for (const end = performance.now() + LONGEST_KEEPING; (await owner.query(left)).rowCount !== 0; await pause(500))
    if (performance.now() > end) throw new Error('the days were not kept');
  await owner.query('vacuum (analyze) revenue_days');
}

/** Returns how many days and currencies of the report differ from what the ledger moved for patients. */
async function compareWithLedger(
  owner: pg.Client,
  url: string,
  token: string,
): Promise<{ of: number; differ: number }> {
  const reply = await fetch(`${url}/api/admin/revenue?period=daily`, { headers: { cookie: `__Host-sid=${token}` } });
  const { data } = (await reply.json()) as {
    data: { byPeriod: Record<string, { original: { amount: number; currency: string }[] }> };
  };
  const { rows } = await owner.query<{ day: string; currency: string; amount: string }>(
    `select to_char(j.created_at at time zone 'Africa/Dar_es_Salaam', 'YYYY-MM-DD') as day, e.currency, sum(e.amount)::text as amount
       from ledger_journals j join ledger_entries e on e.journal_id = j.id
      where j.kind in ('capture', 'refund-due') and e.account = 'held:' || e.currency group by 1, 2`,
  );
  const reported = new Map<string, string>(
    Object.entries(data.byPeriod).flatMap(([day, { original }]) =>
      original.map(({ currency, amount }) => [`${day} ${currency}`, String(amount)] as const),
    ),
  );
  const ledger = new Map<string, string>(rows.map(({ day, currency, amount }) => [`${day} ${currency}`, amount]));
  const keys = new Set([...reported.keys(), ...ledger.keys()]);
  return { of: keys.size, differ: [...keys].filter((key) => reported.get(key) !== ledger.get(key)).length };
}

function exactRow({ of, differ }: { of: number; differ: number }): Row {
  return {
    what: `Revenue of ${ROWS.toLocaleString('en')} payments by day and currency, against the ledger`,
    measured: `${differ} of ${of} differ`,
    beside: 'sums of the ledger',
    goal: '0',
    met: of > 0 && differ === 0,
    figures: [{ unit: 'sums', value: differ }],
  };
}

function rowOf(name: string, delays: readonly number[]): Row {
  const value = percentile(delays, 0.95);
  return {
    what: `${name}, ${ROWS.toLocaleString('en')} payments of three years: p95`,
    measured: `${value.toFixed(0)} ms`,
    beside: '–',
    goal: `≤ ${SLOWEST} ms`,
    met: value <= SLOWEST,
    figures: [
      { unit: 'ms', value },
      { part: 'p50', unit: 'ms', value: median(delays) },
    ],
  };
}
