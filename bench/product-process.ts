import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../server/src/main.ts', import.meta.url));

export interface BenchedProduct {
  readonly port: number;
  readonly url: string;
  readonly dataDir: string;
  readonly child: ChildProcess;
  /** Milliseconds from the start of the process to the first page. */
  readonly startedIn: number;
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

/** The product as it runs in production, on a data folder of its own, with the sandbox. */
export async function startBenchedProduct(environment: Record<string, string> = {}, dataDir = mkdtempSync(join(tmpdir(), 'tabibu-bench-data-'))): Promise<BenchedProduct> {
  const port = await freePort();
  const began = performance.now();
  const child = spawn(process.execPath, [MAIN], {
    env: { PATH: process.env['PATH'] ?? '', PORT: String(port), DATA_DIR: dataDir, RATE_LIMITS: 'false', LOG_LEVEL: 'error', ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  while (!(await fetch(url).then((reply) => reply.ok, () => false))) {
    if (child.exitCode !== null) throw new Error('the product stopped while starting');
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return {
    port, url, dataDir, child,
    startedIn: performance.now() - began,
    stop: () => new Promise((done) => {
      child.once('exit', () => done());
      child.kill('SIGTERM');
    }),
  };
}

/** Chromium of the system or of `CHROME_PATH`. */
export function chromiumPath(): string {
  const found = [process.env['CHROME_PATH'], '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find((path) => path !== undefined && existsSync(path));
  if (found === undefined) throw new Error('no Chromium found; set CHROME_PATH');
  return found;
}
