import { Agent, request } from 'node:http';

export interface Answered {
  readonly status: number;
  // oxlint-disable-next-line typescript/no-explicit-any -- tests look into bodies of every shape
  readonly body: any;
  readonly cookies: readonly string[];
}

/** What the clients of a test under faults observed. */
export interface ClientObservations {
  /** The number of answers by status. */
  readonly statuses: Map<number, number>;
  /** Answers that are always a defect: any 5xx other than a 503 with Retry-After. */
  readonly wrong: string[];
  /** Requests that were sent and never answered. */
  readonly broken: string[];
}

export function newSightings(): ClientObservations {
  return { statuses: new Map(), wrong: [], broken: [] };
}

/** The connection was refused: the request was never sent, so another node may get it. */
export class ConnectionRefused extends Error {}

const TIMEOUT = 60_000;
// One connection per request, so that a refused connection proves that nothing was sent.
const agent = new Agent({ keepAlive: false });

/** Sends one JSON request over real HTTP and records the result in `seen`. */
export function send(
  seen: ClientObservations,
  method: string,
  address: string,
  headers: Record<string, string>,
  body?: unknown,
): Promise<Answered> {
  const { promise, resolve, reject } = Promise.withResolvers<Answered>();
  const payload = body === undefined ? undefined : JSON.stringify(body);
  const call = request(
    address,
    {
      method,
      agent,
      timeout: TIMEOUT,
      headers: { ...headers, ...(payload === undefined ? {} : { 'content-type': 'application/json' }) },
    },
    (reply) => {
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
    },
  );
  function fail(error: NodeJS.ErrnoException): void {
    if (error.code === 'ECONNREFUSED') {
      reject(new ConnectionRefused());
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
