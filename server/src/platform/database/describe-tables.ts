import pg from 'pg';

/** A table as the catalogue of the database describes it. */
export interface TableShape {
  readonly name: string;
  readonly columns: readonly { readonly name: string; readonly type: string; readonly keys: readonly string[] }[];
  /** The tables that its foreign keys refer to. */
  readonly belongsTo: readonly { readonly table: string; readonly column: string; readonly optional: boolean }[];
}

const COLUMNS = `
  select c.relname as table, a.attname as column, format_type(a.atttypid, null) as type, not a.attnotnull as optional,
         coalesce((select array_agg(distinct k.contype::text order by k.contype::text) from pg_constraint k
                    where k.conrelid = c.oid and a.attnum = any (k.conkey) and k.contype in ('p', 'f', 'u')), '{}') as keys,
         (select r.relname from pg_constraint k join pg_class r on r.oid = k.confrelid
           where k.conrelid = c.oid and k.contype = 'f' and k.conkey[1] = a.attnum order by k.conname limit 1) as target
    from pg_class c join pg_attribute a on a.attrelid = c.oid
   where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped
   order by c.relname, a.attnum`;

/** Returns every table of the product's schema with its columns, keys and references, ordered by name. */
export async function describeTables(login: pg.ClientConfig): Promise<TableShape[]> {
  const client = new pg.Client(login);
  await client.connect();
  try {
    const { rows } = await client.query<{
      table: string;
      column: string;
      type: string;
      optional: boolean;
      keys: string[];
      target: string | null;
    }>(COLUMNS);
    return [...Map.groupBy(rows, ({ table }) => table)].map(([name, columns]) => ({
      name,
      columns: columns.map(({ column, type, keys }) => ({ name: column, type, keys })),
      belongsTo: columns.flatMap(({ column, target, optional }) =>
        target === null ? [] : [{ table: target, column, optional }],
      ),
    }));
  } finally {
    await client.end();
  }
}
