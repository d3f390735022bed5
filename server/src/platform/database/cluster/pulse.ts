import pg from 'pg';
import type { Login } from './logins.ts';

/** One idle connection per process that uses the database: it notices at once when the server goes away. */
export type Pulse = {
  isAlive: () => boolean;
  /** Tries to become the process that looks after the server: at most one has this role at any time. */
  becomeKeeper: () => Promise<boolean>;
  /** How many other processes use this database. */
  countOthers: () => Promise<number>;
  query: (sql: string) => Promise<unknown[]>;
  end: () => Promise<void>;
};

const keeperLock = 7_424_218;
const name = 'tabibu-pulse';

/** Connects once; throws PostgreSQL's refusal while it is starting, recovering or stopping. `onLost` is called once. */
export async function connectPulse(login: Login, onLost: () => void): Promise<Pulse> {
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
  const rows = async (sql: string, values: unknown[] = []) => (await client.query<Record<string, unknown>>(sql, values)).rows;
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
