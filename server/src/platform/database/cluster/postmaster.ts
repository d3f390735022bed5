import { spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import {
  closeSync,
  openSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import type { Binaries } from './binaries.ts';
import { pgdataOf } from './folders.ts';
import type { Folders } from './folders.ts';
import { port } from './logins.ts';
import type { RunAs } from './run-as.ts';

const largestLog = 10 * 1024 * 1024;

// A process id that no system assigns. PostgreSQL takes it for a dead predecessor and still checks the shared memory.
const nobodysPid = 2_147_483_646;

/** Starts the database server in a process group of its own. The server is not ready yet when this returns. */
export function spawnPostmaster(binaries: Binaries, folders: Folders, user: RunAs | undefined): ChildProcess {
  const log = openLog(join(folders.data, 'server.log'));
  const pgdata = pgdataOf(folders.data);
  const settings = Object.entries(settingsFor(folders.socket)).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawn(binaries.postgres, ['-D', pgdata, ...settings], {
    ...user,
    cwd: '/',
    env: {},
    stdio: ['ignore', log, log],
    detached: true,
  });
  child.unref();
  closeSync(log);
  return child;
}

/**
 * Returns the process id of the postmaster that runs on these files, or undefined. A process id from the file counts
 * only if that process really is this database's server.
 */
export function findPostmaster(folders: Folders): number | undefined {
  const pid = pidInFile(folders);
  return pid !== undefined && isPostmasterOf(pid, pgdataOf(folders.data)) ? pid : undefined;
}

/**
 * Makes a stale `postmaster.pid` harmless: writes an unused process id into it. PostgreSQL refuses to start while the
 * file names a living process of the same user, whatever that process is. The file itself stays, because its last line
 * prevents a second server on the same shared memory.
 */
export function neutralizeStalePid(folders: Folders): void {
  const file = pidFile(folders);
  const lines = readOrNothing(file)?.split('\n');
  if (!lines || lines.length < 2 || findPostmaster(folders) !== undefined) return;
  if (readOrNothing(file)?.split('\n')[0] !== lines[0]) return;
  writeFileSync(file, [String(nobodysPid), ...lines.slice(1)].join('\n'));
}

/** Returns the last lines of the server's log, which tell why it did not start. */
export function lastLogLines(folders: Folders, count = 8): string {
  return (readOrNothing(join(folders.data, 'server.log')) ?? '').trimEnd().split('\n').slice(-count).join('\n');
}

/** Returns whether a process with this id exists and is not a zombie. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  const state = readOrNothing(`/proc/${pid}/stat`);
  return state === undefined || state.slice(state.lastIndexOf(')') + 2, state.lastIndexOf(')') + 3) !== 'Z';
}

function settingsFor(socket: string): Record<string, string | number> {
  return {
    listen_addresses: '',
    unix_socket_directories: socket,
    unix_socket_permissions: '0700',
    port,
    max_connections: 150,
    shared_buffers: '128MB',
    huge_pages: 'off',
    work_mem: '8MB',
    maintenance_work_mem: '64MB',
    max_wal_size: '512MB',
    // Acknowledged commits survive a kill -9 and a power cut.
    fsync: 'on',
    synchronous_commit: 'on',
    full_page_writes: 'on',
    password_encryption: 'scram-sha-256',
    random_page_cost: 1.1,
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_checkpoints: 'off',
    logging_collector: 'off',
    // The details of an error quote whole rows, with names and phone numbers of people (S-04).
    log_error_verbosity: 'terse',
  };
}

function isPostmasterOf(pid: number, pgdata: string): boolean {
  if (!isRunning(pid)) return false;
  if (process.platform === 'linux') {
    try {
      return (
        readlinkSync(`/proc/${pid}/cwd`) === realpathSync(pgdata) &&
        /postgres/.test(readFileSync(`/proc/${pid}/cmdline`, 'utf8'))
      );
    } catch {
      return false;
    }
  }
  const { stdout } = spawnSync('ps', ['-p', String(pid), '-o', 'command='], { encoding: 'utf8' });
  return stdout.includes('postgres') && stdout.includes(`-D ${pgdata}`);
}

function pidInFile(folders: Folders): number | undefined {
  const pid = Number(readOrNothing(pidFile(folders))?.split('\n')[0]);
  return Number.isInteger(pid) && pid > 1 ? pid : undefined;
}

function pidFile(folders: Folders): string {
  return join(pgdataOf(folders.data), 'postmaster.pid');
}

function openLog(file: string): number {
  const descriptor = openSync(file, 'a', 0o600);
  if (statSync(file).size > largestLog) truncateSync(file);
  return descriptor;
}

function readOrNothing(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
