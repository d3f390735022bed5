import { useEffect, useSyncExternalStore } from 'react';

const watchers = new Set<() => void>();
let calls = 0;

/** While the component is mounted, the page shows emergencies in the call only, and makes no sound. */
export function useQuietPage(): void {
  useEffect(() => {
    count(1);
    return () => count(-1);
  }, []);
}

/** True while this page is in a running call. */
export function useIsQuiet(): boolean {
  return useSyncExternalStore(watch, isQuiet, () => false);
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

function isQuiet(): boolean {
  return calls > 0;
}

function count(by: number): void {
  calls += by;
  for (const watcher of watchers) watcher();
}
