import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { deriveKeys } from '../../src/platform/keys.ts';

const MAIN = fileURLToPath(new URL('../../src/main.ts', import.meta.url));
const SANDBOX = fileURLToPath(new URL('../../../sandbox/src/main.ts', import.meta.url));

const SECRET = 'a-secret-of-the-fault-tests-with-more-than-256-bits';
const SPEED = '50';

interface End { readonly code: number | null; readonly signal: string | null }

export interface Running {
  readonly url: string;
  readonly child: ChildProcess;
  readonly exited: Promise<End>;
  /** What it printed, for a test that fails. */
  output(): string;
  kill(signal: NodeJS.Signals): Promise<End>;
}

/** A port that nobody listens on at this moment. */
export async function freePort(): Promise<number> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

function run(file: string, url: string, environment: Record<string, string>): Running {
  const child = spawn(process.execPath, [file], { env: { PATH: process.env['PATH'] ?? '', ...environment }, stdio: ['ignore', 'pipe', 'pipe'] });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => { text = (text + chunk.toString()).slice(-20_000); });
  const exited = new Promise<End>((done) => child.once('exit', (code, signal) => done({ code, signal })));
  // A test run that is broken off leaves nothing running.
  const endWithTests = () => child.kill('SIGKILL');
  process.once('exit', endWithTests);
  void exited.then(() => process.off('exit', endWithTests));
  return {
    url,
    child,
    exited,
    output: () => text,
    async kill(signal) {
      child.kill(signal);
      return exited;
    },
  };
}

export function isAlive({ child }: Running): boolean {
  return child.exitCode === null && child.signalCode === null;
}

/** Waits until the address answers 200, at most `seconds`; fails with what the process printed. */
export async function untilReady(running: Running, path = '/api/health/ready', seconds = 60): Promise<void> {
  for (const end = performance.now() + seconds * 1000; performance.now() < end && isAlive(running); ) {
    const answered = await fetch(running.url + path, { signal: AbortSignal.timeout(5_000) }).then((reply) => reply.ok, () => false);
    if (answered) return;
    await pause(30);
  }
  throw new Error(`not ready in ${seconds} s:\n${running.output()}`);
}

export interface ProductPlace {
  readonly port: number;
  readonly sandboxUrl: string;
  readonly dataDir?: string;
  readonly databaseUrl?: string;
  readonly environment?: Record<string, string>;
}

/** The product as a process of its own, as `npm start` runs it; it may not be ready yet, or die before it is. */
export function launchProduct(place: ProductPlace): Running {
  return run(MAIN, `http://127.0.0.1:${place.port}`, {
    NODE_ENV: 'test', PORT: String(place.port), HOST: '127.0.0.1', APP_SECRET: SECRET, SANDBOX: 'true', SANDBOX_URL: place.sandboxUrl,
    RATE_LIMITS: 'false', SEED_DEMO: 'true', LOG_LEVEL: 'error', JOB_SPEED: SPEED,
    ...(place.dataDir === undefined ? {} : { DATA_DIR: place.dataDir }),
    ...(place.databaseUrl === undefined ? {} : { DATABASE_URL: place.databaseUrl }),
    ...place.environment,
  });
}

/** The product, serving. */
export async function startProduct(place: ProductPlace): Promise<Running> {
  const running = launchProduct(place);
  await untilReady(running);
  return running;
}

/** The outside parties as a process of its own, with a truth that outlives the product; callbacks go to the product on `port`. */
export async function startSandbox(port: number): Promise<Running> {
  const own = await freePort();
  const secret = deriveKeys(SECRET).sign('callback', 'azampay');
  const running = run(SANDBOX, `http://127.0.0.1:${own}`, {
    PORT: String(own), CALLBACK_URL: `http://127.0.0.1:${port}/api/payments/{party}/callback/${secret}`, SPEED,
  });
  await untilReady(running, '/sandbox/handset');
  return running;
}
