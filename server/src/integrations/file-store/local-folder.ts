import { access, mkdir, open, readFile, readdir, rename, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { STORED_NAME, StoreUnavailable } from './port.ts';
import type { FileStore } from './port.ts';

/**
 * Keeps files in a folder that only this user may read. A file is written beside its place and renamed, so a crash
 * leaves no half file under a name. Several processes of one machine may share the folder.
 */
export function localFolder(folder: string): FileStore {
  const placeOf = (name: string) => {
    if (!STORED_NAME.test(name)) throw new RangeError('a stored file has a name of 32 hexadecimal digits');
    return join(folder, name);
  };
  return {
    async put(name, bytes) {
      const place = placeOf(name);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      // Names are random: two at the same moment are never the same, and an older one is found here.
      if (await exists(place)) throw new Error('this name is taken');
      const draft = `${place}.part`;
      const file = await open(draft, 'wx', 0o600);
      try {
        await file.writeFile(bytes);
        await file.sync();
      } catch (error) {
        await rm(draft, { force: true });
        throw isFull(error) ? new StoreUnavailable('the disk is full') : error;
      } finally {
        await file.close();
      }
      await rename(draft, place);
    },
    async get(name) {
      return readFile(placeOf(name)).catch(ifMissing);
    },
    async remove(name) {
      await rm(placeOf(name), { force: true });
    },
    async namesBefore(before) {
      const names = await readdir(folder).catch(ifMissing);
      const old: string[] = [];
      for (const entry of names ?? []) {
        const name = entry.replace(/\.part$/, '');
        if (!STORED_NAME.test(name)) continue;
        const facts = await stat(join(folder, entry)).catch(ifMissing);
        if (facts === undefined || facts.mtime >= before) continue;
        if (entry === name) old.push(name);
        else await rm(join(folder, entry), { force: true });
      }
      return old;
    },
    async freeBytes() {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const { bavail, bsize } = await statfs(folder);
      return bavail * bsize;
    },
  };
}

async function exists(place: string): Promise<boolean> {
  return access(place).then(
    () => true,
    () => false,
  );
}

function isFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT');
}

function ifMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT') return undefined;
  throw error;
}
