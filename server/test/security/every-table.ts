import { createHash } from 'node:crypto';
import pg from 'pg';
import { keptClient } from '../kept-client.ts';

interface Table {
  readonly schema: string;
  readonly name: string;
}

/** Runs a query on every table of some schemas, all in one statement. The rows come in the order of the tables. */
export async function fromEveryTable<Row extends pg.QueryResultRow>(
  owner: pg.PoolConfig,
  schemas: readonly string[],
  query: (table: Table, fullName: string) => string,
): Promise<Row[]> {
  const client = await keptClient(owner);
  const { rows: tables } = await client.query<Table>({
    name: 'tables',
    text: 'select schemaname as schema, tablename as name from pg_tables where schemaname = any($1) order by 1, 2',
    values: [schemas],
  });
  const text = tables
    .map((table) => query(table, `${pg.escapeIdentifier(table.schema)}.${pg.escapeIdentifier(table.name)}`))
    .join('\nunion all\n');
  const { rows } = await client.query<Row>({ name: createHash('sha256').update(text).digest('base64'), text });
  return rows;
}
