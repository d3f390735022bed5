import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { newCertificate } from '../certificate.ts';
import { answersBinding } from './turn-client.ts';
import { freePort } from '../../../scripts/free-port.ts';

const SETTINGS = fileURLToPath(new URL('../../../ops/coturn.conf', import.meta.url));
export const RELAY_SECRET = 'a-secret-that-the-relay-of-the-tests-shares';
const LONGEST_START = 10_000;

/**
 * Returns the path of coturn's program, or undefined if it is not installed. As root on Debian a missing program is an
 * error, because `npm test` installs it there.
 */
export function relayProgram(): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/bin'];
  const found = [process.env['TURNSERVER_PATH'], ...folders.map((folder) => join(folder, 'turnserver'))].find(
    (path) => path !== undefined && existsSync(path),
  );
  if (found === undefined && process.getuid?.() === 0 && existsSync('/etc/debian_version'))
    throw new Error('coturn is missing: run these tests with `npm test`, or install the package coturn');
  return found;
}

export interface Relay {
  /** For UDP and TCP. */
  readonly port: number;
  readonly tlsPort: number;
  /** Digest of its certificate's public key, which a browser needs to trust it. */
  readonly publicKey: string;
  /** The end of what it printed, for the message of a failing test. */
  output(): string;
  /** Kills the process as a power cut does. Every allocation is gone. */
  kill(): Promise<void>;
  /** Starts it again on the same port. */
  start(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Starts coturn with the production settings (`ops/coturn.conf`) on loopback with a certificate of its own. `mayLoop`
 * allows it to relay to loopback, which two browsers on one machine need; without it the denied peers are exactly those
 * of production.
 */
export async function startRelay({ mayLoop }: { readonly mayLoop: boolean }): Promise<Relay> {
  const program = relayProgram();
  if (program === undefined) throw new Error('there is no relay to start');
  const folder = mkdtempSync(join(tmpdir(), 'tabibu-relay-'));
  const [port, tlsPort] = [await freePort(), await freePort()];
  const { key, cert, publicKey } = await newCertificate();
  writeFileSync(join(folder, 'key.pem'), key);
  writeFileSync(join(folder, 'cert.pem'), cert);
  const settings = join(folder, 'turnserver.conf');
  writeFileSync(settings, settingsOnLoopback({ port, tlsPort, folder, mayLoop }));
  let child: ChildProcess | undefined;
  let text = '';

  const endWithTests = () => child?.kill('SIGKILL');
  const start = async () => {
    const started = spawn(program, ['-c', settings], { stdio: ['ignore', 'pipe', 'pipe'] });
    child = started;
    for (const stream of [started.stdout, started.stderr])
      stream.on('data', (chunk: Buffer) => {
        text = (text + chunk.toString()).slice(-40_000);
      });
    for (const end = performance.now() + LONGEST_START; !(await answersBinding(port)); await pause(50)) {
      if (started.exitCode !== null || performance.now() > end) throw new Error(`the relay did not start:\n${text}`);
    }
  };
  const kill = async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    child.once('exit', () => resolve());
    child.kill('SIGKILL');
    await promise;
  };
  process.once('exit', endWithTests);
  await start();
  return {
    port,
    tlsPort,
    publicKey,
    kill,
    start,
    output: () => text,
    async close() {
      await kill();
      process.off('exit', endWithTests);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * Returns the production settings with ports, certificate and secret replaced. Throws when the file no longer has one
 * of these keys.
 */
function settingsOnLoopback({
  port,
  tlsPort,
  folder,
  mayLoop,
}: {
  port: number;
  tlsPort: number;
  folder: string;
  mayLoop: boolean;
}): string {
  const replaced: Record<string, string> = {
    'listening-port': `${port}`,
    'tls-listening-port': `${tlsPort}`,
    cert: join(folder, 'cert.pem'),
    pkey: join(folder, 'key.pem'),
    'static-auth-secret': RELAY_SECRET,
  };
  const lines = readFileSync(SETTINGS, 'utf8')
    .split('\n')
    .map((line) => {
      const [key = ''] = line.split('=');
      const value = replaced[key];
      if (value === undefined) return line;
      delete replaced[key];
      return `${key}=${value}`;
    });
  if (Object.keys(replaced).length > 0)
    throw new Error(`ops/coturn.conf does not set ${Object.keys(replaced).join(', ')}`);
  return [
    ...lines,
    'listening-ip=127.0.0.1',
    'relay-ip=127.0.0.1',
    ...(hasIpv6() ? ['relay-ip=::1'] : []),
    'no-dtls',
    'log-file=stdout',
    `pidfile=${join(folder, 'pid')}`,
    `userdb=${join(folder, 'turndb')}`,
    ...(mayLoop ? ['allow-loopback-peers', 'allowed-peer-ip=127.0.0.1'] : []),
    '',
  ].join('\n');
}

/** Returns whether this machine has IPv6. */
export function hasIpv6(): boolean {
  return existsSync('/proc/net/if_inet6') && readFileSync('/proc/net/if_inet6', 'utf8').includes(' lo');
}
