import pg from 'pg';

export interface StoredRow {
  readonly table: string;
  readonly text: string;
}

const SCHEMAS = ['public', 'graphile_worker'];

/** Returns every row of the product and its job queue as text. Bytes are shown in hex and also decoded as UTF-8. */
export async function dumpTables(owner: pg.PoolConfig): Promise<StoredRow[]> {
  const client = new pg.Client(owner);
  await client.connect();
  try {
    const { rows: tables } = await client.query<{ schema: string; name: string }>(
      'select schemaname as schema, tablename as name from pg_tables where schemaname = any($1) order by 1, 2',
      [SCHEMAS],
    );
    const dump: StoredRow[] = [];
    for (const { schema, name } of tables) {
      const { rows } = await client.query<{ text: string }>(
        `select to_jsonb(stored)::text as text from ${client.escapeIdentifier(schema)}.${client.escapeIdentifier(name)} as stored order by 1`,
      );
      dump.push(
        ...rows.map(({ text }) => ({ table: schema === 'public' ? name : `${schema}.${name}`, text: spelled(text) })),
      );
    }
    return dump;
  } finally {
    await client.end();
  }
}

/** Adds the UTF-8 text of each bytea value. */
function spelled(text: string): string {
  return text.replaceAll(
    /"\\\\x([0-9a-f]*)"/g,
    (whole, hex: string) => `${whole} ${Buffer.from(hex, 'hex').toString('utf8')}`,
  );
}

/** Returns the rows that contain one of the given texts. */
export function rowsWith(dump: readonly StoredRow[], needles: readonly string[]): StoredRow[] {
  return dump.filter(({ text }) => needles.some((needle) => text.includes(needle)));
}
