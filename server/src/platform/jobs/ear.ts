import type { Database } from '../database/database.ts';
import type { Log } from '../log.ts';

interface EarOptions {
  readonly db: Database;
  readonly log: Log;
  /** Gets each text that is said on the channel, in the order in which it was said. */
  readonly take: (payload: string) => void;
  /** Is a broken connection to be made anew? */
  readonly isNeeded: () => boolean;
}

interface Ear {
  /** Settles when the ear listens; the first call begins to. */
  readonly ready: () => Promise<void>;
  /** Begins to listen and goes on trying; what is said until then is missed. */
  readonly keepTrying: () => void;
  readonly stop: () => void;
}

const RECONNECT = 1_000;

/** One LISTEN connection of this process; it is made anew a second after it broke, for as long as it is needed. */
export function openEar(channel: string, { db, log, take, isNeeded }: EarOptions): Ear {
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
    listening ??= listen().catch((error: unknown) => {
      listening = undefined;
      throw error;
    });
    return listening;
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
