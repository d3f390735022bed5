import pg from 'pg';
import { fromEveryTable } from './every-table.ts';

export interface StoredRow {
  readonly table: string;
  readonly text: string;
}

const SCHEMAS = ['public', 'graphile_worker'];

/** Returns every row of the product and its job queue as text. Bytes are shown in hex and also decoded as UTF-8. */
export async function dumpTables(owner: pg.PoolConfig): Promise<StoredRow[]> {
  const rows = await fromEveryTable<StoredRow>(owner, SCHEMAS, ({ schema, name }, fullName) => {
    const table = pg.escapeLiteral(schema === 'public' ? name : `${schema}.${name}`);
    // Brackets, because each table is sorted by itself.
    return `(select ${table} as table, to_jsonb(stored)::text as text from ${fullName} as stored order by 2)`;
  });
  return rows.map(({ table, text }) => ({ table, text: spelled(text) }));
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
