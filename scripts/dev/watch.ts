import { watch } from 'node:fs';
import { join } from 'node:path';
import { root } from '../terminal.mjs';

/** Milliseconds in which changes count as one, because editors write a file in several steps. */
const TOGETHER = 25;

/**
 * Calls `then` with the changed paths when matching files in these folders change. Returns a function that stops
 * watching.
 */
export function watchSources(folders: readonly string[], isMeant: RegExp, then: (paths: string[]) => void): () => void {
  let changed = new Set<string>();
  let wait: NodeJS.Timeout | undefined;
  const watchers = folders.map((folder) =>
    watch(join(root, folder), { recursive: true }, (_event, name) => {
      if (name === null || !isMeant.test(name) || /\.test\.tsx?$/.test(name)) return;
      changed.add(`${folder}/${name.replaceAll('\\', '/')}`);
      clearTimeout(wait);
      wait = setTimeout(() => {
        const paths = [...changed];
        changed = new Set();
        then(paths);
      }, TOGETHER);
    }),
  );
  return () => {
    clearTimeout(wait);
    for (const watcher of watchers) watcher.close();
  };
}
