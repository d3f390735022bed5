import type { LiveEvent } from '@tabibu/contract/live-events';
import type { Database } from '../database/database.ts';
import type { Log } from '../log.ts';
import { listenToDatabase } from './database-listener.ts';

type Listener = (event: LiveEvent) => void;

export interface LiveChannel {
  /**
   * Calls `listener` with each live event for an account, or for the topic `HOUSE_DAY`, until the returned function is
   * called. `ended` is called when the channel stops.
   */
  subscribe(to: string, listener: Listener, ended: () => void): () => void;
  /** Repeating it is safe. */
  stop(): Promise<void>;
}

/**
 * Opens one LISTEN connection for the process. It delivers live events to the open pages of an account, whichever
 * process serves them.
 */
export function openLiveChannel(db: Database, log: Log): LiveChannel {
  const listeners = new Map<string, Set<Listener>>();
  const endings = new Set<() => void>();
  let stopped = false;

  function deliver(text: string): void {
    const { to, event } = JSON.parse(text) as { to: string; event: LiveEvent };
    for (const listener of listeners.get(to) ?? []) listener(event);
  }

  const ear = listenToDatabase('live', { db, log, take: deliver, isNeeded: () => true });
  ear.keepTrying();
  return {
    subscribe(to, listener, ended) {
      if (stopped) {
        ended();
        return () => undefined;
      }
      endings.add(ended);
      const set = listeners.get(to) ?? new Set();
      listeners.set(to, set.add(listener));
      return () => {
        endings.delete(ended);
        set.delete(listener);
        if (set.size === 0) listeners.delete(to);
      };
    },
    async stop() {
      stopped = true;
      for (const ended of endings) ended();
      ear.stop();
    },
  };
}
