import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { Login } from '../src/platform/database/cluster/logins.ts';
import { startCluster } from '../src/platform/database/cluster/start-cluster.ts';
import { migrate } from '../src/platform/database/migrate.ts';
import { tellCluster } from './cluster-of-run.ts';

/** The logins of the run's database server and the name of the migrated template. */
export type TestCluster = { adminUrl: Login; ownerUrl: Login; appUrl: Login; checkUrl: Login; template: string };

const template = 'tabibu_template';
/**
 * Commits are acknowledged before they are stored. A statement is planned once per connection and not anew for each of
 * its first five uses, which is most of what a test asks.
 */
const HURRIED = 'alter role all set synchronous_commit = off; alter role all set plan_cache_mode = force_generic_plan';
const SHARED_MEMORY = '/dev/shm';
/** Half of it is the most that PostgreSQL's log takes; the databases of the tests that run at once take far less. */
const ENOUGH_BYTES = 1024 ** 3;

/**
 * Starts one PostgreSQL for the whole run and migrates the template that each test file clones. Vitest calls it with a
 * project, Playwright without a name. Returns a function that stops the server.
 */
export default async function startTestCluster({
  name = '',
}: {
  readonly name?: string;
}): Promise<() => Promise<void>> {
  // Only the tests in `faults` kill the server and need a disk.
  const mayForget = !name.startsWith('faults');
  const dataDir = mkdtempSync(join(mayForget ? folderInMemory() : tmpdir(), 'tabibu-test-'));
  chmodSync(dataDir, 0o711);
  const cluster = await startCluster({ dataDir, log: { info: () => undefined, warn: console.warn } });
  const stop = async () => {
    await cluster.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    if (mayForget) await asAdmin(cluster.adminUrl, HURRIED);
    tellCluster(await prepareTemplate(cluster));
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}

/**
 * Returns a folder in memory if it has room, otherwise the folder for temporary files. In memory, cloning and dropping
 * a database takes less than half the time.
 */
function folderInMemory(): string {
  try {
    const { bavail, bsize } = statfsSync(SHARED_MEMORY);
    return bavail * bsize > ENOUGH_BYTES ? SHARED_MEMORY : tmpdir();
  } catch {
    return tmpdir();
  }
}

/** Creates and migrates the template database that each test file clones. */
export async function prepareTemplate({
  adminUrl,
  ownerUrl,
  appUrl,
  checkUrl,
}: Omit<TestCluster, 'template'>): Promise<TestCluster> {
  await asAdmin(adminUrl, `create database ${template} owner ${ownerUrl.user}`);
  await migrate({ ...ownerUrl, database: template });
  return { adminUrl, ownerUrl, appUrl, checkUrl, template };
}

async function asAdmin(admin: Login, statement: string): Promise<void> {
  const client = new pg.Client(admin);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
