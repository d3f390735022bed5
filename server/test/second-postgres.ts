import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chooseFolders, pgdataOf } from '../src/platform/database/cluster/folders.ts';
import { createLogins, roleNames } from '../src/platform/database/cluster/logins.ts';
import { runAs } from '../src/platform/database/cluster/run-as.ts';
import { startCluster } from '../src/platform/database/cluster/start-cluster.ts';
import type { Cluster } from '../src/platform/database/cluster/start-cluster.ts';

/**
 * The folder with the programs of the second PostgreSQL, found by `scripts/find-postgres.mjs`; undefined if there is
 * none.
 */
export const secondPostgres = process.env['SECOND_POSTGRES_BIN'];

export interface SecondServer {
  readonly cluster: Cluster;
  /** Restarts the server on the same files as a standby, which is read-only. */
  becomeStandby(): Promise<Cluster>;
  close(): Promise<void>;
}

/** Starts a server of that PostgreSQL on a data folder of its own, as the user that would run the embedded one. */
export async function startSecondPostgres(bin: string): Promise<SecondServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'tabibu-second-'));
  chmodSync(dataDir, 0o711);
  const user = runAs();
  const own = (path: string) => {
    if (user) chownSync(path, user.uid, user.gid);
  };
  const { data } = chooseFolders(dataDir, user);
  const inner = pgdataOf(data);
  mkdirSync(inner, { recursive: true, mode: 0o700 });
  for (const folder of [data, inner]) own(folder);
  const passwordFile = join(data, 'password');
  writeFileSync(passwordFile, createLogins(data).admin, { mode: 0o600 });
  own(passwordFile);
  const { status, stderr } = spawnSync(
    join(bin, 'initdb'),
    [
      '-D',
      inner,
      '-U',
      roleNames.admin,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C.UTF-8',
      '--no-sync',
    ],
    { ...user, cwd: '/', env: {}, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`initdb of ${bin} failed: ${stderr}`);
  const start = () =>
    startCluster({
      dataDir,
      programs: { initdb: join(bin, 'initdb'), postgres: join(bin, 'postgres') },
      log: { info: () => undefined, warn: console.warn },
    });
  let cluster = await start();
  return {
    cluster,
    async becomeStandby() {
      await cluster.stop();
      writeFileSync(join(inner, 'standby.signal'), '');
      own(join(inner, 'standby.signal'));
      cluster = await start();
      return cluster;
    },
    async close() {
      await cluster.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
