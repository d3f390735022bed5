import type pg from 'pg';
import { ConfigProblem } from '../config.ts';
import { sqlState } from './database.ts';

/**
 * The oldest version on which the tests run all migrations and the way from a registration to a cancelled appointment.
 */
const OLDEST = 15;

/** What the product asks a server about itself before using it. */
export interface ServerFacts {
  /** As `server_version_num`: 150018 means 15.18. */
  readonly version: number;
  readonly standby: boolean;
  readonly readOnly: boolean;
  /** Whether this login may create tables and schemas in this database. */
  readonly mayCreate: boolean;
}

const FACTS = `
  select current_setting('server_version_num')::int as version,
         pg_is_in_recovery() as standby,
         current_setting('transaction_read_only')::bool as "readOnly",
         coalesce(has_schema_privilege(to_regnamespace('public'), 'create'), false) and has_database_privilege(current_database(), 'create') as "mayCreate"`;

/** Reads the facts on which `whyUnusable` decides. */
export async function readServerFacts(client: pg.Client): Promise<ServerFacts> {
  return (await client.query<ServerFacts>(FACTS)).rows[0]!;
}

/** Returns in one sentence why the product cannot store its data on this server, or null if it can. */
export function whyUnusable({ version, standby, readOnly, mayCreate }: ServerFacts): string | null {
  const major = Math.floor(version / 10_000);
  if (major < OLDEST) return `this is PostgreSQL ${major}; Tabibu needs version ${OLDEST} or newer`;
  if (standby) return 'this server is a read-only standby; name the primary server';
  if (readOnly) return 'this database is set to read-only (default_transaction_read_only); Tabibu has to write';
  if (!mayCreate) return 'this login may not create tables here; let it own the database, as ops/create-roles.sh does';
  return null;
}

const UNREACHED = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT',
  'EACCES',
  'EPIPE',
]);

const BY_STATE: ReadonlyMap<string, string> = new Map([
  ['28P01', 'the server refuses this login: user name or password is wrong'],
  ['3D000', 'the server has no database of this name; create it, as ops/create-roles.sh does'],
  ['53300', 'the server has no connection left (max_connections)'],
  ['57P03', 'the server is just starting or stopping; try again in a moment'],
  ['25006', 'this database takes no writes (a read-only standby, or set to read-only)'],
  [
    '42501',
    'this login may not create the roles tabibu_app and tabibu_check or act as them: give it the right to create roles (alter role … createrole), or create them first as ops/create-roles.sh does',
  ],
]);

/**
 * Turns an error into one sentence for the operator instead of a stack trace: which setting names a database that
 * cannot be used, and why. The sentence never contains a password.
 */
export function databaseProblem(setting: string, error: unknown): ConfigProblem {
  if (error instanceof ConfigProblem) return error;
  return new ConfigProblem(`${setting}: ${reasonOf(error)}`, { cause: error });
}

function reasonOf(error: unknown): string {
  const state = sqlState(error);
  const known = state === undefined ? undefined : BY_STATE.get(state);
  if (known !== undefined) return known;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const message = error instanceof Error ? error.message : String(error);
  if (code === 'ERR_INVALID_URL' || error instanceof URIError)
    return 'is not a readable address; signs such as # / ? % in a password are written as %23 %2F %3F %25';
  if (UNREACHED.has(code) || /timeout|Connection terminated/.test(message))
    return `the host does not answer (${code === '' ? 'no answer in time' : code}); is the server running, and are host and port right?`;
  // Other reasons come in the server's own words: no entry in pg_hba.conf, a missing or wrong certificate.
  return `the server cannot be used: ${message}`;
}
