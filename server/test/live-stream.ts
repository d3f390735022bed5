import { once } from 'node:events';
import { get } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { Visitor } from './visitor.ts';

const SOON = 5_000;

export interface Stream {
  /** What has been told so far. */
  readonly told: string[];
  readonly ended: Promise<'ended'>;
  close(): void;
}

function cookieOf({ cookies }: Visitor): string {
  return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
}

/** Asks for the live events as a browser does, on a connection of its own; resolves with the head of the answer. */
export function askForEvents(visitor: Visitor, url: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    get(`${url}/api/events`, { agent: false, headers: { cookie: cookieOf(visitor), accept: 'text/event-stream' } }, resolve).on('error', reject);
  });
}

/** Opens the stream and waits until the server has accepted it. */
export async function listenTo(visitor: Visitor, url: string): Promise<Stream> {
  const reply = await askForEvents(visitor, url);
  const head = [reply.statusCode, reply.headers['content-type'], reply.headers['cache-control']].join(' ');
  if (head !== '200 text/event-stream no-store') throw new Error(`no stream: ${head}`);
  const told: string[] = [];
  reply.setEncoding('utf8').on('data', (part: string) => told.push(part)).on('error', () => undefined);
  const ended = new Promise<'ended'>((done) => { reply.on('end', () => done('ended')); });
  await once(reply, 'data');
  return { told, ended, close: () => { reply.destroy(); } };
}

/** Waits until something holds, at most five seconds; says whether it came to that. */
export async function until(true_: () => boolean, milliseconds = SOON): Promise<boolean> {
  for (const end = performance.now() + milliseconds; performance.now() < end; await new Promise((resolve) => setTimeout(resolve, 20))) if (true_()) return true;
  return false;
}

/** How often a kind of event was told. */
export function timesTold({ told }: Stream, kind: string): number {
  return told.join('').split(`"kind":"${kind}"`).length - 1;
}
