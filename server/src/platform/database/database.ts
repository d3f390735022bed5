import pg from 'pg';
import type { Log } from '../log.ts';
import { registerTypeParsers } from './type-parsers.ts';
import { queryableOf, refuseGuarded } from './queryable.ts';
import type { Queryable } from './queryable.ts';
import { NO_ROLE } from './row-access.ts';
import type { RowAccess } from './row-access.ts';
import { runGuarded } from './run-guarded.ts';
import { runTransaction } from './transaction.ts';
import type { Work } from './transaction.ts';

export type { RowAccess } from './row-access.ts';
export { brokenConstraint, isUnavailable, sqlState } from './database-errors.ts';
export type { Transaction } from './transaction.ts';

registerTypeParsers();

export interface Database extends Queryable {
  readonly kind: 'database';
  /**
   * Returns this database for work on behalf of somebody, which row-level security of the guarded tables asks for.
   * Without it guarded statements are refused.
   */
  actingFor(access: RowAccess): Database;
  /**
   * Runs `work` in one transaction. Retries it after serialization failures and deadlocks (40001, 40P01), at most five
   * times.
   */
  transaction<Result>(work: Work<Result>): Promise<Result>;
  /** Takes a connection out of the pool, for LISTEN. The caller releases it. */
  connect(): Promise<pg.PoolClient>;
  readonly pool: pg.Pool;
  close(): Promise<void>;
}

/**
 * Opens the connection pool. Errors of idle connections are logged and never end the process, so that it survives a
 * restart of the database.
 */
export function openDatabase(settings: pg.PoolConfig, log: Log): Database {
  const pool = new pg.Pool({
    max: 20,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 5_000,
    lock_timeout: 2_000,
    idle_in_transaction_session_timeout: 10_000,
    // Sends a statement without waiting for the result of the one before; the server executes them in order.
    pipeline: true,
    onConnect: leaveRole,
    ...settings,
  });
  pool.on('error', (error) => log.warn({ error }, 'an idle database connection broke'));
  pool.on('connect', (client) => client.on('error', (error) => log.warn({ error }, 'a database connection broke')));
  return databaseOf(pool);
}

/**
 * Says on a new connection that this process names its actors. The pool waits for what this returns, which its types do
 * not say, and drops the connection if it fails: without it the connection would see every row.
 */
function leaveRole(client: pg.ClientBase): unknown {
  return client.query(NO_ROLE);
}

function databaseOf(pool: pg.Pool, access?: RowAccess): Database {
  return {
    kind: 'database',
    ...queryableOf((query) => pool.query(query), {
      guarded: access === undefined ? refuseGuarded : (query) => runGuarded(pool, access, query),
    }),
    actingFor: (next) => databaseOf(pool, next),
    transaction: (work) => runTransaction(pool, work, access),
    pool,
    connect: () => pool.connect(),
    close: () => pool.end(),
  };
}
