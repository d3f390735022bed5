import { Agent, request } from 'node:http';

export interface Answered {
  readonly status: number;
  // oxlint-disable-next-line typescript/no-explicit-any -- tests look into bodies of every shape
  readonly body: any;
  readonly cookies: readonly string[];
}

/** What clients saw of a product under fire. */
export interface Sightings {
  /** How often each status was answered. */
  readonly statuses: Map<number, number>;
  /** Answers that are never right: 500, or 503 without Retry-After. */
  readonly wrong: string[];
  /** Requests that were sent and never answered. */
  readonly broken: string[];
}

export function newSightings(): Sightings {
  return { statuses: new Map(), wrong: [], broken: [] };
}

/** Nobody listens: the request was never sent, so another node may have it. */
export class NobodyThere extends Error {}

const TIMEOUT = 20_000;
// One connection per request: whoever is told "nobody there" has sent nothing.
const agent = new Agent({ keepAlive: false });

/** One JSON request over real HTTP; what came of it is noted in `seen`. */
export function send(seen: Sightings, method: string, address: string, headers: Record<string, string>, body?: unknown): Promise<Answered> {
  const { promise, resolve, reject } = Promise.withResolvers<Answered>();
  const payload = body === undefined ? undefined : JSON.stringify(body);
  const call = request(address, { method, agent, timeout: TIMEOUT, headers: { ...headers, ...(payload === undefined ? {} : { 'content-type': 'application/json' }) } }, (reply) => {
    const chunks: Buffer[] = [];
    reply.on('data', (chunk: Buffer) => chunks.push(chunk));
    reply.on('error', (error) => fail(error));
    reply.on('end', () => {
      const text = Buffer.concat(chunks).toString('utf8');
      const status = reply.statusCode ?? 0;
      seen.statuses.set(status, (seen.statuses.get(status) ?? 0) + 1);
      const away = status === 503 && reply.headers['retry-after'] !== undefined;
      if (status >= 500 && !away) seen.wrong.push(`${method} ${address} → ${status} ${text.slice(0, 300)}`);
      const isJson = (reply.headers['content-type'] ?? '').includes('json');
      resolve({ status, body: isJson ? JSON.parse(text) : text, cookies: reply.headers['set-cookie'] ?? [] });
    });
  });
  function fail(error: NodeJS.ErrnoException): void {
    if (error.code === 'ECONNREFUSED') {
      reject(new NobodyThere());
      return;
    }
    seen.broken.push(`${method} ${address}: ${error.code ?? error.message}`);
    reject(error);
  }
  call.on('timeout', () => call.destroy(new Error('no answer in time')));
  call.on('error', fail);
  call.end(payload);
  return promise;
}
