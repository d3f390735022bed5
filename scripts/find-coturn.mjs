// Finds coturn, the relay for the tests of calls, or installs Debian's package as root.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { withoutService } from './install-quietly.mjs';
import { announce, mustRun } from './terminal.mjs';

/**
 * Returns the path of `turnserver`. If there is none, installs Debian's package as root. Returns undefined elsewhere;
 * the tests that need it are then skipped and say so.
 */
export async function ensureCoturn() {
  const found = installedCoturn();
  if (found) return found;
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) {
    if (process.env.TABIBU_EVERY_PROGRAM) throw new Error('No coturn found, and TABIBU_EVERY_PROGRAM is set.');
    announce(
      'No coturn found: the tests of calls through a relay are skipped. Install coturn, or name its program in TURNSERVER_PATH.',
    );
    return undefined;
  }
  announce('No coturn found: installing the Debian package "coturn" …');
  await mustRun('apt-get update', 'apt-get', ['update', '-qq']);
  await withoutService('coturn', () =>
    mustRun('apt-get install coturn', 'apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'coturn'], {
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    }),
  );
  const got = installedCoturn();
  if (got) return got;
  throw new Error('coturn was installed, but its program turnserver could not be found.');
}

function installedCoturn() {
  const { TURNSERVER_PATH } = process.env;
  if (TURNSERVER_PATH) {
    if (existsSync(TURNSERVER_PATH)) return TURNSERVER_PATH;
    throw new Error(`TURNSERVER_PATH names ${TURNSERVER_PATH}, which does not exist.`);
  }
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/bin'];
  return folders.map((folder) => join(folder, 'turnserver')).find((path) => existsSync(path));
}
