import pg from 'pg';

/** How many rows each table of the product holds; two equal answers mean that nothing was written in between. */
export async function countRows(owner: pg.PoolConfig): Promise<Record<string, number>> {
  const client = new pg.Client(owner);
  await client.connect();
  try {
    const { rows: tables } = await client.query<{ name: string }>("select tablename as name from pg_tables where schemaname = 'public' order by 1");
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
