import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { deriveKeys } from '../../src/platform/keys.ts';
import { freePort } from '../../../scripts/free-port.ts';
import { compileCache } from '../../../scripts/terminal.mjs';

const MAIN = fileURLToPath(new URL('../../src/main.ts', import.meta.url));
const SANDBOX = fileURLToPath(new URL('../../../sandbox/src/main.ts', import.meta.url));

const SECRET = 'a-secret-of-the-fault-tests-with-more-than-256-bits';
const SPEED = '50';

interface End {
  readonly code: number | null;
  readonly signal: string | null;
}

export interface Running {
  readonly url: string;
  readonly child: ChildProcess;
  readonly exited: Promise<End>;
  /** The end of what the process printed, for the message of a failing test. */
  output(): string;
  kill(signal: NodeJS.Signals): Promise<End>;
}

function run(file: string, url: string, environment: Record<string, string>): Running {
  const child = spawn(process.execPath, [file], {
    env: { PATH: process.env['PATH'] ?? '', ...compileCache, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      text = (text + chunk.toString()).slice(-20_000);
    });
  const exited = new Promise<End>((done) => child.once('exit', (code, signal) => done({ code, signal })));
  // Ends the child together with a test run that is aborted.
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

/**
 * Waits until the path answers 200. Throws with the output of the process after `seconds`, or when the process ends.
 */
export async function untilReady(running: Running, path = '/api/health/ready', seconds = 60): Promise<void> {
  for (const end = performance.now() + seconds * 1000; performance.now() < end && isAlive(running);) {
    const answered = await fetch(running.url + path, { signal: AbortSignal.timeout(5_000) }).then(
      (reply) => reply.ok,
      () => false,
    );
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

/**
 * Starts the product as a process of its own, as `npm start` does. Does not wait: it may not be ready yet, or die
 * before it is.
 */
export function launchProduct(place: ProductPlace): Running {
  return run(MAIN, `http://127.0.0.1:${place.port}`, {
    NODE_ENV: 'test',
    PORT: String(place.port),
    HOST: '127.0.0.1',
    APP_SECRET: SECRET,
    SANDBOX: 'true',
    SANDBOX_URL: place.sandboxUrl,
    RATE_LIMITS: 'false',
    SEED_DEMO: 'true',
    LOG_LEVEL: 'error',
    JOB_SPEED: SPEED,
    ...(place.dataDir === undefined ? {} : { DATA_DIR: place.dataDir }),
    ...(place.databaseUrl === undefined ? {} : { DATABASE_URL: place.databaseUrl }),
    ...place.environment,
  });
}

/** Starts the product and waits until it is ready. */
export async function startProduct(place: ProductPlace): Promise<Running> {
  const running = launchProduct(place);
  await untilReady(running);
  return running;
}

/**
 * Starts the sandbox as a process of its own, so that its ledger survives the product's restarts. Its callbacks go to
 * the product on `port`.
 */
export async function startSandbox(port: number): Promise<Running> {
  const own = await freePort();
  const secret = deriveKeys(SECRET).sign('callback', 'azampay');
  const running = run(SANDBOX, `http://127.0.0.1:${own}`, {
    PORT: String(own),
    CALLBACK_URL: `http://127.0.0.1:${port}/api/payments/{party}/callback/${secret}`,
    SPEED,
  });
  await untilReady(running, '/sandbox/handset');
  return running;
}
