import pg from 'pg';
import { anAdministrator } from '../http/administrator.ts';
import { askOften } from '../http/ask-often.ts';
import { removeDataDir, startBenchedProduct } from '../product-process.ts';
import { median, percentile } from '../table.ts';
import type { Row } from '../table.ts';

export const FEW = 10_000;
const MANY = Number(process.env['BENCH_ROWS'] ?? 1_000_000);
/** So that three answers that the machine delayed are not the 99th percentile. */
const TIMES = 300;
/** Asked before, so that the first questions of a process and of its connections are not measured. */
const BEFORE = 10;
const MOST = 3;
const SLOWEST = 60;
/** A search for a part of a text may take longer. */
const SLOWEST_SEARCH = 300;

/** One question: what a screen offers of a list. */
export interface Asked {
  readonly list: string;
  readonly name: string;
  readonly path: string;
  readonly isSearch: boolean;
}

/** Questions to a list: names with what stands behind the path. Those of `searches` look for a part of a text. */
export function questions(
  list: string,
  base: string,
  {
    filters,
    searches = {},
  }: { filters: Readonly<Record<string, string>>; searches?: Readonly<Record<string, string>> },
): Asked[] {
  const ask = (of: Readonly<Record<string, string>>, isSearch: boolean) =>
    Object.entries(of).map(([name, search]) => ({ list, name, path: base + search, isSearch }));
  return [...ask(filters, false), ...ask(searches, true)];
}

export interface Plan {
  /** Adds the rows from the first to the last number to each list. */
  readonly fill: (owner: pg.Client, first: number, last: number) => Promise<void>;
  readonly asks: (owner: pg.Client, read: (path: string) => Promise<unknown>) => Promise<Asked[]>;
}

/** Measures what screens ask of lists with a million rows in comparison with ten thousand, in the same run. */
export async function measureLists({ fill, asks }: Plan, environment: Record<string, string> = {}): Promise<Row[]> {
  const product = await startBenchedProduct({ WORKER: 'false', ...environment });
  const owner = new pg.Client(product.login('owner'));
  await owner.connect();
  try {
    await owner.query("set synchronous_commit = off; set maintenance_work_mem = '256MB'; set work_mem = '64MB'");
    const token = await anAdministrator(owner);
    const read = async (path: string) => {
      const reply = await fetch(product.url + path, { headers: { cookie: `__Host-sid=${token}` } });
      return ((await reply.json()) as { data: unknown }).data;
    };
    const measure = async () => {
      const found = new Map<string, Measured>();
      for (const { list, name, path, isSearch } of await asks(owner, read)) {
        await askOften(product.url, { token, paths: [path], times: BEFORE });
        const delays = await askOften(product.url, { token, paths: [path], times: TIMES });
        found.set(`${list}: ${name}`, { list, isSearch, delays });
      }
      return found;
    };
    const filled = async (first: number, last: number) => {
      await fill(owner, first, last);
      await writeOut(product.login('admin'));
    };
    await filled(1, FEW);
    const few = await measure();
    await filled(FEW + 1, MANY);
    const many = await measure();
    if (process.env['BENCH_EACH'] !== undefined) printEach(many, few);
    return [...new Set([...many.values()].map(({ list }) => list))].flatMap((list) => rowsOf(list, many, few));
  } finally {
    await owner.end();
    await product.stop();
    removeDataDir(product.dataDir);
  }
}

/** Has the database write what was filled to the disk, so that no question has to do it. */
async function writeOut(admin: pg.ClientConfig): Promise<void> {
  const client = new pg.Client(admin);
  await client.connect();
  await client.query('checkpoint');
  await client.end();
}

interface Measured {
  readonly list: string;
  readonly isSearch: boolean;
  readonly delays: readonly number[];
}
type Found = ReadonlyMap<string, Measured>;

function p50(found: Found, name: string): number {
  return median([...found.get(name)!.delays]);
}

function p99(found: Found, name: string): number {
  return percentile([...found.get(name)!.delays], 0.99);
}

/** With `BENCH_EACH` set: a line for each question, for whoever mends one. */
function printEach(many: Found, few: Found): void {
  for (const name of many.keys())
    console.log(
      `${name}: p50 ${p50(few, name).toFixed(1)} → ${p50(many, name).toFixed(1)} ms, p99 ${p99(many, name).toFixed(1)} ms`,
    );
}

/** The lines of a list: its slowest filters, by the median and by the slowest answers, and its slowest search. */
function rowsOf(list: string, many: Found, few: Found): Row[] {
  const asked = [...many].filter(([, one]) => one.list === list);
  const filters = asked.filter(([, one]) => !one.isSearch).map(([name]) => name);
  const searches = asked.filter(([, one]) => one.isSearch).map(([name]) => name);
  const ratio = (name: string) => p50(many, name) / p50(few, name);
  const worst = filters.toSorted((one, other) => ratio(other) - ratio(one))[0]!;
  const slowestOf = (names: readonly string[]) => names.toSorted((one, other) => p99(many, other) - p99(many, one))[0];
  const rows = MANY.toLocaleString('en');
  const slowest = (names: readonly string[], kind: string, most: number): Row[] => {
    const name = slowestOf(names);
    if (name === undefined) return [];
    const value = p99(many, name);
    return [
      {
        what: `${list}, ${rows} rows, worst of ${names.length} ${kind}: p99`,
        measured: `${value.toFixed(1)} ms (${name.split(': ')[1]})`,
        beside: `${FEW.toLocaleString('en')} rows: ${p99(few, name).toFixed(1)} ms`,
        goal: `≤ ${most} ms`,
        met: value <= most,
        figures: [{ unit: 'ms', value, peer: p99(few, name) }],
      },
    ];
  };
  return [
    {
      what: `${list}, ${rows} rows, worst of ${filters.length} filters and orders: p50`,
      measured: `${p50(many, worst).toFixed(1)} ms = ${ratio(worst).toFixed(2)}× (${worst.split(': ')[1]})`,
      beside: `${FEW.toLocaleString('en')} rows: ${p50(few, worst).toFixed(1)} ms`,
      goal: `≤ ${MOST}×`,
      met: ratio(worst) <= MOST,
      figures: filters.map((name) => ({
        part: name.split(': ')[1]!,
        unit: 'ms',
        value: p50(many, name),
        peer: p50(few, name),
      })),
    },
    ...slowest(filters, 'filters and orders', SLOWEST),
    ...slowest(searches, 'searches', SLOWEST_SEARCH),
  ];
}
