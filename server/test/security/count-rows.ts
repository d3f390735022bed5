import pg from 'pg';
import { fromEveryTable } from './every-table.ts';

/**
 * Returns the number of rows of each table. A test compares two results to see that nothing was inserted or deleted.
 */
export async function countRows(owner: pg.PoolConfig): Promise<Record<string, number>> {
  const counts = await fromEveryTable<{ name: string; count: number }>(
    owner,
    ['public'],
    ({ name }, fullName) => `select ${pg.escapeLiteral(name)} as name, count(*)::int as count from ${fullName}`,
  );
  return Object.fromEntries(counts.map(({ name, count }) => [name, count]));
}
