import pg from 'pg';
import type { Login } from './logins.ts';

/** The one idle connection that each process keeps open to notice at once when the server stops. */
export type Heartbeat = {
  isAlive: () => boolean;
  /**
   * Tries to become the keeper, the one process that runs the watchdog and stops the server if it is the last to leave.
   * Returns false while another process is the keeper.
   */
  becomeKeeper: () => Promise<boolean>;
  /** Returns how many other processes use this database. */
  countOthers: () => Promise<number>;
  query: (sql: string) => Promise<unknown[]>;
  end: () => Promise<void>;
};

const keeperLock = 7_424_218;
const name = 'tabibu-pulse';

/**
 * Connects once and throws PostgreSQL's error while the server is starting, recovering or stopping. `onLost` is called
 * once when an established connection breaks.
 */
export async function connectHeartbeat(login: Login, onLost: () => void): Promise<Heartbeat> {
  const client = new pg.Client({ ...login, application_name: name, connectionTimeoutMillis: 5000, keepAlive: true });
  let alive = false;
  const lost = () => {
    if (!alive) return;
    alive = false;
    onLost();
  };
  client.on('error', lost);
  client.on('end', lost);
  await client.connect();
  alive = true;
  const rows = async (sql: string, values: unknown[] = []) =>
    (await client.query<Record<string, unknown>>(sql, values)).rows;
  return {
    isAlive: () => alive,
    becomeKeeper: async () => (await rows('select pg_try_advisory_lock($1) as got', [keeperLock]))[0]?.['got'] === true,
    countOthers: async () => {
      const [row] = await rows(
        'select count(*)::int as others from pg_stat_activity where application_name = $1 and pid <> pg_backend_pid()',
        [name],
      );
      return Number(row?.['others']);
    },
    query: rows,
    end: async () => {
      alive = false;
      await client.end();
    },
  };
}
