import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { compileCache, root } from '../terminal.mjs';
import { freePort } from '../free-port.ts';

const POLL = 20;
const LONGEST_START = 60_000;
/** A process that does not end after SIGTERM is killed after this many milliseconds. */
const LONGEST_END = 5_000;
/** Milliseconds after a start in which the next process is not prepared. */
const STANDBY_AFTER = 1_000;

/** The product's server during development. Each change replaces its process. */
export interface DevApi {
  /** Returns the port of the process that serves now. Waits for the first one. */
  port(): Promise<number>;
  /** Resolves when the process with the newest sources serves, or has failed to start. */
  settled(): Promise<void>;
  /**
   * Starts a process with the newest sources beside the running one. It takes over once it can answer. Returns false
   * when it did not start.
   */
  restart(): Promise<boolean>;
  close(): Promise<void>;
}

interface Running {
  readonly child: ChildProcess;
  readonly port: number;
}

/**
 * Prepares the server with these environment variables. The caller sets `WEB_FOLDER`, `SANDBOX_URL` and the like; the
 * server gets a port of its own.
 */
export function openApi(settings: Record<string, string>): DevApi {
  let current: Running | undefined;
  let starting: Promise<boolean> | undefined;
  let wanted = false;
  let closing = false;
  let standby: ChildProcess | undefined = startStandby();

  async function untilNewest(): Promise<boolean> {
    let started = false;
    while (wanted && !closing) {
      wanted = false;
      const child = standby ?? startStandby('at-once');
      standby = undefined;
      const next = await start(child, settings);
      // Later, because the browser loads its page anew now.
      setTimeout(() => (standby ??= closing ? undefined : startStandby()), STANDBY_AFTER);
      started = next !== undefined;
      if (next === undefined) continue;
      const before = current;
      current = next;
      if (before) void end(before.child);
    }
    starting = undefined;
    return started;
  }
  const restart = async () => {
    wanted = true;
    return (starting ??= untilNewest());
  };
  return {
    restart,
    async port() {
      if (!current) await starting;
      if (!current) throw new Error('the server did not start');
      return current.port;
    },
    settled: async () => void (await starting),
    async close() {
      closing = true;
      await starting;
      await Promise.all([standby && end(standby), current && end(current.child)]);
    },
  };
}

/**
 * Starts a process that becomes the server after the next change, or `at-once`. It ends together with this one in any
 * case.
 */
function startStandby(when: 'later' | 'at-once' = 'later'): ChildProcess {
  return spawn(process.execPath, [fileURLToPath(new URL('standby.ts', import.meta.url)), when], {
    cwd: root,
    env: { ...process.env, ...compileCache },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
}

/**
 * Lets a waiting process run the server and waits until it can answer. Returns undefined when it ended or took too
 * long. Its error output is shown.
 */
async function start(child: ChildProcess, settings: Record<string, string>): Promise<Running | undefined> {
  const port = await freePort();
  let ended = child.exitCode !== null || child.signalCode !== null;
  child.once('exit', () => (ended = true));
  let printed = '';
  let isReady = false;
  child.stdout?.on('data', (text: Buffer) => {
    if (isReady) process.stdout.write(text);
    else printed += text.toString();
  });
  if (!ended) child.send({ ...settings, PORT: String(port), HOST: '127.0.0.1' });
  const until = Date.now() + LONGEST_START;
  while (!ended && Date.now() < until) {
    if (await answers(port)) {
      isReady = true;
      return { child, port };
    }
    await pause(POLL);
  }
  process.stdout.write(printed);
  await end(child);
  return undefined;
}

async function answers(port: number): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${port}/api/health/ready`)).ok;
  } catch {
    return false;
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  const late = setTimeout(() => child.kill('SIGKILL'), LONGEST_END);
  await ended;
  clearTimeout(late);
}
