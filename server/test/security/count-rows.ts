import pg from 'pg';

/**
 * Returns the number of rows of each table. A test compares two results to see that nothing was inserted or deleted.
 */
export async function countRows(owner: pg.PoolConfig): Promise<Record<string, number>> {
  const client = new pg.Client(owner);
  await client.connect();
  try {
    const { rows: tables } = await client.query<{ name: string }>(
      "select tablename as name from pg_tables where schemaname = 'public' order by 1",
    );
    const counts: Record<string, number> = {};
    for (const { name } of tables) {
      const { rows } = await client.query<{ count: string }>(`select count(*) from ${client.escapeIdentifier(name)}`);
      counts[name] = Number(rows[0]!.count);
    }
    return counts;
  } finally {
    await client.end();
  }
}
