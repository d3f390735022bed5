import type pg from 'pg';
import { sqlState } from './database-errors.ts';
import { inOrder } from './statement.ts';
import type { NoValues, Statement } from './statement.ts';

/** What is given with a statement: its values, or nothing where it takes none. */
type Given<Values extends object> = Values extends NoValues ? [] : [values: Values];

export interface Queryable {
  many<Values extends object, Row>(statement: Statement<Values, Row>, ...given: Given<Values>): Promise<Row[]>;
  /** The row, or undefined when there is none. */
  maybe<Values extends object, Row>(
    statement: Statement<Values, Row>,
    ...given: Given<Values>
  ): Promise<Row | undefined>;
  /** The one row that must be there. */
  one<Values extends object, Row>(statement: Statement<Values, Row>, ...given: Given<Values>): Promise<Row>;
  /** How many rows a change touched. */
  run<Values extends object>(statement: Statement<Values, unknown>, ...given: Given<Values>): Promise<number>;
}

const ABORTED = '25P02';

/** Sends a statement to the database. */
type Send = <Row extends pg.QueryResultRow>(query: pg.QueryConfig) => Promise<pg.QueryResult<Row>>;

/** Refuses statements on guarded tables where nobody said for whom: they would silently see nothing. */
export async function refuseGuarded(query: pg.QueryConfig): Promise<never> {
  throw new Error(`${query.name ?? 'a statement'} is guarded and was run for no actor; see Database.actingFor`);
}

/**
 * `begun` is given inside a transaction: no result comes before it. Statements that were sent together with one that
 * failed are refused only because the transaction is over; whoever waits for them hears the first failure instead.
 * `guarded` sends statements on guarded tables; without it they are sent like all others.
 */
export function queryableOf(send: Send, options: { begun?: Promise<unknown>; guarded?: Send } = {}): Queryable {
  const { begun, guarded = send } = options;
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
  const query = async <Row>(statement: Statement<object, Row>, [values = {}]: readonly object[]) => {
    const { name, text, prepared } = statement;
    const ordered = inOrder(statement, values);
    const config = prepared ? { name, text, values: ordered } : { text, values: ordered };
    const asked = (statement.guarded ? guarded : send)<Row & pg.QueryResultRow>(config);
    return begun === undefined ? asked : within(asked);
  };
  return {
    many: async (statement, ...given) => (await query(statement, given)).rows,
    maybe: async (statement, ...given) => (await query(statement, given)).rows[0],
    one: async (statement, ...given) => {
      const { rows } = await query(statement, given);
      if (rows.length !== 1) throw new Error(`${statement.name} returned ${rows.length} rows, one was promised`);
      return rows[0]!;
    },
    run: async (statement, ...given) => (await query(statement, given)).rowCount ?? 0,
  };
}
