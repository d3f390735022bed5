import { readFileSync } from 'node:fs';
import pg from 'pg';
import { copyOut } from './data/copy-out.ts';
import { addPayers, addPayments } from './data/payment-rows.ts';
import { anAdministrator } from './http/administrator.ts';
import { removeDataDir, startBenchedProduct } from './product-process.ts';
import { median } from './table.ts';
import type { Row } from './table.ts';

const ROWS = Number(process.env['BENCH_ROWS'] ?? 1_000_000);
const ROUNDS = 3;
const LEAST = 0.3;
const MOST_MEMORY = 30;

/** The same columns from the same rows, as PostgreSQL itself writes them. */
const QUERY = `
select p.reference, a.full_name as payer, p.country, p.currency, p.amount, p.amount_tzs, p.tzs_rate, p.method, p.provider, p.state,
       to_char(p.created_at at time zone 'Africa/Dar_es_Salaam', 'YYYY-MM-DD HH24:MI') as begun,
       to_char(p.settled_at at time zone 'Africa/Dar_es_Salaam', 'YYYY-MM-DD HH24:MI') as paid
  from payments p left join accounts a on a.id = p.payer_id and a.status = 'active' order by p.created_at desc, p.id desc`;

/**
 * Measures the export of a million payments in comparison with `COPY` of the same query, in turns, and how much the
 * process grows by it.
 */
export async function measureCsv(): Promise<Row[]> {
  const product = await startBenchedProduct({ WORKER: 'false' });
  const owner = new pg.Client(product.login('owner'));
  await owner.connect();
  try {
    const token = await anAdministrator(owner);
    await addPayments(owner, { first: 1, last: ROWS, all: ROWS, payers: await addPayers(owner, ROWS / 20) });
    // The demo data have some payments too.
    const { rows: counted } = await owner.query<{ all: number }>('select count(*)::int as all from payments');
    const all = counted[0]!.all;
    const rates = { ours: [] as number[], copied: [] as number[] };
    // A short export first, so that what every process loads once is not counted as growth.
    await exportAll(`${product.url}/api/admin/payments/export?country=BI`, token);
    const before = memoryOf(product.child.pid!);
    let most = before;
    for (let round = 0; round < ROUNDS; round += 1) {
      const began = performance.now();
      const lines = await exportAll(`${product.url}/api/admin/payments/export`, token, () => {
        most = Math.max(most, memoryOf(product.child.pid!));
      });
      if (lines !== all + 1) throw new Error(`${lines} lines in place of ${all + 1}`);
      rates.ours.push(all / (performance.now() - began));
      const copying = performance.now();
      await copyOut(owner, QUERY);
      rates.copied.push(all / (performance.now() - copying));
    }
    return rowsOf(rates, most - before);
  } finally {
    await owner.end();
    await product.stop();
    removeDataDir(product.dataDir);
  }
}

/** Downloads a table and returns the number of its lines. `watch` is called now and then. */
async function exportAll(url: string, token: string, watch: () => void = () => undefined): Promise<number> {
  const reply = await fetch(url, { headers: { cookie: `__Host-sid=${token}` } });
  if (reply.status !== 200) throw new Error(`no table: ${reply.status} ${await reply.text()}`);
  let lines = 0;
  let parts = 0;
  for await (const part of reply.body!) {
    for (const byte of part) if (byte === 10) lines += 1;
    parts += 1;
    if (parts % 50 === 0) watch();
  }
  return lines;
}

/** The memory of a process in megabytes. */
function memoryOf(pid: number): number {
  return Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) / 1024;
}

function rowsOf({ ours, copied }: { ours: number[]; copied: number[] }, growth: number): Row[] {
  const ratio = median(ours.map((rate, round) => rate / copied[round]!));
  return [
    {
      what: `CSV of ${ROWS.toLocaleString('en')} payments`,
      measured: `${(1000 * median(ours)).toFixed(0)} rows/s = ${ratio.toFixed(2)}`,
      beside: `\`COPY\` of the same query: ${(1000 * median(copied)).toFixed(0)} rows/s`,
      goal: `≥ ${LEAST}`,
      met: ratio >= LEAST,
      figures: [{ unit: 'rows/s', value: 1000 * median(ours), peer: 1000 * median(copied), ratio }],
    },
    {
      what: `CSV of ${ROWS.toLocaleString('en')} payments: memory`,
      measured: `+${growth.toFixed(0)} MB`,
      beside: 'after a short export',
      goal: `≤ +${MOST_MEMORY} MB`,
      met: growth <= MOST_MEMORY,
      figures: [{ unit: 'MB', value: growth }],
    },
  ];
}
