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
  /** How a role reaches the embedded database of this folder, once it exists. */
  login(role: keyof Logins): ClientConfig;
  /** The running server's process, if there is one. */
  postmaster(): number | undefined;
  remove(): void;
}

/** A data folder of its own for a product with an embedded database. */
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

/** Kills the database server as a power cut would: alone, so that its children notice by themselves, or with all of them. */
export function killPostgres(postmaster: number, withChildren: boolean): void {
  const doomed = withChildren ? [postmaster, ...childrenOf(postmaster)] : [postmaster];
  for (const pid of doomed) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It ended between being listed and being killed.
    }
  }
}

function childrenOf(parent: number): number[] {
  return readdirSync('/proc').map(Number).filter((pid) => pid > 0 && parentOf(pid) === parent);
}

function parentOf(pid: number): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return undefined;
  }
}
