import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createSandbox } from '@tabibu/sandbox/sandbox';
import type { Scenario } from '@tabibu/sandbox/scenario';
import type { SandboxPayment } from '@tabibu/sandbox/world';
import { derivePushKeys } from '../../platform/keys.ts';
import { createIntegrations } from '../integrations.ts';
import type { Integrations } from '../integrations.ts';

export interface HeardCallback {
  path: string;
  raw: Buffer;
  headers: IncomingMessage['headers'];
  at: Date;
}

export interface Stage {
  url: string;
  integrations: Integrations;
  heard: HeardCallback[];
  /** What the listener answers to the following callbacks. */
  answer: { text: string };
  force(scenario: Partial<Scenario>): Promise<void>;
  calm(): Promise<void>;
  truth(externalId: string): Promise<{
    payment: Pick<SandboxPayment, 'transactionId' | 'state' | 'asked' | 'createdAt' | 'endsAt'> | null;
    callbacks: { sentAt: number | null; result: string | null }[];
  }>;
  close(): Promise<void>;
}

/** Our voice number in tests; both phones of a bridged call see it. */
export const VOICE_NUMBER = '+255800111222';

/** The keys and contact that identify a test to push services. */
export const PUSH_IDENTITY = { ...derivePushKeys('a secret of the tests'), contact: 'mailto:push@tabibu.example' };

/** Starts the sandbox on a real port, adapters that use it, and a listener that records its callbacks. */
export async function startSandbox(
  options: { speed?: number; timeoutMs?: number; now?: () => Date } = {},
): Promise<Stage> {
  const heard: HeardCallback[] = [];
  const answer = { text: '' };
  const now = options.now ?? (() => new Date());
  const listener = await listen(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    heard.push({ path: request.url ?? '', raw: Buffer.concat(chunks), headers: request.headers, at: new Date() });
    response.end(answer.text);
  });
  const sandbox = createSandbox({
    journalFile: null,
    callbackUrl: (party, path) => `${listener.url}/${party}/${path}`,
    now,
    speed: options.speed ?? 100,
  });
  const url = await sandbox.listen({ port: 0, host: '127.0.0.1' });
  const integrations = createIntegrations({
    sandbox: { url },
    azampay: null,
    africasTalking: null,
    voice: { url: 'https://voice.example', number: VOICE_NUMBER },
    files: { folder: 'unused' },
    push: PUSH_IDENTITY,
    now,
    timeoutMs: options.timeoutMs ?? 2_000,
  });
  return {
    url,
    integrations,
    heard,
    answer,
    async force(scenario) {
      const response = await fetch(`${url}/sandbox/scenario`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(scenario),
      });
      if (response.status !== 200) throw new Error(await response.text());
    },
    async calm() {
      await fetch(`${url}/sandbox/scenario`, { method: 'DELETE' });
    },
    truth: async (externalId) =>
      (await fetch(`${url}/sandbox/truth?externalId=${externalId}`)).json() as ReturnType<Stage['truth']>,
    async close() {
      await sandbox.close();
      listener.server.close();
    },
  };
}

/** Starts an HTTP server that a test answers itself, for answers that the sandbox never gives. */
export async function listen(
  answer: (request: IncomingMessage, response: ServerResponse) => void | Promise<void>,
): Promise<{ url: string; server: Server }> {
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}
