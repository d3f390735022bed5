import type pg from 'pg';
import type { TestProduct } from './harness.ts';

/**
 * Runs SQL with the runtime role on behalf of `system`, in a transaction of its own, for tests that read or write
 * guarded tables past the product.
 */
export async function asSystem<Row extends pg.QueryResultRow>(
  { db }: Pick<TestProduct, 'db'>,
  sql: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  const client = await db.connect();
  try {
    await client.query("begin; set local tabibu.role = 'system'");
    const { rows } = await client.query<Row>(sql, [...values]);
    await client.query('commit');
    return rows;
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}
