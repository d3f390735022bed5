import { databaseName, roleNames } from './logins.ts';
import type { Logins } from './logins.ts';
import type { Heartbeat } from './heartbeat.ts';

const setupLock = 7_424_219;

/**
 * Creates the three unprivileged roles and the product's database on a new cluster. Repeating it is safe, also from
 * several processes at once. The migrations grant the rights on tables, as they do on an operator's own database.
 */
export async function createRoles(heartbeat: Heartbeat, logins: Logins): Promise<void> {
  if (await isComplete(heartbeat)) return;
  await heartbeat.query(`select pg_advisory_lock(${setupLock})`);
  try {
    if (await isComplete(heartbeat)) return;
    for (const role of ['owner', 'app', 'check'] as const) await createRole(heartbeat, roleNames[role], logins[role]);
    await heartbeat.query(`grant pg_read_all_data to ${roleNames.check}`);
    await heartbeat.query(`alter role ${roleNames.check} set default_transaction_read_only = on`);
    // The database is created last: if it exists, everything before it exists too.
    await heartbeat.query(`create database ${databaseName} owner ${roleNames.owner}`);
  } finally {
    await heartbeat.query(`select pg_advisory_unlock(${setupLock})`);
  }
}

async function isComplete(heartbeat: Heartbeat): Promise<boolean> {
  return (await heartbeat.query(`select 1 from pg_database where datname = '${databaseName}'`)).length > 0;
}

async function createRole(heartbeat: Heartbeat, name: string, password: string): Promise<void> {
  const exists = await heartbeat.query(`select 1 from pg_roles where rolname = '${name}'`);
  const attributes = 'login nosuperuser nocreatedb nocreaterole noreplication nobypassrls';
  await heartbeat.query(`${exists.length > 0 ? 'alter' : 'create'} role ${name} ${attributes} password '${password}'`);
}
