import { useSyncExternalStore } from 'react';

const KEY = 'ring-put-off';
const NONE: readonly string[] = [];
const watchers = new Set<() => void>();
let known: readonly string[] | undefined;

/**
 * The ids of the emergencies that this doctor answered with "not now", and a function that adds one, or with undefined
 * removes all. They are kept in this browser tab, also across a reload, and shown as one quiet line.
 */
export function useDismissedEmergencies(): [readonly string[], (id: string | undefined) => void] {
  return [useSyncExternalStore(watch, read, () => NONE), keep];
}

/** Removes all of them. Call when the person signs out. */
export function clearDismissedEmergencies(): void {
  keep(undefined);
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

function read(): readonly string[] {
  try {
    known ??= sessionStorage.getItem(KEY)?.split(' ') ?? NONE;
  } catch {
    known = NONE;
  }
  return known;
}

function keep(id: string | undefined): void {
  known = id === undefined ? NONE : [...read(), id];
  try {
    if (id === undefined) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, known.join(' '));
  } catch {
    // Storage may be blocked (private browsing): the list then lasts until the page is closed.
  }
  for (const watcher of watchers) watcher();
}
