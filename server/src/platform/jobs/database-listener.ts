import type { Database } from '../database/database.ts';
import type { Log } from '../log.ts';

interface DatabaseListenerOptions {
  readonly db: Database;
  readonly log: Log;
  /** Called with the payload of each notification, in the order in which they were sent. */
  readonly take: (payload: string) => void;
  /** Returns whether a broken connection is to be opened again. */
  readonly isNeeded: () => boolean;
}

interface DatabaseListener {
  /** Settles when the connection listens; the first call opens it. */
  readonly ready: () => Promise<void>;
  /** Opens the connection and keeps trying. Notifications sent before it listens are missed. */
  readonly keepTrying: () => void;
  readonly stop: () => void;
}

const RECONNECT = 1_000;

/**
 * Listens to one channel (LISTEN) on a connection of its own. Opens the connection again one second after it broke, as
 * long as it is needed.
 */
export function listenToDatabase(channel: string, options: DatabaseListenerOptions): DatabaseListener {
  const { db, log, take, isNeeded } = options;
  let listening: Promise<void> | undefined;
  let leave: () => void = () => undefined;
  let stopped = false;
  let retry: NodeJS.Timeout | undefined;

  async function listen(): Promise<void> {
    if (stopped) throw new Error('the process is stopping');
    const client = await db.connect();
    let over = false;
    leave = () => {
      if (over) return;
      over = true;
      client.release(true);
      listening = undefined;
      tryLater();
    };
    client.on('notification', (message) => take(message.payload ?? ''));
    client.once('error', leave);
    client.once('end', leave);
    try {
      await client.query(`listen ${channel}`);
    } catch (error) {
      leave();
      throw error;
    }
    if (stopped) leave();
  }

  function ready(): Promise<void> {
    return (listening ??= listen().catch((error: unknown) => {
      listening = undefined;
      throw error;
    }));
  }

  function tryLater(): void {
    if (stopped || !isNeeded()) return;
    clearTimeout(retry);
    retry = setTimeout(keepTrying, RECONNECT).unref();
  }

  function keepTrying(): void {
    if (stopped) return;
    ready().catch((error: unknown) => {
      log.warn({ error, channel }, 'news between processes are paused');
      tryLater();
    });
  }

  return {
    ready,
    keepTrying,
    stop() {
      stopped = true;
      leave();
    },
  };
}
