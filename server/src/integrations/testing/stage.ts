import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createSandbox } from '@tabibu/sandbox/sandbox';
import type { Scenario } from '@tabibu/sandbox/scenario';
import { derivePushKeys } from '../../platform/keys.ts';
import { createIntegrations, type Integrations } from '../integrations.ts';

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
  /** What the listener answers to the next callbacks. */
  answer: { text: string };
  force(scenario: Partial<Scenario>): Promise<void>;
  calm(): Promise<void>;
  truth(externalId: string): Promise<{ payment: { state: string; asked: number } | null; callbacks: { sentAt: number | null; result: string | null }[] }>;
  close(): Promise<void>;
}

/** The number that bridged calls show. */
export const VOICE_NUMBER = '+255800111222';

/** Who a test is to push services. */
export const PUSH_IDENTITY = { ...derivePushKeys('a secret of the tests'), contact: 'mailto:push@tabibu.example' };

/** A sandbox on a real port, the adapters pointed at it, and a listener where its callbacks arrive. */
export async function raiseStage(options: { speed?: number; timeoutMs?: number; now?: () => Date } = {}): Promise<Stage> {
  const heard: HeardCallback[] = [];
  const answer = { text: '' };
  const now = options.now ?? (() => new Date());
  const listener = await listen(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    heard.push({ path: request.url ?? '', raw: Buffer.concat(chunks), headers: request.headers, at: new Date() });
    response.end(answer.text);
  });
  const sandbox = createSandbox({ journalFile: null, callbackUrl: (party, path) => `${listener.url}/${party}/${path}`, now, speed: options.speed ?? 100 });
  const url = await sandbox.listen({ port: 0, host: '127.0.0.1' });
  const integrations = createIntegrations({
    sandbox: { url }, azampay: null, africasTalking: null, voice: { url: 'https://voice.example', number: VOICE_NUMBER }, push: PUSH_IDENTITY,
    now, timeoutMs: options.timeoutMs ?? 2_000,
  });
  return {
    url,
    integrations,
    heard,
    answer,
    async force(scenario) {
      const response = await fetch(`${url}/sandbox/scenario`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(scenario) });
      if (response.status !== 200) throw new Error(await response.text());
    },
    async calm() {
      await fetch(`${url}/sandbox/scenario`, { method: 'DELETE' });
    },
    truth: async (externalId) => (await fetch(`${url}/sandbox/truth?externalId=${externalId}`)).json() as ReturnType<Stage['truth']>,
    async close() {
      await sandbox.close();
      listener.server.close();
    },
  };
}

/** An HTTP server of the test's own making, for answers that no decent party gives. */
export async function listen(answer: (request: IncomingMessage, response: ServerResponse) => void | Promise<void>): Promise<{ url: string; server: Server }> {
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}

/** Waits until the check gives something, at most five seconds. */
export async function eventually<T>(check: () => T | null | undefined | false | Promise<T | null | undefined | false>): Promise<T> {
  const until = Date.now() + 5_000;
  for (;;) {
    const found = await check();
    if (found) return found;
    if (Date.now() > until) throw new Error('it did not happen within five seconds');
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
