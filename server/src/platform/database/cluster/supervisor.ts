import { setTimeout as sleep } from 'node:timers/promises';
import type { Binaries } from './binaries.ts';
import { createSocketFolder, type Folders, removeSocketFolder } from './folders.ts';
import type { Login } from './logins.ts';
import { disownStalePid, findPostmaster, isRunning, lastLogLines, spawnPostmaster } from './postmaster.ts';
import { connectPulse, type Pulse } from './pulse.ts';
import type { RunAs } from './run-as.ts';
import { startWatchdog, type Watchdog } from './watchdog.ts';

/** What the supervisor needs of a logger; pino and the console both have it. */
export type ClusterLog = { info: (message: string) => void; warn: (message: string) => void };

export type Supervisor = { pulse: () => Pulse; pid: () => number; stop: () => Promise<void> };

type Running = { pulse: Pulse; pid: number; watchdog?: Watchdog | undefined };
/** A server that this process is starting; its watchdog is there from the first moment. */
type Attempt = { pid: number; watchdog: Watchdog; isAlive: () => boolean };
type Setup = { binaries: Binaries; folders: Folders; user: RunAs | undefined; admin: Login; log: ClusterLog };

// Recovery after a crash of a large database may take a while; a first start takes under a second.
const longestStart = 60_000;
const betweenTries = 30;
const betweenServers = 200;
const betweenRevivals = 1000;
const betweenKeeperTries = 2000;

/**
 * Keeps the server running. One of the processes that use it is its keeper: it holds an advisory lock, has the watchdog,
 * and stops the server when it leaves as the last one. When the keeper leaves earlier another process takes the role; when
 * it crashes its watchdog stops the server and the others start it again.
 */
export async function supervise(setup: Setup): Promise<Supervisor> {
  const { folders, log } = setup;
  let stopping = false;
  let watchdog: Watchdog | undefined;
  let current: Running;
  let revival: Promise<void> = Promise.resolve();
  let starting = true;

  const start = async (): Promise<void> => {
    watchdog?.dismiss();
    watchdog = undefined;
    current = await ensureRunning(setup, onLost);
    await keepIfNobodyDoes();
    if (!watchdog) current.watchdog?.dismiss();
  };
  const keepIfNobodyDoes = async (): Promise<void> => {
    if (watchdog || stopping || !(await current.pulse.becomeKeeper())) return;
    watchdog = current.watchdog ?? startWatchdog(current.pid, folders);
  };
  const onLost = (): void => {
    if (stopping || starting) return;
    log.warn('PostgreSQL went away; starting it again');
    revival = revive();
  };
  const revive = async (): Promise<void> => {
    starting = true;
    while (!stopping && !current.pulse.isAlive()) {
      try {
        await start();
        log.info('PostgreSQL is back');
      } catch (error) {
        log.warn(String(error));
        await sleep(betweenRevivals);
      }
    }
    starting = false;
  };

  await start();
  starting = false;
  const timer = setInterval(() => void keepIfNobodyDoes().catch(() => undefined), betweenKeeperTries);
  timer.unref();

  return {
    pulse: () => current.pulse,
    pid: () => current.pid,
    stop: async () => {
      if (stopping) return;
      stopping = true;
      clearInterval(timer);
      await revival;
      await leave(setup, current, watchdog !== undefined);
      watchdog?.dismiss();
    },
  };
}

async function leave({ folders, log }: Setup, { pulse, pid }: Running, isKeeper: boolean): Promise<void> {
  const isLast = isKeeper && (await pulse.countOthers().catch(() => 0)) === 0;
  await pulse.end().catch(() => undefined);
  if (!isLast || findPostmaster(folders) !== pid) return;
  await stopPostmaster(pid, log);
  removeSocketFolder(folders);
}

async function ensureRunning(setup: Setup, onLost: () => void): Promise<Running> {
  const { folders, admin } = setup;
  const deadline = performance.now() + longestStart;
  let refusal: unknown;
  while (performance.now() < deadline) {
    const attempt = findPostmaster(folders) === undefined ? beginServer(setup) : undefined;
    // The server is starting, recovering or stopping: ask until it answers or is gone.
    do {
      await sleep(betweenTries);
      try {
        const running = await connectToServer(folders, admin, onLost);
        return attempt?.pid === running.pid ? { ...running, watchdog: attempt.watchdog } : running;
      } catch (error) {
        refusal = error;
      }
    } while (performance.now() < deadline && (attempt?.isAlive() || findPostmaster(folders) !== undefined));
    // A killed server's children and shared memory need up to two seconds to go.
    await sleep(betweenServers);
  }
  throw new Error(
    `PostgreSQL did not start within ${longestStart / 1000} s (${String(refusal)}). Its last words:\n${lastLogLines(folders)}`,
  );
}

async function connectToServer(folders: Folders, admin: Login, onLost: () => void): Promise<Running> {
  const pulse = await connectPulse(admin, onLost);
  const pid = findPostmaster(folders);
  if (pid !== undefined) return { pulse, pid };
  await pulse.end();
  throw new Error('the server answered, but its process id is not in postmaster.pid');
}

function beginServer({ binaries, folders, user }: Setup): Attempt {
  createSocketFolder(folders, user);
  disownStalePid(folders);
  const child = spawnPostmaster(binaries, folders, user);
  const pid = child.pid ?? 0;
  const watchdog = startWatchdog(pid, folders);
  let alive = pid > 0;
  for (const event of ['exit', 'error']) {
    child.once(event, () => {
      alive = false;
      watchdog.dismiss();
    });
  }
  return { pid, watchdog, isAlive: () => alive };
}

async function stopPostmaster(pid: number, log: ClusterLog): Promise<void> {
  process.kill(pid, 'SIGINT');
  const deadline = performance.now() + 30_000;
  while (isRunning(pid) && performance.now() < deadline) await sleep(20);
  if (!isRunning(pid)) return;
  log.warn('PostgreSQL did not stop within 30 s; stopping it at once');
  process.kill(pid, 'SIGQUIT');
}
