import { spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import type { Login } from './logins.ts';
import { isRunning } from './postmaster.ts';
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

/** Starts the database from another Node process, as a second process of the product would. */
function launchElsewhere(folder = dataDir) {
  const program = `import { startCluster } from ${JSON.stringify(new URL('start-cluster.ts', import.meta.url).href)}
    const cluster = await startCluster({ dataDir: ${JSON.stringify(folder)}, log: { info() {}, warn() {} } })
    process.on('SIGTERM', async () => { await cluster.stop(); process.exit(0) })
    console.log(cluster.postmasterPid)`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  processes.push(child);
  return { child, started: once(child.stdout, 'data').then(([line]) => Number(String(line))) };
}

async function startElsewhere(): Promise<{ child: ChildProcess; postmasterPid: number }> {
  const { child, started } = launchElsewhere();
  return { child, postmasterPid: await started };
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

async function gone(pid: number, withinMs = 20_000): Promise<boolean> {
  const deadline = performance.now() + withinMs;
  while (isRunning(pid) && performance.now() < deadline) await sleep(25);
  return !isRunning(pid);
}

describe('a fresh data folder', () => {
  test('becomes a database that listens on a unix socket only and commits durably', async () => {
    const cluster = await start();
    const [settings] = await query(
      cluster.adminUrl,
      `select current_setting('listen_addresses') as listens,
      current_setting('synchronous_commit') as commits, current_setting('fsync') as fsync, current_setting('server_encoding') as encoding`,
    );
    expect(settings).toEqual({ listens: '', commits: 'on', fsync: 'on', encoding: 'UTF8' });
  });

  test('is created once when three processes start on it at the same moment', async () => {
    const folder = join(home, 'raced');
    const started = [launchElsewhere(folder), launchElsewhere(folder), launchElsewhere(folder)];
    const pids = await Promise.all(started.map((one) => one.started));
    expect(new Set(pids).size).toBe(1);
    const cluster = await start(folder);
    expect(await query(cluster.appUrl, 'select current_user as me')).toEqual([{ me: 'tabibu_app' }]);
  });

  test('has an owner, a runtime role and a checker, none of them a superuser', async () => {
    const cluster = await start();
    const roles = await query(
      cluster.adminUrl,
      `select rolname, rolsuper or rolbypassrls or rolcreaterole or rolcreatedb as mighty
      from pg_roles where rolname like 'tabibu%' order by 1`,
    );
    expect(roles).toEqual([
      { rolname: 'tabibu_admin', mighty: true },
      { rolname: 'tabibu_app', mighty: false },
      { rolname: 'tabibu_check', mighty: false },
      { rolname: 'tabibu_owner', mighty: false },
    ]);
    expect(await query(cluster.appUrl, 'select current_user as me, current_database() as here')).toEqual([
      { me: 'tabibu_app', here: 'tabibu' },
    ]);
  });

  test('lets the owner create the extensions that search and slots need', async () => {
    const cluster = await start();
    for (const name of ['pg_trgm', 'btree_gin', 'btree_gist', 'unaccent']) {
      await query(cluster.ownerUrl, `create extension if not exists ${name}`);
    }
    const [row] = await query(
      cluster.ownerUrl,
      `select lower(unaccent('ÉLODIE')) as name, show_trgm('ab') is not null as trigrams`,
    );
    expect(row).toEqual({ name: 'elodie', trigrams: true });
  });

  test('does not let the runtime role create or the checker write', async () => {
    const cluster = await start();
    await expect(query(cluster.appUrl, 'create table public.mine (a int)')).rejects.toThrow(/permission denied/);
    await expect(query(cluster.checkUrl, 'create temporary table t (a int)')).rejects.toThrow(
      /read-only|permission denied/,
    );
  });

  test('keeps its passwords in a file that only its owner reads', () => {
    const file = join(dataDir, 'postgres', 'tabibu-logins.json');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(new Set(Object.values(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>)).size).toBe(4);
  });

  test('refuses a wrong password', async () => {
    const cluster = await start();
    await expect(query({ ...cluster.appUrl, password: 'password' }, 'select 1')).rejects.toThrow(
      /password authentication failed/,
    );
  });
});

describe('an existing data folder', () => {
  test('is ready again', async () => {
    const cluster = await start();
    expect(await query(cluster.appUrl, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  test('starts although postmaster.pid names a living process of the same user', async () => {
    const cluster = await start();
    const pidFile = join(dataDir, 'postgres', 'pgdata', 'postmaster.pid');
    const lines = readFileSync(pidFile, 'utf8').split('\n');
    await cluster.stop();
    const bystander = spawn('sleep', ['60'], { ...runAs() });
    processes.push(bystander);
    writeFileSync(pidFile, [String(bystander.pid), ...lines.slice(1)].join('\n'));
    const again = await start();
    expect(again.postmasterPid).not.toBe(bystander.pid);
    expect(isRunning(bystander.pid ?? 0)).toBe(true);
  });

  test('is stopped by the watchdog when its process is killed, and starts again', async () => {
    const { child, postmasterPid } = await startElsewhere();
    child.kill('SIGKILL');
    const cluster = await start();
    expect(await query(cluster.appUrl, 'select 1 as one')).toEqual([{ one: 1 }]);
    await cluster.stop();
    expect(await gone(postmasterPid)).toBe(true);
  });

  test('leaves no server running when its process is killed during the start', async () => {
    for (const delay of [20, 60, 100, 150]) {
      const { child, started } = launchElsewhere();
      started.catch(() => undefined);
      await sleep(delay + 150);
      child.kill('SIGKILL');
    }
    const left = () => spawnSync('pgrep', ['-f', `-D ${join(dataDir, 'postgres')}`], { encoding: 'utf8' }).stdout;
    await expect.poll(left, { interval: 100 }).toBe('');
  });

  test('is adopted when process and watchdog are both killed, and stopped by its adopter', async () => {
    const { child, postmasterPid } = await startElsewhere();
    await once(spawn('pkill', ['-KILL', '-f', `tabibu-watchdog ${postmasterPid} `]), 'exit');
    child.kill('SIGKILL');
    const cluster = await start();
    expect(cluster.postmasterPid).toBe(postmasterPid);
    await cluster.stop();
    expect(await gone(postmasterPid)).toBe(true);
  });

  test('is shared by two processes and outlives the one that started it', async () => {
    const { child, postmasterPid } = await startElsewhere();
    const cluster = await start();
    expect(cluster.postmasterPid).toBe(postmasterPid);
    child.kill('SIGTERM');
    await once(child, 'exit');
    expect(await query(cluster.appUrl, 'select 1 as one')).toEqual([{ one: 1 }]);
    await sleep(2500);
    await cluster.stop();
    expect(await gone(postmasterPid)).toBe(true);
  });
});
