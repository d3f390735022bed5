import { setTimeout as sleep } from 'node:timers/promises';
import type { Binaries } from './binaries.ts';
import { createSocketFolder, removeSocketFolder } from './folders.ts';
import type { Folders } from './folders.ts';
import type { Login } from './logins.ts';
import { neutralizeStalePid, findPostmaster, isRunning, lastLogLines, spawnPostmaster } from './postmaster.ts';
import { connectHeartbeat } from './heartbeat.ts';
import type { Heartbeat } from './heartbeat.ts';
import type { RunAs } from './run-as.ts';
import { startWatchdog } from './watchdog.ts';
import type { Watchdog } from './watchdog.ts';

/** The part of a logger that the supervisor uses; pino and the console both have it. */
export type ClusterLog = { info: (message: string) => void; warn: (message: string) => void };

export type Supervisor = { heartbeat: () => Heartbeat; pid: () => number; stop: () => Promise<void> };

type Running = { heartbeat: Heartbeat; pid: number; watchdog?: Watchdog | undefined };
/** A server that this process is starting, with the watchdog that runs from the first moment. */
type Attempt = { pid: number; watchdog: Watchdog; isAlive: () => boolean };
type Setup = { binaries: Binaries; folders: Folders; user: RunAs | undefined; admin: Login; log: ClusterLog };

// Recovery after a crash of a large database may take a while; a first start takes under a second.
const longestStart = 60_000;
const betweenTries = 30;
const betweenServers = 200;
const betweenRevivals = 1000;
const betweenKeeperTries = 2000;

/**
 * Keeps the server running. One of the processes that use the server is its keeper: it holds an advisory lock, runs the
 * watchdog, and stops the server if it is the last one to leave. If the keeper leaves earlier, another process becomes
 * keeper. If the keeper crashes, its watchdog stops the server and another process starts it again.
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
    if (watchdog || stopping || !(await current.heartbeat.becomeKeeper())) return;
    watchdog = current.watchdog ?? startWatchdog(current.pid, folders);
  };
  const onLost = (): void => {
    if (stopping || starting) return;
    log.warn('PostgreSQL went away; starting it again');
    revival = revive();
  };
  const revive = async (): Promise<void> => {
    starting = true;
    while (!stopping && !current.heartbeat.isAlive()) {
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
    heartbeat: () => current.heartbeat,
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

async function leave({ folders, log }: Setup, { heartbeat, pid }: Running, isKeeper: boolean): Promise<void> {
  const isLast = isKeeper && (await heartbeat.countOthers().catch(() => 0)) === 0;
  await heartbeat.end().catch(() => undefined);
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
    // The server is starting, recovering or stopping: try until it accepts a connection or its process is gone.
    do {
      await sleep(betweenTries);
      try {
        const running = await connectToServer(folders, admin, onLost);
        return attempt?.pid === running.pid ? { ...running, watchdog: attempt.watchdog } : running;
      } catch (error) {
        refusal = error;
      }
    } while (performance.now() < deadline && (attempt?.isAlive() || findPostmaster(folders) !== undefined));
    // Children and shared memory of a killed server need up to two seconds to disappear.
    await sleep(betweenServers);
  }
  throw new Error(
    `PostgreSQL did not start within ${longestStart / 1000} s (${String(refusal)}). Its last words:\n${lastLogLines(folders)}`,
  );
}

async function connectToServer(folders: Folders, admin: Login, onLost: () => void): Promise<Running> {
  const heartbeat = await connectHeartbeat(admin, onLost);
  const pid = findPostmaster(folders);
  if (pid !== undefined) return { heartbeat, pid };
  await heartbeat.end();
  throw new Error('the server answered, but its process id is not in postmaster.pid');
}

function beginServer({ binaries, folders, user }: Setup): Attempt {
  createSocketFolder(folders, user);
  neutralizeStalePid(folders);
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
