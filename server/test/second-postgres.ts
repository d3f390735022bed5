import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chooseFolders, pgdataOf } from '../src/platform/database/cluster/folders.ts';
import { createLogins, roleNames } from '../src/platform/database/cluster/logins.ts';
import { runAs } from '../src/platform/database/cluster/run-as.ts';
import { startCluster } from '../src/platform/database/cluster/start-cluster.ts';
import type { Cluster } from '../src/platform/database/cluster/start-cluster.ts';

/** Where the programs of the second PostgreSQL are (scripts/find-postgres.mjs looks for them); undefined where there is none. */
export const secondPostgres = process.env['SECOND_POSTGRES_BIN'];
if (secondPostgres === undefined) console.warn('SKIPPED: no second PostgreSQL is named in SECOND_POSTGRES_BIN; `npm test` finds or installs one.');

export interface SecondServer {
  readonly cluster: Cluster;
  /** The same files again as a standby: it only reads. */
  becomeStandby(): Promise<Cluster>;
  close(): Promise<void>;
}

/** A server of that PostgreSQL on files of its own, run by the user that the embedded one would run as. */
export async function startSecondPostgres(bin: string): Promise<SecondServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'tabibu-second-'));
  chmodSync(dataDir, 0o711);
  const user = runAs();
  const own = (path: string) => { if (user) chownSync(path, user.uid, user.gid); };
  const { data } = chooseFolders(dataDir, user);
  const inner = pgdataOf(data);
  mkdirSync(inner, { recursive: true, mode: 0o700 });
  for (const folder of [data, inner]) own(folder);
  const passwordFile = join(data, 'password');
  writeFileSync(passwordFile, createLogins(data).admin, { mode: 0o600 });
  own(passwordFile);
  const { status, stderr } = spawnSync(join(bin, 'initdb'), ['-D', inner, '-U', roleNames.admin, `--pwfile=${passwordFile}`, '--auth=scram-sha-256', '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync'], { ...user, cwd: '/', env: {}, encoding: 'utf8' });
  if (status !== 0) throw new Error(`initdb of ${bin} failed: ${stderr}`);
  const start = () => startCluster({ dataDir, programs: { initdb: join(bin, 'initdb'), postgres: join(bin, 'postgres') }, log: { info: () => undefined, warn: console.warn } });
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
