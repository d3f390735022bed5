import pg from 'pg';
import { addAuditRows, addWithdrawals } from './data/desk-rows.ts';
import { addPayers, addPayments } from './data/payment-rows.ts';
import { anAdministrator } from './http/administrator.ts';
import { askOften } from './http/ask-often.ts';
import { removeDataDir, startBenchedProduct } from './product-process.ts';
import { median, percentile } from './table.ts';
import type { Row } from './table.ts';

const FEW = 10_000;
const MANY = Number(process.env['BENCH_ROWS'] ?? 1_000_000);
const TIMES = 40;
const MOST = 3;
const SLOWEST = 60;

/** What the screens offer of each list: first pages by each filter, a page far down, and one thing by its number. */
interface Asked {
  readonly list: string;
  readonly name: string;
  readonly path: string;
}

/**
 * Measures the lists of the console with a million rows in comparison with ten thousand, in the same run: payments,
 * withdrawal requests, the audit log and the queue of cases.
 */
export async function measureConsoleLists(): Promise<Row[]> {
  const product = await startBenchedProduct({ WORKER: 'false' });
  const owner = new pg.Client(product.login('owner'));
  await owner.connect();
  try {
    const token = await anAdministrator(owner);
    const payers = await addPayers(owner, FEW);
    const fill = async (first: number, last: number) => {
      await addPayments(owner, { first, last, all: last, payers });
      await addAuditRows(owner, payers, first, last);
      await addWithdrawals(owner, payers, first, last);
    };
    const measure = async () => {
      const asked = await whatIsAsked(owner, product.url, token);
      const found = new Map<string, { list: string; delays: number[] }>();
      for (const { list, name, path } of asked) {
        await askOften(product.url, { token, paths: [path], times: 4 });
        found.set(`${list}: ${name}`, {
          list,
          delays: await askOften(product.url, { token, paths: [path], times: TIMES }),
        });
      }
      return found;
    };
    await fill(1, FEW);
    const few = await measure();
    await fill(FEW + 1, MANY);
    const many = await measure();
    return [...new Set([...many.values()].map(({ list }) => list))].flatMap((list) => rowsOf(list, many, few));
  } finally {
    await owner.end();
    await product.stop();
    removeDataDir(product.dataDir);
  }
}

async function whatIsAsked(owner: pg.Client, url: string, token: string): Promise<Asked[]> {
  const { rows } = await owner.query<{ reference: string; day: string; payer: string }>(
    "select reference, to_char(created_at, 'YYYY-MM-DD') as day, payer_id as payer from payments order by created_at offset (select count(*) / 2 from payments) limit 1",
  );
  const { reference, day, payer } = rows[0]!;
  const cursorOf = async (path: string) => {
    const reply = await fetch(url + path, { headers: { cookie: `__Host-sid=${token}` } });
    return ((await reply.json()) as { data: { next_cursor: string } }).data.next_cursor;
  };
  const list = (name: string, base: string, searches: Readonly<Record<string, string>>) =>
    Object.entries(searches).map(([what, search]) => ({ list: name, name: what, path: base + search }));
  return [
    ...list('Payments', '/api/admin/payments', {
      all: '',
      paid: '?status=paid',
      waiting: '?status=waiting',
      failed: '?status=failed',
      'refund due': '?status=refund-due',
      'of one country': '?country=BI',
      'of one country, waiting': '?country=BI&status=waiting',
      'until a day': `?until=${day}`,
      'of one day': `?from=${day}&until=${day}`,
      'far down': `?cursor=${await cursorOf(`/api/admin/payments?until=${day}`)}`,
      'by reference': `?reference=${reference}`,
    }),
    ...list('Withdrawal requests', '/api/admin/withdrawals', {
      'of this month': '',
      'of all time': '?period=all',
      'waiting for money': '?period=all&status=approved',
      paid: '?period=all&status=paid',
      'of one country': '?period=all&country=TZ',
      'by name': '?period=all&q=a',
      'page 100': '?period=all&page=100',
    }),
    ...list('Audit log', '/api/admin/audit', {
      all: '',
      'of one person': `?account_id=${payer}`,
      'before a moment': `?before=${day}T00:00:00.000Z`,
    }),
    ...list('Cases', '/api/admin/cases', { all: '', 'of one kind': '?kind=withdrawal', 'of nobody': '?owner=nobody' }),
  ];
}

type Found = ReadonlyMap<string, { readonly list: string; readonly delays: number[] }>;

/** One line for a list: its slowest question, by the median and by the slowest answers. */
function rowsOf(list: string, many: Found, few: Found): Row[] {
  const asked = [...many].filter(([, one]) => one.list === list).map(([name]) => name);
  const p50 = (found: Found, name: string) => median(found.get(name)!.delays);
  const p99 = (found: Found, name: string) => percentile(found.get(name)!.delays, 0.99);
  const worst = asked.toSorted((one, other) => ratio(other) - ratio(one))[0]!;
  const slowest = asked.toSorted((one, other) => p99(many, other) - p99(many, one))[0]!;
  function ratio(name: string) {
    return p50(many, name) / p50(few, name);
  }
  const rows = MANY.toLocaleString('en');
  return [
    {
      what: `${list}, ${rows} rows, worst of ${asked.length} questions: p50`,
      measured: `${p50(many, worst).toFixed(1)} ms = ${ratio(worst).toFixed(2)}× (${worst.split(': ')[1]})`,
      beside: `${FEW.toLocaleString('en')} rows: ${p50(few, worst).toFixed(1)} ms`,
      goal: `≤ ${MOST}×`,
      met: ratio(worst) <= MOST,
      figures: asked.map((name) => ({
        part: name.split(': ')[1]!,
        unit: 'ms',
        value: p50(many, name),
        peer: p50(few, name),
      })),
    },
    {
      what: `${list}, ${rows} rows, worst of ${asked.length} questions: p99`,
      measured: `${p99(many, slowest).toFixed(1)} ms (${slowest.split(': ')[1]})`,
      beside: `${FEW.toLocaleString('en')} rows: ${p99(few, slowest).toFixed(1)} ms`,
      goal: `≤ ${SLOWEST} ms`,
      met: p99(many, slowest) <= SLOWEST,
      figures: [{ unit: 'ms', value: p99(many, slowest), peer: p99(few, slowest) }],
    },
  ];
}
