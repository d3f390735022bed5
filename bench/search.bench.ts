import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { DoctorSearch } from '@tabibu/contract/doctors';
import type { DoctorCardBody } from '@tabibu/contract/doctors';
import { HEALTH_PROBLEMS } from '@tabibu/contract/health-problems';
import { SPECIALTIES } from '@tabibu/contract/specialties';
import { readConfig } from '../server/src/platform/config.ts';
import { systemClock } from '../server/src/platform/clock.ts';
import { jobContext } from '../server/src/platform/context.ts';
import type { Context, Services } from '../server/src/platform/context.ts';
import { startCluster } from '../server/src/platform/database/cluster/start-cluster.ts';
import type { Cluster } from '../server/src/platform/database/cluster/start-cluster.ts';
import { migrate } from '../server/src/platform/database/migrate.ts';
import type { Answer } from '../server/src/platform/http/answer.ts';
import { openLog } from '../server/src/platform/log.ts';
import { routes } from '../server/src/modules/doctors/index.ts';
import { ensureFees } from '../server/src/modules/fees/index.ts';
import { openServices } from '../server/src/services.ts';
import { SURNAMES, fillDoctors } from './data/million-doctors.ts';
import { percentile, printTable } from './table.ts';
import type { Figure, Row } from './table.ts';

const SMALL = 1_000;
const LARGE = 1_000_000;
const RUNS = 250;
const WARM = 40;

type Wish = Record<string, string>;
interface Side {
  readonly services: Services;
  readonly ctx: Context;
  /** How long each answer took, and how many doctors it lists: of few doctors a search finds less than a page. */
  readonly answers: Map<string, { readonly spent: number; readonly listed: number }[]>;
}

const any = <Value>(values: readonly Value[]): Value => values[Math.floor(Math.random() * values.length)]!;
const country = () => any(['TZ', 'KE', 'UG', 'RW', 'BI', 'ZA']);
const specialty = () => any(SPECIALTIES).id;
const surname = () => SURNAMES[Math.floor(Math.random() ** 2 * SURNAMES.length)]!;

/** Returns the word with one letter after the first missing, doubled or swapped with the next. */
function mistyped(word: string): string {
  const at = 1 + Math.floor(Math.random() * (word.length - 2));
  return any([
    word.slice(0, at) + word.slice(at + 1),
    word.slice(0, at) + word.charAt(at) + word.slice(at),
    word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  ]);
}

const CASES: Readonly<Record<string, () => Wish>> = {
  'country, by rating': () => ({ country: country() }),
  'country, by rating, 5': () => ({ country: country(), rating: '5' }),
  'country, by name': () => ({ country: country(), sort: 'name' }),
  'country, soonest free': () => ({ country: country(), sort: 'soonest' }),
  'home list of a type': () => ({
    country: country(),
    sort: 'featured',
    limit: '8',
    type: any(['general', 'specialist']),
  }),
  'specialty, 4+': () => ({ country: country(), specialty: specialty(), rating: '4' }),
  'specialty, by name, 4+, video': () => ({
    country: country(),
    specialty: specialty(),
    sort: 'name',
    rating: '4',
    call_type: 'video',
  }),
  'specialty, soonest, 4+': () => ({ country: country(), specialty: specialty(), sort: 'soonest', rating: '4' }),
  'health problem': () => ({
    country: country(),
    problem: any(HEALTH_PROBLEMS).id,
    sort: any(['rating', 'name', 'soonest']),
  }),
  'specialists, 5, by name': () => ({ country: country(), type: 'specialist', rating: '5', sort: 'name' }),
  'text: specialty': () => ({ country: country(), q: any(Object.values(any(SPECIALTIES).labels)) }),
  'text: surname': () => ({ country: country(), q: surname() }),
  'text: beginning of a name': () => ({ country: country(), q: surname().slice(0, 4), sort: 'name' }),
  'text: name and specialty': () => ({ country: country(), q: `${surname()} ${any(SPECIALTIES).name}`, rating: '3' }),
  'typing error in a specialty': () => ({
    country: country(),
    q: mistyped(any(['cardiologist', 'pediatrician', 'gynecologist', 'dermatologist', 'psychiatrist'])),
  }),
  'typing error in a surname': () => ({ country: country(), q: mistyped(surname()) }),
};
const DEEP = 'a page in the middle';

const listRoute = routes.find(({ endpoint }) => endpoint.id === 'doctors.list-doctors')!;

/** Searches as a signed-in patient, because such answers do not come from the cache. */
async function search({ ctx }: Side, wish: Wish): Promise<{ cards: DoctorCardBody[]; next: Wish | undefined }> {
  const { body, extras } = (await listRoute.verb(
    ctx,
    { params: undefined, query: DoctorSearch.parse(wish), body: undefined },
    {} as never,
  )) as Answer<DoctorCardBody[]>;
  const link = /<[^?]+\?([^>]+)>/.exec(extras.headers?.['link'] ?? '')?.[1];
  return { cards: body, next: link === undefined ? undefined : Object.fromEntries(new URLSearchParams(link)) };
}

async function timed(side: Side, name: string, wish: Wish): Promise<Wish | undefined> {
  const began = performance.now();
  const { next, cards } = await search(side, wish);
  const answer = { spent: performance.now() - began, listed: cards.length };
  side.answers.set(name, [...(side.answers.get(name) ?? []), answer]);
  return next;
}

/** Returns the query of a page somewhere in the middle of a country's list. */
async function middle(side: Side): Promise<Wish> {
  const sort = any(['rating', 'name']);
  const { next } = await search(side, { country: country(), sort });
  if (next === undefined) return { country: 'TZ', sort };
  const key = JSON.parse(Buffer.from(next['cursor']!, 'base64url').toString('utf8')) as (string | number)[];
  const place = key.length - 2;
  key[place] = surname().toLowerCase();
  if (sort === 'rating') key[1] = Math.floor(Math.random() * 200);
  return { ...next, cursor: Buffer.from(JSON.stringify(key)).toString('base64url') };
}

async function openSide(cluster: Cluster, database: string, doctors: number): Promise<Side> {
  const admin = new pg.Client(cluster.adminUrl);
  await admin.connect();
  await admin.query(`create database ${database} owner ${cluster.ownerUrl.user}`);
  await admin.end();
  const owner = { ...cluster.ownerUrl, database };
  await migrate(owner);
  const began = performance.now();
  const client = new pg.Client(owner);
  await client.connect();
  await fillDoctors(client, doctors);
  await client.end();
  console.log(`${doctors.toLocaleString('en')} doctors in ${((performance.now() - began) / 1000).toFixed(0)} s`);
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', SANDBOX: 'true', DATABASE_POOL: '4' });
  const services = openServices(
    {
      config,
      clock: systemClock,
      log: openLog('silent'),
      database: { ...cluster.appUrl, database },
      secret: 'a secret of the bench',
      sandboxUrl: 'http://127.0.0.1:9',
    },
    () => undefined,
  );
  await ensureFees(jobContext(services, 'bench'));
  const ctx: Context = {
    ...jobContext(services, 'bench'),
    actor: { kind: 'patient', accountId: crypto.randomUUID(), sessionId: crypto.randomUUID() },
  };
  return { services, ctx, answers: new Map() };
}

/** Measures search, filters and pages with a thousand and with a million doctors, alternately in one run. */
export async function measureSearch(large = LARGE): Promise<Row[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'tabibu-bench-search-'));
  chmodSync(dataDir, 0o711);
  const cluster = await startCluster({ dataDir, log: { info: () => undefined, warn: console.warn } });
  const sides: Side[] = [];
  try {
    sides.push(await openSide(cluster, 'small', SMALL), await openSide(cluster, 'large', large));
    for (let run = -WARM; run < RUNS; run += 1) {
      if (run === 0) for (const side of sides) side.answers.clear();
      for (const [name, wish] of Object.entries(CASES)) {
        const same = wish();
        for (const side of sides) await timed(side, name, same);
      }
      for (const side of sides) await timed(side, DEEP, await middle(side));
    }
    return report(sides[0]!, sides[1]!);
  } finally {
    for (const { services } of sides) await services.db.close();
    await cluster.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** A kind of search with its times at a thousand and at a million doctors. */
interface Case {
  readonly name: string;
  readonly p50: readonly [number, number];
  readonly p99: readonly [number, number];
  readonly listed: readonly [number, number];
}

function figuresOf({ name, p50, p99 }: Case): Figure[] {
  return [
    { part: `${name}, p50`, unit: 'ms', value: p50[1], peer: p50[0] },
    { part: `${name}, p99`, unit: 'ms', value: p99[1], peer: p99[0] },
  ];
}

function report(small: Side, large: Side): Row[] {
  const rows: Case[] = [...small.answers.keys()].map((name) => {
    const both = (of: 'spent' | 'listed', part: number): [number, number] => {
      const [one, other] = [small, large].map((side) => side.answers.get(name)!.map((answer) => answer[of]));
      return [percentile(one!, part), percentile(other!, part)];
    };
    return { name, p50: both('spent', 0.5), p99: both('spent', 0.99), listed: both('listed', 0.5) };
  });
  console.log(
    '\n| ms | p50 at 1,000 | p50 at 1,000,000 | ratio | p99 at 1,000 | p99 at 1,000,000 | doctors listed |\n|---|---|---|---|---|---|---|',
  );
  for (const { name, p50, p99, listed } of rows) {
    console.log(
      `| ${name} | ${p50[0].toFixed(2)} | ${p50[1].toFixed(2)} | ${(p50[1] / p50[0]).toFixed(2)} | ${p99[0].toFixed(1)} | ${p99[1].toFixed(1)} | ${listed[0]}; ${listed[1]} |`,
    );
  }
  const worst = (values: readonly number[]) => Math.max(...values);
  const isTyping = ({ name }: { name: string }) => name.startsWith('typing');
  const ratio = worst(rows.filter((row) => !isTyping(row)).map(({ p50 }) => p50[1] / p50[0]));
  const slowest = worst(rows.map(({ p99 }) => p99[1]));
  const typing = worst(rows.filter(isTyping).map(({ p50 }) => p50[1]));
  return [
    {
      what: 'Search, filters, pages at 1,000,000 doctors, worst p50',
      measured: `${ratio.toFixed(2)}×`,
      beside: 'the same at 1,000',
      goal: '≤ 3×',
      met: ratio <= 3,
      figures: [{ unit: '×', value: ratio }, ...rows.flatMap(figuresOf)],
    },
    {
      what: 'Search, filters, pages at 1,000,000 doctors, worst p99',
      measured: `${slowest.toFixed(1)} ms`,
      beside: '–',
      goal: '≤ 50 ms',
      met: slowest <= 50,
      figures: [{ unit: 'ms', value: slowest }],
    },
    {
      what: 'A typing error at 1,000,000 doctors, p50',
      measured: `${typing.toFixed(1)} ms`,
      beside: '–',
      goal: '≤ 10 ms',
      met: typing <= 10,
      figures: [{ unit: 'ms', value: typing }],
    },
  ];
}

if (import.meta.main) printTable(await measureSearch(Number(process.argv[2] ?? LARGE)));
