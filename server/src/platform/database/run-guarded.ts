import type pg from 'pg';
import { askClient } from './ask-client.ts';
import { beginStatementFor } from './row-access.ts';
import type { RowAccess } from './row-access.ts';

/**
 * Runs one statement on a guarded table in a transaction of its own, on behalf of `access`. Begin, statement and commit
 * go out together, and nothing is returned before all three have succeeded.
 */
export async function runGuarded<Row extends pg.QueryResultRow>(
  pool: pg.Pool,
  access: RowAccess,
  query: pg.QueryConfig,
): Promise<pg.QueryResult<Row>> {
  const begin = beginStatementFor(access);
  const client = await pool.connect();
  const sent = [askClient(client, begin), askClient<Row>(client, query), askClient(client, 'commit')] as const;
  const [begun, , committed] = await Promise.allSettled(sent);
  // A connection on which begin or commit failed may be in any state: it does not return to the pool.
  client.release(begun.status === 'rejected' || committed.status === 'rejected');
  return (await Promise.all(sent))[1];
}
