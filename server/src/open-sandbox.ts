import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createSandbox } from '@tabibu/sandbox/sandbox';
import { callbackAddress } from './callback-address.ts';
import type { Clock } from './platform/clock.ts';
import { deriveKeys } from './platform/keys.ts';
import { grantsMessage } from './platform/sandbox-key.ts';

export interface SandboxPlace {
  readonly dataDir: string;
  readonly port: number;
  readonly secret: string;
  readonly clock: Clock;
  readonly production: boolean;
}

/**
 * Returns the sandbox: stand-ins of the outside parties, mounted beside the product. They call back over HTTP like the
 * real ones.
 */
export function openSandbox({ dataDir, port, secret, clock, production }: SandboxPlace): FastifyInstance {
  const keys = deriveKeys(secret);
  return createSandbox({
    journalFile: join(dataDir, 'sandbox.ndjson'),
    callbackUrl: (party, kind) => callbackAddress(keys, `http://127.0.0.1:${port}`, { party, kind }),
    now: () => clock.now(),
    besideProduct: true,
    ...(production ? { mayRead: (message, key) => grantsMessage(keys, message, key) } : {}),
  });
}
