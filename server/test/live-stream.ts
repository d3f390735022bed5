import { once } from 'node:events';
import { get } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { assertDescribed } from './api-description.ts';
import type { Visitor } from './visitor.ts';

export interface Stream {
  /** The text received so far, in the chunks in which it came. */
  readonly told: string[];
  readonly ended: Promise<'ended'>;
  close(): void;
}

function cookieOf({ cookies }: Visitor): string {
  return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
}

/**
 * Requests the live events as a browser does, on a connection of its own. Resolves with the response once its headers
 * are there.
 */
export function askForEvents(visitor: Visitor, url: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    get(
      `${url}/api/events`,
      { agent: false, headers: { cookie: cookieOf(visitor), accept: 'text/event-stream' } },
      resolve,
    ).on('error', reject);
  });
}

/** Opens the stream of live events and waits for its first data. */
export async function listenTo(visitor: Visitor, url: string): Promise<Stream> {
  const reply = await askForEvents(visitor, url);
  const head = [reply.statusCode, reply.headers['content-type'], reply.headers['cache-control']].join(' ');
  if (head !== '200 text/event-stream no-store') throw new Error(`no stream: ${head}`);
  const told: string[] = [];
  reply
    .setEncoding('utf8')
    .on('data', (part: string) => {
      told.push(part);
      for (const [, event = ''] of part.matchAll(/^data: (.*)$/gm)) assertDescribed(JSON.parse(event), 'LiveEvent');
    })
    .on('error', () => undefined);
  const ended = new Promise<'ended'>((done) => {
    reply.on('end', () => done('ended'));
  });
  await once(reply, 'data');
  return {
    told,
    ended,
    close: () => {
      reply.destroy();
    },
  };
}

/** Returns how many events of a kind the stream has received. */
export function timesTold({ told }: Stream, kind: string): number {
  return told.join('').split(`"kind":"${kind}"`).length - 1;
}
