import pg from 'pg';

export interface StoredRow { readonly table: string; readonly text: string }

const SCHEMAS = ['public', 'graphile_worker'];

/** Every row of the product and of its job queue as readable text; bytes are also shown as the text they would spell. */
export async function dumpTables(owner: pg.PoolConfig): Promise<StoredRow[]> {
  const client = new pg.Client(owner);
  await client.connect();
  try {
    const { rows: tables } = await client.query<{ schema: string; name: string }>(
      'select schemaname as schema, tablename as name from pg_tables where schemaname = any($1) order by 1, 2', [SCHEMAS]);
    const dump: StoredRow[] = [];
    for (const { schema, name } of tables) {
      const { rows } = await client.query<{ text: string }>(
        `select to_jsonb(stored)::text as text from ${client.escapeIdentifier(schema)}.${client.escapeIdentifier(name)} as stored order by 1`);
      dump.push(...rows.map(({ text }) => ({ table: schema === 'public' ? name : `${schema}.${name}`, text: spelled(text) })));
    }
    return dump;
  } finally {
    await client.end();
  }
}

/** Adds what a bytea column would say if somebody read it as text. */
function spelled(text: string): string {
  return text.replaceAll(/"\\\\x([0-9a-f]*)"/g, (whole, hex: string) => `${whole} ${Buffer.from(hex, 'hex').toString('utf8')}`);
}

/** Rows that hold one of the given texts. */
export function rowsWith(dump: readonly StoredRow[], needles: readonly string[]): StoredRow[] {
  return dump.filter(({ text }) => needles.some((needle) => text.includes(needle)));
}
