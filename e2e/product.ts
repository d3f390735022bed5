import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../scripts/free-port.ts';
import { compileCache } from '../scripts/terminal.mjs';

/** In milliseconds. Only ends a start that hangs: with an empty data folder a busy machine takes minutes. */
const STARTED_WITHIN = 300_000;
const MAIN = fileURLToPath(new URL('../server/src/main.ts', import.meta.url));

export interface StartedProduct {
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts the product with demo data and the sandbox in an empty data folder. */
export async function startProduct(): Promise<StartedProduct> {
  const port = await freePort();
  const dataDir = mkdtempSync(join(tmpdir(), 'tabibu-journeys-'));
  chmodSync(dataDir, 0o711);
  const child = spawn(process.execPath, [MAIN], {
    env: {
      PATH: process.env['PATH'] ?? '',
      ...compileCache,
      PORT: String(port),
      DATA_DIR: dataDir,
      RATE_LIMITS: 'false',
      SEED_DEMO: 'true',
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const stop = async () => {
    if (child.exitCode === null)
      await new Promise<void>((done) => {
        child.once('exit', () => done());
        child.kill('SIGTERM');
      });
    rmSync(dataDir, { recursive: true, force: true });
  };
  const url = `http://localhost:${port}`;
  const end = performance.now() + STARTED_WITHIN;
  while (
    !(await fetch(url).then(
      (reply) => reply.ok,
      () => false,
    ))
  ) {
    if (child.exitCode !== null || performance.now() > end) {
      await stop();
      throw new Error('the product did not start');
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return { url, stop };
}
