import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { ClientConfig } from 'pg';
import { chooseFolders } from '../server/src/platform/database/cluster/folders.ts';
import { loginOf, readLogins } from '../server/src/platform/database/cluster/logins.ts';
import type { Logins } from '../server/src/platform/database/cluster/logins.ts';
import { runAs } from '../server/src/platform/database/cluster/run-as.ts';

const MAIN = fileURLToPath(new URL('../server/src/main.ts', import.meta.url));
const NODE_COMPILE_CACHE = fileURLToPath(new URL('../.cache/compiled', import.meta.url));
const LONGEST_START = 120_000;

export const SECRET = 'lE8Vn2u0q5Zt7wYc1RkXb4JmHs9PdGfA6oTiKj3LQ0M=';

export interface BenchedProduct {
  readonly port: number;
  readonly url: string;
  readonly dataDir: string;
  readonly child: ChildProcess;
  /** Milliseconds from the start of the process to the first page. */
  readonly startedIn: number;
  /** How a role reaches its embedded database. */
  login(role: keyof Logins): ClientConfig;
  /** Stops it; the data folder stays. */
  stop(): Promise<void>;
}

/** A port that is free now. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => { server.listen(0, '127.0.0.1', done); });
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => { server.close(done); });
  return port;
}

/** A data folder of its own, that the database's user may enter. */
export function newDataDir(): string {
  const dataDir = mkdtempSync(join(tmpdir(), 'tabibu-bench-data-'));
  chmodSync(dataDir, 0o711);
  return dataDir;
}

/** Takes a data folder away, with the database's files wherever they are. */
export function removeDataDir(dataDir: string): void {
  rmSync(chooseFolders(dataDir, runAs()).data, { recursive: true, force: true });
  rmSync(dataDir, { recursive: true, force: true });
}

/** The product with demo data, on a data folder of its own, with the sandbox inside. */
export async function startBenchedProduct(environment: Record<string, string> = {}, dataDir = newDataDir()): Promise<BenchedProduct> {
  const port = Number(environment['PORT'] ?? await freePort());
  const began = performance.now();
  // With the flags of `npm start`.
  const child = spawn(process.execPath, ['--max-semi-space-size=8', MAIN], {
    env: {
      PATH: process.env['PATH'] ?? '', PORT: String(port), HOST: '127.0.0.1', DATA_DIR: dataDir, APP_SECRET: SECRET, RATE_LIMITS: 'false', LOG_LEVEL: 'error', DRAIN_NOTICE: '0', NODE_COMPILE_CACHE,
      ...environment,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  // A bench that fails leaves nothing running.
  const endWithBench = () => child.kill('SIGKILL');
  process.once('exit', endWithBench);
  child.once('exit', () => process.off('exit', endWithBench));
  const url = `http://127.0.0.1:${port}`;
  await untilAnswered(url, child, began);
  return {
    port, url, dataDir, child,
    startedIn: performance.now() - began,
    login(role) {
      const { data, socket } = chooseFolders(dataDir, runAs());
      return loginOf(role, readLogins(data), socket);
    },
    stop: () => new Promise((done) => {
      child.once('exit', () => done());
      child.kill('SIGTERM');
    }),
  };
}

/** Waits for the first page. */
export async function untilAnswered(url: string, child: ChildProcess, began: number): Promise<void> {
  while (!(await fetch(url).then(async (reply) => reply.ok && (await reply.text()) !== '', () => false))) {
    if (child.exitCode !== null || performance.now() - began > LONGEST_START) throw new Error('the product did not start');
    await pause(10);
  }
}
