import type pg from 'pg';

/**
 * Sends a statement on a connection and returns its result. Where the client itself makes the promise, each result of a
 * connection keeps the next one from being collected with the young objects: an export of a million lines grew by all
 * of its text until the next full collection. An error tells who asked, not which packet brought it.
 */
export async function askClient<Row extends pg.QueryResultRow>(
  client: pg.ClientBase,
  query: string | pg.QueryConfig,
): Promise<pg.QueryResult<Row>> {
  try {
    return await new Promise((resolve, reject) => {
      const settle = (error: Error | null, result: pg.QueryResult<Row>) => (error ? reject(error) : resolve(result));
      if (typeof query === 'string') client.query(query, settle);
      else client.query(query, settle);
    });
  } catch (error) {
    if (error instanceof Error) Error.captureStackTrace(error);
    throw error;
  }
}
