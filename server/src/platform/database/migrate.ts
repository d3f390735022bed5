import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import pg from 'pg';
import { runMigrations } from 'graphile-worker';

const FOLDER = new URL('../../../migrations/', import.meta.url);
/** An arbitrary number, the same in every process: only the holder of this advisory lock migrates. */
const LOCK = 727_001;

/**
 * Brings the schema up to date. Applies numbered SQL files, forward only, each in its own transaction, under one
 * advisory lock, so that several processes may call it at once. Throws if a file was edited after it had been applied.
 * Returns the names of the files that it applied.
 */
export async function migrate(
  owner: pg.PoolConfig,
  appRole = 'tabibu_app',
  checkRole = 'tabibu_check',
): Promise<string[]> {
  const client = new pg.Client(owner);
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    await client.query(
      'create table if not exists migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
    );
    const applied = new Map(
      (await client.query<{ name: string; checksum: string }>('select name, checksum from migrations')).rows.map(
        (row) => [row.name, row.checksum],
      ),
    );
    const fresh: string[] = [];
    for (const name of (await readdir(FOLDER)).filter((file) => file.endsWith('.sql')).sort()) {
      const text = await readFile(new URL(name, FOLDER), 'utf8');
      const checksum = createHash('sha256').update(text).digest('hex');
      const known = applied.get(name);
      if (known === undefined) {
        await apply(client, name, text, checksum);
        fresh.push(name);
      } else if (known !== checksum) {
        throw new Error(`migration ${name} was edited after it had been applied; write a new one`);
      }
    }
    await migrateJobs(owner);
    await inTransaction(client, () => grant(client, appRole, checkRole));
    return fresh;
  } finally {
    await client.end();
  }
}

async function apply(client: pg.Client, name: string, text: string, checksum: string): Promise<void> {
  try {
    await inTransaction(client, async () => {
      await client.query(text);
      await client.query('insert into migrations (name, checksum) values ($1, $2)', [name, checksum]);
    });
  } catch (error) {
    throw new Error(`migration ${name} failed`, { cause: error });
  }
}

async function inTransaction(client: pg.Client, work: () => Promise<void>): Promise<void> {
  await client.query('begin');
  try {
    await work();
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

async function migrateJobs(owner: pg.PoolConfig): Promise<void> {
  const pool = new pg.Pool({ ...owner, max: 1 });
  pool.on('error', () => undefined);
  pool.on('connect', (connection) => connection.on('error', () => undefined));
  try {
    await runMigrations({ pgPool: pool });
  } finally {
    await pool.end();
  }
}

/**
 * Grants the rights of the runtime role and of the read-only checker. Tables that `append_only_tables()` lists (the
 * ledger, the audit log) are append-only: the runtime role may not update or delete their rows. The links of the audit
 * chains are written by their trigger only. Runs at every start and in one transaction: a process that dies half-way
 * leaves neither a role without rights nor a ledger that can be changed.
 */
async function grant(client: pg.Client, appRole: string, checkRole: string): Promise<void> {
  const app = pg.escapeIdentifier(appRole);
  const check = pg.escapeIdentifier(checkRole);
  await client.query(`
    grant usage on schema public, graphile_worker to ${app};
    grant select, insert, update, delete on all tables in schema public to ${app};
    grant usage, select on all sequences in schema public to ${app};
    grant execute on all functions in schema public to ${app};
    grant select, insert, update, delete on all tables in schema graphile_worker to ${app};
    grant usage, select on all sequences in schema graphile_worker to ${app};
    grant execute on all functions in schema graphile_worker to ${app};
    revoke insert, update, delete on migrations, audit_links from ${app};
    grant usage on schema public, graphile_worker to ${check};
    grant select on all tables in schema public, graphile_worker to ${check};
  `);
  await letWorkerTablesBeUsed(client);
  await openGuardedTables(client, checkRole);
  const { rows } = await client.query<{ table_name: string }>('select table_name from append_only_tables()');
  for (const { table_name } of rows) {
    await client.query(`revoke update, delete, truncate on ${pg.escapeIdentifier(table_name)} from ${app}`);
  }
}

/** The policies that a guarded table lacks for the owner and the checker, or has for a role of another name. */
const MISSING_POLICIES = `
  select c.relname as "table", wanted.policy, wanted.command, wanted.role
    from pg_class c
   cross join (values ('all_for_owner', 'all', current_user::name), ('all_for_checker', 'select', $1::name)) as wanted (policy, command, role)
   where c.relnamespace = 'public'::regnamespace and c.relrowsecurity
     and not exists (select from pg_policies p where p.schemaname = 'public' and p.tablename = c.relname
                        and p.policyname = wanted.policy and p.roles = array[wanted.role])`;

/**
 * Lets the owner of the tables and the checker of invariants see every row of the guarded tables, which are forced to
 * have policies for them too. Without that a migration would change nothing there, and an invariant would hold because
 * its query sees nothing. Changes nothing where it is so already: making a policy locks its table.
 */
async function openGuardedTables(client: pg.Client, checkRole: string): Promise<void> {
  const { rows } = await client.query<{ table: string; policy: string; command: string; role: string }>(
    MISSING_POLICIES,
    [checkRole],
  );
  for (const { table, policy, command, role } of rows) {
    const [on, to] = [pg.escapeIdentifier(table), pg.escapeIdentifier(role)];
    await client.query(`drop policy if exists ${policy} on ${on}`);
    await client.query(`create policy ${policy} on ${on} for ${command} to ${to} using (true)`);
  }
}

/**
 * The job library allows only the owner to use its tables (row level security). Switches that off: the grants above
 * decide who may use them.
 */
async function letWorkerTablesBeUsed(client: pg.Client): Promise<void> {
  await client.query(`
    do $$ declare name text; begin
      for name in select tablename from pg_tables where schemaname = 'graphile_worker' and rowsecurity loop
        execute format('alter table graphile_worker.%I disable row level security', name);
      end loop;
    end $$`);
}
