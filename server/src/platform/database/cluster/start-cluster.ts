import { findBinaries } from './binaries.ts';
import type { Binaries } from './binaries.ts';
import { chooseFolders } from './folders.ts';
import type { Folders } from './folders.ts';
import { initialize } from './initialize.ts';
import { loginOf, readLogins } from './logins.ts';
import type { Login } from './logins.ts';
import { createRoles } from './roles.ts';
import { runAs } from './run-as.ts';
import type { RunAs } from './run-as.ts';
import { supervise } from './supervisor.ts';
import type { ClusterLog } from './supervisor.ts';

/** A running embedded PostgreSQL and the logins for it. */
export type Cluster = {
  adminUrl: Login;
  ownerUrl: Login;
  appUrl: Login;
  checkUrl: Login;
  /** The server's current process id; it changes when the supervisor restarts the server. */
  readonly postmasterPid: number;
  /** Stops using the database; the last process that does so shuts the server down cleanly. Repeating it is safe. */
  stop: () => Promise<void>;
};

/**
 * Makes sure that the database of `dataDir` runs, and creates it at the first start. Uses a server that is
 * already running, because another process started it or a crash left it behind. While this process lives, it restarts
 * a server that dies; when this process dies, a watchdog stops the server that it looked after. All connections use a
 * unix socket. `programs` names another PostgreSQL than the one of the npm package, for files that it created.
 */
export async function startCluster({
  dataDir,
  log,
  programs,
}: {
  dataDir: string;
  log: ClusterLog;
  programs?: Binaries;
}): Promise<Cluster> {
  const user: RunAs | undefined = runAs();
  const binaries: Binaries = programs ?? findBinaries(user);
  const folders: Folders = chooseFolders(dataDir, user);
  initialize(folders.data, binaries, user);
  const logins = readLogins(folders.data);
  const supervisor = await supervise({ binaries, folders, user, admin: loginOf('admin', logins, folders.socket), log });
  await createRoles(supervisor.heartbeat(), logins);
  return {
    adminUrl: loginOf('admin', logins, folders.socket),
    ownerUrl: loginOf('owner', logins, folders.socket),
    appUrl: loginOf('app', logins, folders.socket),
    checkUrl: loginOf('check', logins, folders.socket),
    get postmasterPid() {
      return supervisor.pid();
    },
    stop: supervisor.stop,
  };
}
