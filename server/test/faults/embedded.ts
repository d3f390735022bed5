import { readFileSync, readdirSync } from 'node:fs';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ClientConfig } from 'pg';
import { chooseFolders, pgdataOf } from '../../src/platform/database/cluster/folders.ts';
import { loginOf, readLogins } from '../../src/platform/database/cluster/logins.ts';
import type { Logins } from '../../src/platform/database/cluster/logins.ts';
import { findPostmaster } from '../../src/platform/database/cluster/postmaster.ts';
import { runAs } from '../../src/platform/database/cluster/run-as.ts';

export interface DataFolder {
  readonly dataDir: string;
  /** Login of a role to the embedded database of this folder, once it exists. */
  login(role: keyof Logins): ClientConfig;
  /** Process id of the running database server, if there is one. */
  postmaster(): number | undefined;
  remove(): void;
}

/** Creates a data folder for a product with an embedded database. */
export function newDataFolder(): DataFolder {
  const dataDir = mkdtempSync(join(tmpdir(), 'tabibu-faults-'));
  chmodSync(dataDir, 0o711);
  const folders = () => chooseFolders(dataDir, runAs());
  return {
    dataDir,
    login(role) {
      const { data, socket } = folders();
      return loginOf(role, readLogins(data), socket);
    },
    postmaster: () => findPostmaster(folders()),
    remove() {
      const { data } = folders();
      rmSync(pgdataOf(data), { recursive: true, force: true });
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/**
 * Kills the database server with SIGKILL, as a power cut would. Without `withChildren` only the main process dies and
 * its children notice that by themselves.
 */
export function killPostgres(postmaster: number, withChildren: boolean): void {
  const doomed = withChildren ? [postmaster, ...childrenOf(postmaster)] : [postmaster];
  for (const pid of doomed) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // The process ended between the listing and the kill.
    }
  }
}

function childrenOf(parent: number): number[] {
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && parentOf(pid) === parent);
}

function parentOf(pid: number): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return undefined;
  }
}
