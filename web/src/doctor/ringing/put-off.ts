import { useSyncExternalStore } from 'react';

const NONE: readonly string[] = [];

/** A list of ids that is kept in this browser tab, also across pages and a reload. */
class TabList {
  private readonly watchers = new Set<() => void>();
  private known: readonly string[] | undefined;
  private readonly key: string;

  constructor(key: string) {
    this.key = key;
  }

  readonly watch = (watcher: () => void): (() => void) => {
    this.watchers.add(watcher);
    return () => this.watchers.delete(watcher);
  };

  readonly read = (): readonly string[] => {
    try {
      this.known ??= sessionStorage.getItem(this.key)?.split(' ') ?? NONE;
    } catch {
      this.known = NONE;
    }
    return this.known;
  };

  /** Adds ids that are not in the list yet; with undefined it removes all. */
  readonly keep = (ids: readonly string[] | undefined): void => {
    const before = this.read();
    const next = ids === undefined ? NONE : [...new Set([...before, ...ids])];
    if (next.length === before.length) return;
    this.known = next;
    try {
      if (next.length === 0) sessionStorage.removeItem(this.key);
      else sessionStorage.setItem(this.key, next.join(' '));
    } catch {
      // Storage may be blocked (private browsing): the list then lasts until the page is closed.
    }
    for (const watcher of this.watchers) watcher();
  };
}

type Kept = [readonly string[], (ids: readonly string[] | undefined) => void];

const dismissed = new TabList('ring-put-off');
const hidden = new TabList('ring-hidden');
const seen = new TabList('ring-seen');

/** The emergencies that this doctor answered with "not now", and a function that adds some or removes all. */
export function useDismissedEmergencies(): Kept {
  return useTabList(dismissed);
}

/** The emergencies whose result this doctor has hidden. */
export function useHiddenEmergencies(): Kept {
  return useTabList(hidden);
}

/** The emergencies that this tab has shown as open. Only of these does it say what became of them. */
export function useSeenEmergencies(): Kept {
  return useTabList(seen);
}

/** Empties the lists. Call when the person signs out. */
export function clearDismissedEmergencies(): void {
  for (const list of [dismissed, hidden, seen]) list.keep(undefined);
}

function useTabList(list: TabList): Kept {
  return [useSyncExternalStore(list.watch, list.read, () => NONE), list.keep];
}
