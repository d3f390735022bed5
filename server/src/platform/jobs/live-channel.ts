import type pg from 'pg';
import type { LiveEvent } from '@tabibu/contract/live-events';
import type { Database } from '../database/database.ts';
import type { Log } from '../log.ts';

type Listener = (event: LiveEvent) => void;

export interface LiveChannel {
  /** Listens for nudges to one account; returns how to stop. */
  subscribe(accountId: string, listener: Listener): () => void;
  stop(): Promise<void>;
}

const RECONNECT = 1_000;

/** One LISTEN connection per process; nudges reach the pages of an account on whichever process holds them. */
export function openLiveChannel(db: Database, log: Log): LiveChannel {
  const listeners = new Map<string, Set<Listener>>();
  let client: pg.PoolClient | undefined;
  let stopped = false;

  function deliver(text: string): void {
    const { to, event } = JSON.parse(text) as { to: string; event: LiveEvent };
    for (const listener of listeners.get(to) ?? []) listener(event);
  }

  async function listen(): Promise<void> {
    if (stopped) return;
    try {
      const opened = await db.connect();
      client = opened;
      opened.on('notification', (message) => deliver(message.payload ?? '{}'));
      opened.once('error', () => { opened.release(true); client = undefined; setTimeout(() => void listen(), RECONNECT).unref(); });
      opened.once('end', () => undefined);
      await opened.query('listen live');
    } catch (error) {
      log.warn({ error }, 'live nudges are paused');
      setTimeout(() => void listen(), RECONNECT).unref();
    }
  }

  void listen();
  return {
    subscribe(accountId, listener) {
      const set = listeners.get(accountId) ?? new Set();
      listeners.set(accountId, set.add(listener));
      return () => {
        set.delete(listener);
        if (set.size === 0) listeners.delete(accountId);
      };
    },
    async stop() {
      stopped = true;
      client?.release(true);
    },
  };
}
