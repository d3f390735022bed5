import type { LiveEvent } from '@tabibu/contract/live-events';
import type { Database } from '../database/database.ts';
import type { Log } from '../log.ts';

type Listener = (event: LiveEvent) => void;

export interface LiveChannel {
  /** Listens for nudges to one account until the channel stops (`ended` is called) or the returned function is. */
  subscribe(accountId: string, listener: Listener, ended: () => void): () => void;
  /** May be repeated. */
  stop(): Promise<void>;
}

const RECONNECT = 1_000;

/** One LISTEN connection per process; nudges reach the pages of an account on whichever process holds them. */
export function openLiveChannel(db: Database, log: Log): LiveChannel {
  const listeners = new Map<string, Set<Listener>>();
  const endings = new Set<() => void>();
  let leave: () => void = () => undefined;
  let stopped = false;

  function deliver(text: string): void {
    const { to, event } = JSON.parse(text) as { to: string; event: LiveEvent };
    for (const listener of listeners.get(to) ?? []) listener(event);
  }

  async function listen(): Promise<void> {
    if (stopped) return;
    try {
      const client = await db.connect();
      let over = false;
      leave = () => {
        if (over) return;
        over = true;
        client.release(true);
        listenLater();
      };
      client.on('notification', (message) => deliver(message.payload ?? '{}'));
      client.once('error', leave);
      client.once('end', leave);
      if (stopped) leave();
      else await client.query('listen live').catch(leave);
    } catch (error) {
      log.warn({ error }, 'live nudges are paused');
      listenLater();
    }
  }

  function listenLater(): void {
    setTimeout(() => void listen(), RECONNECT).unref();
  }

  void listen();
  return {
    subscribe(accountId, listener, ended) {
      if (stopped) {
        ended();
        return () => undefined;
      }
      endings.add(ended);
      const set = listeners.get(accountId) ?? new Set();
      listeners.set(accountId, set.add(listener));
      return () => {
        endings.delete(ended);
        set.delete(listener);
        if (set.size === 0) listeners.delete(accountId);
      };
    },
    async stop() {
      stopped = true;
      for (const ended of endings) ended();
      leave();
    },
  };
}
