import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Binaries } from './binaries.ts';
import { pgdataOf } from './folders.ts';
import { createLogins, roleNames } from './logins.ts';
import type { RunAs } from './run-as.ts';

/**
 * Creates the files of a new database in `data` unless they exist. They are created in a folder beside it and then
 * renamed, so that a crash leaves nothing half finished. If several processes try at once, one succeeds and all use its
 * files.
 */
export function initialize(data: string, binaries: Binaries, user: RunAs | undefined): void {
  if (existsSync(join(pgdataOf(data), 'PG_VERSION'))) return;
  removeUnfinished(data);
  const unfinished = `${data}.new-${process.pid}`;
  mkdirSync(unfinished, { mode: 0o700 });
  giveTo(user, unfinished);
  runInitdb(unfinished, binaries, user);
  try {
    renameSync(unfinished, data);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(join(pgdataOf(data), 'PG_VERSION'))) throw error;
  }
}

function runInitdb(folder: string, binaries: Binaries, user: RunAs | undefined): void {
  const passwordFile = `${folder}.password`;
  const inner = pgdataOf(folder);
  mkdirSync(inner, { mode: 0o700 });
  giveTo(user, inner);
  const logins = createLogins(folder);
  writeFileSync(passwordFile, logins.admin, { mode: 0o600 });
  giveTo(user, passwordFile);
  const args = [
    '-D',
    inner,
    '-U',
    roleNames.admin,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--locale=C.UTF-8',
    '--no-instructions',
  ];
  const { status, stderr, error } = spawnSync(binaries.initdb, args, { ...user, cwd: '/', env: {}, encoding: 'utf8' });
  rmSync(passwordFile, { force: true });
  if (status !== 0)
    throw new Error(`PostgreSQL could not create its files in ${dirname(folder)}: ${error?.message ?? stderr}`);
}

function removeUnfinished(data: string): void {
  for (const name of readdirSync(dirname(data))) {
    const [, pid] = /^postgres\.new-(\d+)/.exec(name) ?? [];
    if (pid && !isAlive(Number(pid))) rmSync(join(dirname(data), name), { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function giveTo(user: RunAs | undefined, path: string): void {
  if (user) chownSync(path, user.uid, user.gid);
}
