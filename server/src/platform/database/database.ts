import pg from 'pg';
import type { Log } from '../log.ts';
import { teachValues } from './read-values.ts';
import { CoalescingSocket } from './coalescing-socket.ts';
import { statement } from './statement.ts';
import type { Statement } from './statement.ts';

teachValues();

export interface Queryable {
  many<Row>(statement: Statement<Row>, values?: readonly unknown[]): Promise<Row[]>;
  /** The row, or undefined when there is none. */
  maybe<Row>(statement: Statement<Row>, values?: readonly unknown[]): Promise<Row | undefined>;
  /** The one row that must be there. */
  one<Row>(statement: Statement<Row>, values?: readonly unknown[]): Promise<Row>;
  /** How many rows a change touched. */
  run(statement: Statement<unknown>, values?: readonly unknown[]): Promise<number>;
}

/** Rows that one statement writes together; it takes them as JSON text in its only parameter. */
export interface Batch<Row extends object> { readonly statement: Statement<unknown>; readonly row?: Row }

export interface Transaction extends Queryable {
  readonly kind: 'transaction';
  /** Writes a row with the others of its batch just before the commit: for what nobody reads inside the transaction. */
  collect<Row extends object>(batch: Batch<Row>, row: Row): void;
  /** Runs after this transaction has committed; never when it rolled back. */
  afterCommit(work: () => void): void;
}

export interface Database extends Queryable {
  readonly kind: 'database';
  /** Runs work in one transaction; retries it on serialization failures and deadlocks (40001, 40P01), at most five times. */
  transaction<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result>;
  /** A client of its own, for LISTEN. The caller releases it. */
  connect(): Promise<pg.PoolClient>;
  readonly pool: pg.Pool;
  close(): Promise<void>;
}

type Runner = Pick<pg.ClientBase, 'query'>;

const ABORTED = '25P02';

/**
 * `begun` is given inside a transaction: no result comes before it. Statements that were sent together with one that failed are refused only
 * because the transaction is over; whoever waits for them hears the first failure instead.
 */
function queryableOf(runner: Runner, begun?: Promise<unknown>): Queryable {
  let first: Error | undefined;
  const within = async <Result>(asked: Promise<Result>): Promise<Result> => {
    try {
      return (await Promise.all([begun, asked]))[1];
    } catch (error) {
      if (first !== undefined && sqlState(error) === ABORTED) throw first;
      if (error instanceof Error) first ??= error;
      throw error;
    }
  };
  const query = async <Row>(statement: Statement<Row>, values: readonly unknown[]) => {
    const asked = runner.query<Row & pg.QueryResultRow>(
      statement.prepared
        ? { name: statement.name, text: statement.text, values: values as unknown[] }
        : { text: statement.text, values: values as unknown[] },
    );
    return begun === undefined ? asked : within(asked);
  };
  return {
    many: async (statement, values = []) => (await query(statement, values)).rows,
    maybe: async (statement, values = []) => (await query(statement, values)).rows[0],
    one: async (statement, values = []) => {
      const { rows } = await query(statement, values);
      if (rows.length !== 1) throw new Error(`${statement.name} returned ${rows.length} rows, one was promised`);
      return rows[0]!;
    },
    run: async (statement, values = []) => (await query(statement, values)).rowCount ?? 0,
  };
}

const combined = new Map<string, Statement<unknown>>();

/** One statement that writes the batches of several; the rows of the n-th are its n-th parameter. */
function together(statements: readonly Statement<unknown>[]): Statement<unknown> {
  const [only] = statements;
  if (statements.length === 1) return only!;
  const key = statements.map(({ name }) => name).join(' ');
  const known = combined.get(key);
  if (known !== undefined) return known;
  const parts = statements.map(({ text }, index) => text.replaceAll('$1', `$${index + 1}`));
  const last = parts.pop()!;
  const made = statement(`platform.batches-${combined.size}`, `with ${parts.map((text, index) => `batch_${index} as (${text})`).join(', ')} ${last}`);
  combined.set(key, made);
  return made;
}

const RETRYABLE = new Set(['40001', '40P01']);
const MAX_TRIES = 5;

/** Opens the pool. Errors of idle clients are logged, never fatal: the process outlives a restart of the database (R-20). */
export function openDatabase(settings: pg.PoolConfig, log: Log): Database {
  const pool = new pg.Pool({
    max: 20,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 5_000,
    lock_timeout: 2_000,
    idle_in_transaction_session_timeout: 10_000,
    // What is asked before the last answer is there goes out at once; the server works it off in order.
    pipeline: true,
    stream: () => new CoalescingSocket(),
    ...settings,
  });
  pool.on('error', (error) => log.warn({ error }, 'an idle database connection broke'));
  pool.on('connect', (client) => client.on('error', (error) => log.warn({ error }, 'a database connection broke')));
  const direct = queryableOf(pool);

  async function attempt<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result> {
    const client = await pool.connect();
    // Goes out together with the first statement, whose result waits for it.
    const begun = client.query('begin');
    begun.catch(() => undefined);
    const queries = queryableOf(client, begun);
    const followUps: (() => void)[] = [];
    const batches = new Map<Statement<unknown>, object[]>();
    let broken: Error | undefined;
    try {
      const result = await work({
        kind: 'transaction',
        ...queries,
        collect({ statement }, row) { batches.set(statement, [...(batches.get(statement) ?? []), row]); },
        afterCommit: (next) => followUps.push(next),
      });
      await begun;
      const written = batches.size === 0 ? [] : [queries.run(together([...batches.keys()]), [...batches.values()].map((rows) => JSON.stringify(rows)))];
      // A commit after a refused write is a rollback, so both go out together.
      await Promise.all([...written, client.query('commit')]);
      for (const next of followUps) next();
      return result;
    } catch (error) {
      await client.query('rollback').catch((rollbackError: Error) => { broken = rollbackError; });
      throw error;
    } finally {
      client.release(broken);
    }
  }

  async function transaction<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await attempt(work);
      } catch (error) {
        if (tries >= MAX_TRIES || !RETRYABLE.has(sqlState(error) ?? '')) throw error;
        await new Promise((resolve) => setTimeout(resolve, Math.random() * 20 * 2 ** tries));
      }
    }
  }

  return { kind: 'database', ...direct, transaction, pool, connect: () => pool.connect(), close: () => pool.end() };
}

/** The SQLSTATE of a database error, or undefined for any other error. */
export function sqlState(error: unknown): string | undefined {
  return error instanceof pg.DatabaseError ? error.code : undefined;
}

/** The name of the constraint that refused a write, or undefined. */
export function brokenConstraint(error: unknown): string | undefined {
  return error instanceof pg.DatabaseError ? error.constraint : undefined;
}

const LOST = new Set(['57P01', '57P02', '57P03', '08000', '08003', '08006', '08001', '53300', '55P03', '57014']);
const LOST_SOCKET = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT']);

/** A file that is missing has the code of a socket that is missing; only its error names a path, or a call other than `connect`. */
function isFileError(error: Error): boolean {
  return 'path' in error || ('code' in error && error.code === 'ENOENT' && !('syscall' in error && error.syscall === 'connect'));
}

/** True when the database is away or too busy, so that the caller may try again (503). */
export function isUnavailable(error: unknown): boolean {
  const state = sqlState(error);
  if (state !== undefined) return LOST.has(state);
  if (!(error instanceof Error)) return false;
  if ('code' in error && LOST_SOCKET.has(String(error.code))) return !isFileError(error);
  return /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/.test(error.message);
}
