import pg from 'pg';
import type { ClientConfig } from 'pg';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startCluster } from '../../src/platform/database/cluster/start-cluster.ts';
import type { Cluster } from '../../src/platform/database/cluster/start-cluster.ts';
import { killPostgres, newDataFolder } from './embedded.ts';
import type { DataFolder } from './embedded.ts';

const WRITERS = 8;
const WRITING = 400;

let folder: DataFolder;
let cluster: Cluster;

beforeAll(async () => {
  folder = newDataFolder();
  cluster = await startCluster({ dataDir: folder.dataDir, log: { info: () => undefined, warn: () => undefined } });
  await query(cluster.ownerUrl, 'create table acknowledged (number integer primary key, setting text not null)');
}, 60_000);

afterAll(async () => {
  await cluster.stop();
  folder.remove();
}, 60_000);

async function query(login: ClientConfig, sql: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(login);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql, values)).rows;
  } finally {
    await client.end();
  }
}

/** Inserts rows until the server dies. Returns the numbers of the inserts that it acknowledged. */
async function write(setting: 'on' | 'off', first: number): Promise<number[]> {
  const client = new pg.Client(cluster.ownerUrl);
  client.on('error', () => undefined);
  await client.connect();
  await client.query(`set synchronous_commit = ${setting}`);
  const acknowledged: number[] = [];
  try {
    for (let number = first; ; number += WRITERS) {
      await client.query('insert into acknowledged values ($1, $2)', [number, setting]);
      acknowledged.push(number);
    }
  } catch {
    await client.end().catch(() => undefined);
    return acknowledged;
  }
}

async function untilBack(): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    if (
      await query(cluster.ownerUrl, 'select 1').then(
        () => true,
        () => false,
      )
    )
      return;
    await pause(50);
  }
  throw new Error('PostgreSQL did not come back');
}

/** Kills the server while writers insert. Returns how many rows were acknowledged and how many of those are gone. */
async function lostRows(setting: 'on' | 'off', from: number): Promise<{ acknowledged: number; lost: number }> {
  const writing = Promise.all(Array.from({ length: WRITERS }, (_, writer) => write(setting, from + writer)));
  await pause(WRITING);
  killPostgres(cluster.postmasterPid, true);
  const numbers = (await writing).flat();
  await untilBack();
  const [row] = await query(
    cluster.ownerUrl,
    'select count(*)::int as lost from unnest($1::int[]) n where not exists (select 1 from acknowledged a where a.number = n)',
    [numbers],
  );
  return { acknowledged: numbers.length, lost: Number(row?.['lost']) };
}

describe('the crash tests can fail (R-07)', () => {
  test(
    'with synchronous_commit, as the product runs, a killed server keeps each acknowledged row',
    { timeout: 60_000 },
    async () => {
      const { acknowledged, lost } = await lostRows('on', 0);
      expect(acknowledged).toBeGreaterThan(50);
      expect(lost).toBe(0);
    },
  );

  test('without synchronous_commit, the same kill loses acknowledged rows', { timeout: 120_000 }, async () => {
    let lost = 0;
    for (let attempt = 1; attempt <= 5 && lost === 0; attempt += 1)
      ({ lost } = await lostRows('off', attempt * 10_000_000));
    expect(lost).toBeGreaterThan(0);
  });
});
