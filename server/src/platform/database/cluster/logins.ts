import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ClientConfig } from 'pg';

/** A login over the unix socket, in the form that node-postgres takes. */
export type Login = { host: string; port: number; user: string; password: string; database: string };

/** The passwords of the four roles: superuser, owner of the tables, the running product, and the read-only checker. */
export type Logins = { admin: string; owner: string; app: string; check: string };

/** The port is only a part of the socket's file name: the server does not listen on the network. */
export const port = 5432;

export const databaseName = 'tabibu';
export const roleNames = {
  admin: 'tabibu_admin',
  owner: 'tabibu_owner',
  app: 'tabibu_app',
  check: 'tabibu_check',
} as const;

const file = 'tabibu-logins.json';

/**
 * Generates four passwords of 192 random bits and writes them to a file in `dataFolder` that only its owner can read.
 */
export function createLogins(dataFolder: string): Logins {
  const secret = () => randomBytes(24).toString('base64url');
  const logins: Logins = { admin: secret(), owner: secret(), app: secret(), check: secret() };
  writeFileSync(join(dataFolder, file), JSON.stringify(logins), { mode: 0o600 });
  return logins;
}

/** Reads the passwords that `createLogins` wrote. */
export function readLogins(dataFolder: string): Logins {
  return JSON.parse(readFileSync(join(dataFolder, file), 'utf8')) as Logins;
}

/** Returns the connection settings of one role. The superuser connects to the maintenance database. */
export function loginOf(role: keyof Logins, logins: Logins, socket: string): Login & ClientConfig {
  return {
    host: socket,
    port,
    user: roleNames[role],
    password: logins[role],
    database: role === 'admin' ? 'postgres' : databaseName,
  };
}
