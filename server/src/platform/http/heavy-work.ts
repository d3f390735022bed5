import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { SHARED_WORK } from '@tabibu/contract/endpoint';
import type { Endpoint, HeavyWork } from '@tabibu/contract/endpoint';
import { Problem } from '../problem.ts';
import { SECOND } from '../time.ts';
import { openTurns } from '../turns.ts';
import type { Turns } from '../turns.ts';
import { Answer } from './answer.ts';
import type { Caller } from './server.ts';

/**
 * How many pieces of work of a kind one process does at a time, and how many wait. An answer of the assistant may be
 * what somebody in danger waits for: it is never refused for others. A download reads one piece after the other.
 */
const PLACES: Readonly<Record<HeavyWork, { atOnce: number; waiting: number }>> = {
  print: { atOnce: 2, waiting: 40 },
  file: { atOnce: 2, waiting: 20 },
  ask: { atOnce: Infinity, waiting: 0 },
  export: { atOnce: 8, waiting: 0 },
  download: { atOnce: Infinity, waiting: 0 },
  picture: { atOnce: 1, waiting: 6 },
};
/** A file that is being sent keeps the same one from being begun for this long: its reader may have lost the line. */
const SENDING = 30 * SECOND;

interface HeavyCall {
  readonly endpoint: Endpoint;
  readonly caller: Caller;
  readonly request: FastifyRequest;
}

/** Runs a call whose endpoint says that it is heavy, or returns what its repetition under way answers. */
export type RunHeavy = (call: HeavyCall, work: () => Promise<unknown>) => Promise<unknown>;

/**
 * Opens the place where heavy calls meet. The same call of the same browser runs once at a time: a repeated one shares
 * the answer, or throws `request-in-progress` where the answer cannot be shared. Throws `service-unavailable` while too
 * much of its kind runs and waits.
 */
export function openHeavyWork(): RunHeavy {
  const turns = new Map<HeavyWork, Turns>();
  const underWay = new Map<string, Promise<unknown>>();
  const turnsOf = (kind: HeavyWork) => {
    const known = turns.get(kind) ?? openTurns(PLACES[kind]);
    turns.set(kind, known);
    return known;
  };
  return (call, work) => {
    const kind = call.endpoint.heavy;
    if (kind === undefined) return work();
    const key = sameness(call);
    const running = underWay.get(key);
    if (running !== undefined) {
      if (SHARED_WORK.has(kind)) return running;
      return Promise.reject(new Problem('request-in-progress', {}, 2));
    }
    const { promise: answered, resolve, reject } = Promise.withResolvers<unknown>();
    underWay.set(key, answered);
    const done = () => {
      if (underWay.get(key) === answered) underWay.delete(key);
    };
    void turnsOf(kind)(async () => {
      const result = await work();
      resolve(result);
      await isSent(result, done);
    })
      .catch(reject)
      .finally(done);
    return answered;
  };
}

/** Resolves when the stream of an answer has ended; `isLong` is called if that takes long. */
async function isSent(result: unknown, isLong: () => void): Promise<void> {
  const body = result instanceof Answer ? (result.body as unknown) : undefined;
  if (!(body instanceof Readable) || body.destroyed) return;
  const timer = setTimeout(isLong, SENDING);
  timer.unref();
  await new Promise((resolve) => body.once('close', resolve));
  clearTimeout(timer);
}

/**
 * Tells calls apart by who asks, in which browser, and for what. Many people share an address, so cookies and the
 * browser's name count as well. Bytes that follow are not read for it.
 */
function sameness({ endpoint, caller, request }: HeavyCall): string {
  const { cookie, 'user-agent': browser } = request.headers;
  const body = endpoint.sends === undefined ? textOf(request.body) : undefined;
  const asked = [endpoint.id, request.ip, cookie, browser, caller.language, caller.country, request.url, body];
  return createHash('sha256').update(JSON.stringify(asked)).digest('base64');
}

/** Returns a body as text; nothing for one that is nested too deep to be written, which its schema refuses anyway. */
function textOf(body: unknown): string | undefined {
  try {
    return JSON.stringify(body);
  } catch {
    return undefined;
  }
}
