import { readFileSync } from 'node:fs';

/**
 * The user that runs PostgreSQL. It is chosen only when this process is root, because PostgreSQL refuses to run as
 * root.
 */
export type RunAs = { uid: number; gid: number };

const preferred = ['postgres', 'nobody', 'daemon'];

/**
 * Returns an unprivileged user for the database server if this process is root, otherwise undefined. Throws if no such
 * user exists.
 */
export function runAs(): RunAs | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const users = readUsers();
  for (const name of preferred) {
    const user = users.get(name);
    if (user) return user;
  }
  throw new Error(
    `PostgreSQL cannot run as root and none of the users ${preferred.join(', ')} exists. Start Tabibu as a normal user.`,
  );
}

function readUsers(): Map<string, RunAs> {
  const users = new Map<string, RunAs>();
  for (const line of readFileSync('/etc/passwd', 'utf8').split('\n')) {
    const [name, , uid, gid] = line.split(':');
    if (name && Number(uid) > 0) users.set(name, { uid: Number(uid), gid: Number(gid) });
  }
  return users;
}
