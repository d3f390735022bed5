import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../server/src/main.ts', import.meta.url));

export interface StartedProduct {
  readonly url: string;
  stop(): Promise<void>;
}

/** The product with demo data and sandbox on an empty data folder, as a newcomer starts it. */
export async function startProduct(): Promise<StartedProduct> {
  const port = await freePort();
  const dataDir = mkdtempSync(join(tmpdir(), 'tabibu-journeys-'));
  chmodSync(dataDir, 0o711);
  const child = spawn(process.execPath, [MAIN], {
    env: { PATH: process.env['PATH'] ?? '', PORT: String(port), DATA_DIR: dataDir, RATE_LIMITS: 'false', SEED_DEMO: 'true', LOG_LEVEL: 'error' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://localhost:${port}`;
  const end = performance.now() + 90_000;
  while (!(await fetch(url).then((reply) => reply.ok, () => false))) {
    if (child.exitCode !== null || performance.now() > end) throw new Error('the product did not start');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    url,
    async stop() {
      await new Promise<void>((done) => {
        child.once('exit', () => done());
        child.kill('SIGTERM');
      });
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => { server.listen(0, '127.0.0.1', done); });
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => { server.close(done); });
  return port;
}
