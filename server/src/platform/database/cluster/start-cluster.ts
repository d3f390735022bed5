import { type Binaries, findBinaries } from './binaries.ts';
import { chooseFolders, type Folders } from './folders.ts';
import { initialize } from './initialize.ts';
import { type Login, loginOf, readLogins } from './logins.ts';
import { createRoles } from './roles.ts';
import { type RunAs, runAs } from './run-as.ts';
import { type ClusterLog, supervise } from './supervisor.ts';

/** A running embedded PostgreSQL and how to reach it. */
export type Cluster = {
  adminUrl: Login;
  ownerUrl: Login;
  appUrl: Login;
  checkUrl: Login;
  /** The process id of the server now; it changes when the supervisor had to start it again. */
  readonly postmasterPid: number;
  /** Leaves the database; the last process that uses it stops it cleanly. May be repeated. */
  stop: () => Promise<void>;
};

/**
 * Makes sure that the database of `dataDir` runs, creating it at the first start. A server that is already
 * there, because another process started it or a crash left it behind, is used. While this process lives, a server that
 * dies is started again; when this process dies, a server that it looks after is stopped. Everything is on a unix socket.
 * `programs`: another PostgreSQL than the one that came with the packages, for files that it has made itself.
 */
export async function startCluster({ dataDir, log, programs }: { dataDir: string; log: ClusterLog; programs?: Binaries }): Promise<Cluster> {
  const user: RunAs | undefined = runAs();
  const binaries: Binaries = programs ?? findBinaries(user);
  const folders: Folders = chooseFolders(dataDir, user);
  initialize(folders.data, binaries, user);
  const logins = readLogins(folders.data);
  const supervisor = await supervise({ binaries, folders, user, admin: loginOf('admin', logins, folders.socket), log });
  await createRoles(supervisor.pulse(), logins);
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
