import pg from 'pg';

/**
 * A statement that must be true of the stored rows at every moment, with a read-only query that returns the rows that
 * violate it.
 */
export interface Check {
  /** The number in the list of invariants, for example 'I-04'. */
  readonly id: string;
  readonly says: string;
  readonly sql: string;
}

export interface Finding extends Check {
  /** The number of rows that violate it, and the first few of them (ids and codes only). */
  readonly broken: number;
  readonly examples: readonly string[];
}

const EXAMPLES = 5;

/** Guarded tables of which this login does not see every row. */
const HIDDEN = `
  select c.relname as name from pg_class c
   where c.relnamespace = 'public'::regnamespace and row_security_active(c.oid)
     and not exists (select from pg_policies p where p.schemaname = 'public' and p.tablename = c.relname
                        and p.cmd in ('ALL', 'SELECT') and p.qual = 'true' and current_user = any(p.roles))
   order by 1`;

/** Runs all checks on one snapshot of the database, as `runChecksOn` does, on a connection of their own. */
export async function runChecks(reader: pg.PoolConfig, checks: readonly Check[]): Promise<Finding[]> {
  const client = new pg.Client(reader);
  await client.connect();
  try {
    return await runChecksOn(client, checks);
  } finally {
    await client.end();
  }
}

/**
 * Runs all checks on one snapshot of the database, in a read-only transaction. Throws if row-level security hides rows
 * from this login: the checks over those tables would hold because they see nothing.
 */
export async function runChecksOn(client: pg.ClientBase, checks: readonly Check[]): Promise<Finding[]> {
  await client.query('begin transaction isolation level repeatable read read only');
  try {
    const hidden = (await client.query<{ name: string }>(HIDDEN)).rows.map(({ name }) => name);
    if (hidden.length > 0) throw new Error(`this login does not see every row of ${hidden.join(', ')}`);
    const findings: Finding[] = [];
    for (const check of checks) {
      const { rows } = await client.query<Record<string, unknown>>({ name: `check ${check.id}`, text: check.sql });
      findings.push({
        ...check,
        broken: rows.length,
        examples: rows.slice(0, EXAMPLES).map((row) => Object.values(row).join(' ')),
      });
    }
    return findings;
  } finally {
    // A broken connection has ended the transaction, and the error of the check says more.
    await client.query('rollback').catch(() => undefined);
  }
}
