import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createSandbox } from '@tabibu/sandbox/sandbox';
import type { Clock } from './platform/clock.ts';
import { deriveKeys } from './platform/keys.ts';
import { opensMessage } from './platform/sandbox-key.ts';

export interface SandboxPlace { readonly dataDir: string; readonly port: number; readonly secret: string; readonly clock: Clock; readonly publicUrl: string | null; readonly production: boolean }

/** The stand-ins of outside parties, mounted beside the product. They call back over HTTP like the real ones. */
export function openSandbox({ dataDir, port, secret, clock, publicUrl, production }: SandboxPlace): FastifyInstance {
  const keys = deriveKeys(secret);
  return createSandbox({
    journalFile: join(dataDir, 'sandbox.ndjson'),
    callbackUrl: (party, path) => {
      const product = `http://127.0.0.1:${port}/api`;
      if (path === 'voice') return `${product}/calls/voice/${keys.sign('callback', `${party}-voice`)}`;
      return path === 'payment' ? `${product}/payments/${party}/callback/${keys.sign('callback', party)}` : `${product}/notifications/delivery/${keys.sign('callback', party)}`;
    },
    now: () => clock.now(),
    publicUrl,
    ...(production ? { mayRead: (message, key) => opensMessage(keys, message, key) } : {}),
  });
}
