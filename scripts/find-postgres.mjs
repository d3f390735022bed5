// Finds a second PostgreSQL for the tests, of another version than the embedded one, or installs Debian's package as
// root.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { withoutService } from './install-quietly.mjs';
import { announce, mustRun } from './terminal.mjs';

const debians = '/usr/lib/postgresql';

/**
 * Returns the folder of `initdb` and `postgres`. If there is none, installs Debian's package as root. Returns undefined
 * elsewhere; the tests that need it are then skipped and say so.
 */
export async function ensurePostgres() {
  const found = installedPostgres();
  if (found) return found;
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) {
    if (process.env.TABIBU_EVERY_PROGRAM)
      throw new Error('No second PostgreSQL found, and TABIBU_EVERY_PROGRAM is set.');
    announce(
      "No second PostgreSQL found: the tests on another version are skipped. Install PostgreSQL 15, or name its programs' folder in SECOND_POSTGRES_BIN.",
    );
    return undefined;
  }
  announce('No second PostgreSQL found: installing the Debian package "postgresql" …');
  await mustRun('apt-get update', 'apt-get', ['update', '-qq']);
  await withoutService('postgresql', () =>
    mustRun(
      'apt-get install postgresql',
      'apt-get',
      ['install', '-y', '-qq', '--no-install-recommends', 'postgresql'],
      {
        env: { DEBIAN_FRONTEND: 'noninteractive' },
      },
    ),
  );
  const got = installedPostgres();
  if (got) return got;
  throw new Error('postgresql was installed, but its program initdb could not be found.');
}

/** Returns the folder of the oldest supported version: the other tests already run on a new one. */
function installedPostgres() {
  const { SECOND_POSTGRES_BIN: named } = process.env;
  if (named) {
    if (existsSync(join(named, 'initdb'))) return named;
    throw new Error(`SECOND_POSTGRES_BIN names ${named}, where there is no initdb.`);
  }
  const versions = existsSync(debians)
    ? readdirSync(debians)
        .map(Number)
        .filter((version) => version >= 15)
        .sort((one, other) => one - other)
    : [];
  return versions
    .map((version) => join(debians, String(version), 'bin'))
    .find((folder) => existsSync(join(folder, 'initdb')));
}
