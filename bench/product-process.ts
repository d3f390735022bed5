import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { ClientConfig } from 'pg';
import { chooseFolders } from '../server/src/platform/database/cluster/folders.ts';
import { loginOf, readLogins } from '../server/src/platform/database/cluster/logins.ts';
import type { Logins } from '../server/src/platform/database/cluster/logins.ts';
import { runAs } from '../server/src/platform/database/cluster/run-as.ts';
import { freePort } from '../scripts/free-port.ts';
import { compileCache } from '../scripts/terminal.mjs';

const MAIN = fileURLToPath(new URL('../server/src/main.ts', import.meta.url));
const LONGEST_START = 120_000;

export const SECRET = 'lE8Vn2u0q5Zt7wYc1RkXb4JmHs9PdGfA6oTiKj3LQ0M=';

export interface BenchedProduct {
  readonly port: number;
  readonly url: string;
  readonly dataDir: string;
  readonly child: ChildProcess;
  /** Milliseconds from the start of the process to the first page. */
  readonly startedIn: number;
  /** Returns the login of a role to its embedded database. */
  login(role: keyof Logins): ClientConfig;
  /** Stops the process. The data folder stays. */
  stop(): Promise<void>;
}

/** Creates a data folder that the database's user may enter. */
export function newDataDir(): string {
  const dataDir = mkdtempSync(join(tmpdir(), 'tabibu-bench-data-'));
  chmodSync(dataDir, 0o711);
  return dataDir;
}

/** Removes a data folder and the database's files, which may be elsewhere. */
export function removeDataDir(dataDir: string): void {
  rmSync(chooseFolders(dataDir, runAs()).data, { recursive: true, force: true });
  rmSync(dataDir, { recursive: true, force: true });
}

/**
 * Starts the product with demo data and the sandbox inside, on a data folder of its own, and waits for its first page.
 */
export async function startBenchedProduct(
  environment: Record<string, string> = {},
  dataDir = newDataDir(),
): Promise<BenchedProduct> {
  const port = Number(environment['PORT'] ?? (await freePort()));
  const began = performance.now();
  // The same flags and memory settings as `npm start`.
  const child = spawn(process.execPath, ['--max-semi-space-size=8', MAIN], {
    env: {
      PATH: process.env['PATH'] ?? '',
      MALLOC_ARENA_MAX: '2',
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      APP_SECRET: SECRET,
      RATE_LIMITS: 'false',
      LOG_LEVEL: 'error',
      DRAIN_NOTICE: '0',
      ...compileCache,
      ...environment,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  // Ends the product together with a benchmark that fails.
  const endWithBench = () => child.kill('SIGKILL');
  process.once('exit', endWithBench);
  child.once('exit', () => process.off('exit', endWithBench));
  const url = `http://127.0.0.1:${port}`;
  await untilAnswered(url, child, began);
  return {
    port,
    url,
    dataDir,
    child,
    startedIn: performance.now() - began,
    login(role) {
      const { data, socket } = chooseFolders(dataDir, runAs());
      return loginOf(role, readLogins(data), socket);
    },
    stop: () =>
      new Promise((done) => {
        child.once('exit', () => done());
        child.kill('SIGTERM');
      }),
  };
}

/** Waits until the address answers with a page. Throws when the process ends or takes too long. */
export async function untilAnswered(url: string, child: ChildProcess, began: number): Promise<void> {
  while (
    !(await fetch(url).then(
      async (reply) => reply.ok && (await reply.text()) !== '',
      () => false,
    ))
  ) {
    if (child.exitCode !== null || performance.now() - began > LONGEST_START)
      throw new Error('the product did not start');
    await pause(10);
  }
}
