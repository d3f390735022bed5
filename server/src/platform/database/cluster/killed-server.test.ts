import { spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { lacks } from '../../../../test/needs.ts';
import type { Login } from './logins.ts';
import { runAs } from './run-as.ts';
import { startCluster } from './start-cluster.ts';
import type { Cluster } from './start-cluster.ts';

const silent = { info: () => undefined, warn: () => undefined };
const home = mkdtempSync(join(tmpdir(), 'tabibu-cluster-test-'));
chmodSync(home, 0o711);
const dataDir = join(home, 'data');
const clusters: Cluster[] = [];
const processes: ChildProcess[] = [];

afterEach(async () => {
  for (const child of processes.splice(0)) child.kill('SIGKILL');
  for (const cluster of clusters.splice(0)) await cluster.stop();
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

async function start(folder = dataDir): Promise<Cluster> {
  const cluster = await startCluster({ dataDir: folder, log: silent });
  clusters.push(cluster);
  return cluster;
}

async function query(login: Login, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(login);
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

async function answers(cluster: Cluster, withinMs: number): Promise<Record<string, unknown>[]> {
  const deadline = performance.now() + withinMs;
  for (;;) {
    try {
      return await query(cluster.ownerUrl, 'select * from kept order by 1');
    } catch (error) {
      if (performance.now() > deadline) throw error;
      await sleep(50);
    }
  }
}

function childrenOf(pid: number): number[] {
  const { stdout } = spawnSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' });
  return stdout.trim().split('\n').map(Number);
}

describe('a killed server', () => {
  test.each(['postmaster', 'postmaster and its children'])(
    'restarts within ten seconds with all acknowledged commits: %s',
    async (victims) => {
      const cluster = await start();
      await query(cluster.ownerUrl, 'create table if not exists kept (victims text primary key)');
      await query(cluster.ownerUrl, `insert into kept values ('${victims}')`);
      const before = cluster.postmasterPid;
      const children = victims === 'postmaster' ? [] : childrenOf(before);
      spawnSync('kill', ['-KILL', ...[before, ...children].map(String)]);
      expect(await answers(cluster, 10_000)).toContainEqual({ victims });
      await expect.poll(() => cluster.postmasterPid).not.toBe(before);
    },
  );
});

describe.skipIf(lacks('root'))('as root', () => {
  test('the server runs as another user', async () => {
    const cluster = await start();
    expect(statSync(`/proc/${cluster.postmasterPid}`).uid).toBe(runAs()?.uid);
  });

  test('a data folder that only root may enter gets its database elsewhere, and a pointer to it', async () => {
    const closed = join(home, 'closed');
    mkdirSync(closed, { mode: 0o700 });
    const cluster = await start(join(closed, 'data'));
    expect(await query(cluster.appUrl, 'select 1 as one')).toEqual([{ one: 1 }]);
    const place = readFileSync(join(closed, 'data', 'postgres-is-at'), 'utf8').trim();
    await cluster.stop();
    expect(statSync(join(place, 'pgdata')).uid).toBe(runAs()?.uid);
    rmSync(join(place, '..'), { recursive: true });
  });
});
