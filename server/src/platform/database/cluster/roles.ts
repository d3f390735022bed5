import { databaseName, type Logins, roleNames } from './logins.ts';
import type { Pulse } from './pulse.ts';

const setupLock = 7_424_219;

/**
 * Creates the three unprivileged roles and the product's database on a new cluster; may be repeated and raced.
 * What the running product may do with which table is granted by the migrations, as on a database of one's own.
 */
export async function createRoles(pulse: Pulse, logins: Logins): Promise<void> {
  if (await isComplete(pulse)) return;
  await pulse.query(`select pg_advisory_lock(${setupLock})`);
  try {
    if (await isComplete(pulse)) return;
    for (const role of ['owner', 'app', 'check'] as const) await createRole(pulse, roleNames[role], logins[role]);
    await pulse.query(`grant pg_read_all_data to ${roleNames.check}`);
    await pulse.query(`alter role ${roleNames.check} set default_transaction_read_only = on`);
    // Created last: its presence says that everything before it is there.
    await pulse.query(`create database ${databaseName} owner ${roleNames.owner}`);
  } finally {
    await pulse.query(`select pg_advisory_unlock(${setupLock})`);
  }
}

async function isComplete(pulse: Pulse): Promise<boolean> {
  return (await pulse.query(`select 1 from pg_database where datname = '${databaseName}'`)).length > 0;
}

async function createRole(pulse: Pulse, name: string, password: string): Promise<void> {
  const exists = await pulse.query(`select 1 from pg_roles where rolname = '${name}'`);
  const attributes = 'login nosuperuser nocreatedb nocreaterole noreplication nobypassrls';
  await pulse.query(`${exists.length > 0 ? 'alter' : 'create'} role ${name} ${attributes} password '${password}'`);
}
