import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import pg from 'pg';
import { runMigrations } from 'graphile-worker';

const FOLDER = new URL('../../../migrations/', import.meta.url);
/** Any number, the same in every process: only its holder migrates. */
const LOCK = 727_001;

/**
 * Brings the schema up to date: numbered SQL files, forward only, each in its own transaction, under one advisory lock.
 * Several processes may call it at once. An applied file that was edited since is refused. Returns the names it applied.
 */
export async function migrate(owner: pg.PoolConfig, appRole = 'tabibu_app', checkRole = 'tabibu_check'): Promise<string[]> {
  const client = new pg.Client(owner);
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    await client.query('create table if not exists migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now())');
    const applied = new Map((await client.query<{ name: string; checksum: string }>('select name, checksum from migrations')).rows.map((row) => [row.name, row.checksum]));
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
    if (fresh.length > 0) await grant(client, appRole, checkRole);
    return fresh;
  } finally {
    await client.end();
  }
}

async function apply(client: pg.Client, name: string, text: string, checksum: string): Promise<void> {
  await client.query('begin');
  try {
    await client.query(text);
    await client.query('insert into migrations (name, checksum) values ($1, $2)', [name, checksum]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new Error(`migration ${name} failed`, { cause: error });
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
 * Rights of the runtime role and of the read-only checker. What the runtime role must not do (change the ledger, the audit log)
 * is taken away again by the migration that creates such a table, in a function `restrict_<table>` that runs after each grant.
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
    revoke insert, update, delete on migrations from ${app};
    grant usage on schema public, graphile_worker to ${check};
    grant select on all tables in schema public, graphile_worker to ${check};
  `);
  await letWorkerTablesBeUsed(client);
  const { rows } = await client.query<{ table_name: string }>("select table_name from append_only_tables()");
  for (const { table_name } of rows) {
    await client.query(`revoke update, delete, truncate on ${pg.escapeIdentifier(table_name)} from ${app}`);
  }
}

/** The job library shuts its tables by row security to everybody but their owner; here the grants above decide. */
async function letWorkerTablesBeUsed(client: pg.Client): Promise<void> {
  await client.query(`
    do $$ declare name text; begin
      for name in select tablename from pg_tables where schemaname = 'graphile_worker' and rowsecurity loop
        execute format('alter table graphile_worker.%I disable row level security', name);
      end loop;
    end $$`);
}
