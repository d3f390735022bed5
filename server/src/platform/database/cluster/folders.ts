import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  rmdirSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dataFolderForRoot } from './binaries.ts';
import type { RunAs } from './run-as.ts';

/** The folder with files and passwords of one embedded database (`data`) and the folder of its socket (`socket`). */
export type Folders = { data: string; socket: string };

// A socket path may have 107 bytes, and PostgreSQL appends '/.s.PGSQL.5432.lock'.
const longestSocketFolder = 80;

/**
 * Chooses and creates the folders of the database that belongs to `dataDir`. The result is the same at each start. If
 * root's data folder cannot be entered by the database user, the database goes elsewhere, and a pointer file in
 * `dataDir` names that folder.
 */
export function chooseFolders(dataDir: string, user: RunAs | undefined): Folders {
  mkdirSync(dataDir, { recursive: true, mode: user ? 0o711 : 0o700 });
  const home = realpathSync(dataDir);
  const data = dataFolder(home, user);
  return { data, socket: socketPath(data, user) };
}

/** Returns PostgreSQL's own data directory inside the database's folder. */
export function pgdataOf(data: string): string {
  return join(data, 'pgdata');
}

function dataFolder(home: string, user: RunAs | undefined): string {
  const here = join(home, 'postgres');
  const pointer = join(home, 'postgres-is-at');
  if (existsSync(pointer)) return pointedAt(pointer);
  if (!user || canEnter(home, user)) return here;
  const elsewhere = dataFolderForRoot(shortHash(home));
  mkdirSync(elsewhere, { recursive: true, mode: 0o711 });
  writeFileSync(pointer, `${join(elsewhere, 'postgres')}\n`);
  return join(elsewhere, 'postgres');
}

function pointedAt(pointer: string): string {
  const place = readFileSync(pointer, 'utf8').trim();
  if (existsSync(join(place, '..'))) return place;
  throw new Error(
    `${pointer} says that the database is in ${place}, which is gone. Bring it back, or remove the file to start with an empty one.`,
  );
}

function canEnter(folder: string, user: RunAs): boolean {
  return spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], { ...user, cwd: '/', env: {} }).status === 0;
}

function socketPath(data: string, user: RunAs | undefined): string {
  const name = `tabibu-${shortHash(data)}`;
  const wished = join(tmpdir(), name);
  return wished.length <= longestSocketFolder && !(user && !canEnter(tmpdir(), user)) ? wished : join('/tmp', name);
}

/**
 * Creates the socket's folder before a server starts; only the server's user may enter it. Throws if the folder belongs
 * to another user.
 */
export function createSocketFolder({ socket }: Folders, user: RunAs | undefined): void {
  mkdirSync(socket, { recursive: true, mode: 0o700 });
  const found = lstatSync(socket);
  const owners = [process.getuid?.(), user?.uid];
  // Every user may write to the temporary folder, so another user may have created a folder with this name.
  if (!found.isDirectory() || !owners.includes(found.uid)) {
    throw new Error(
      `${socket} belongs to somebody else (user ${found.uid}). Remove it, or set TMPDIR to a folder of your own.`,
    );
  }
  chmodSync(socket, 0o700);
  if (user) chownSync(socket, user.uid, user.gid);
}

/** Removes the socket's folder after the server stopped. Leaves it in place when another process uses it again. */
export function removeSocketFolder({ socket }: Folders): void {
  try {
    rmdirSync(socket);
  } catch {
    // The folder is not empty: another process has started the server in the meantime.
  }
}

function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}
