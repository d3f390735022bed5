import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

/** What a provider has taken. */
interface Taken {
  readonly messages: number;
  /** To how many numbers they went. */
  readonly numbers: number;
}

export interface SmsProvider {
  readonly url: string;
  taken(): Promise<Taken>;
  stop(): void;
}

/**
 * Starts a provider that speaks Africa's Talking's protocol, takes every message at once and reports no delivery, in a
 * process of its own. It remembers the numbers only, so a million messages have room.
 */
export async function startSmsProvider(): Promise<SmsProvider> {
  const child = fork(fileURLToPath(import.meta.url), []);
  const port = await new Promise<number>((done, fail) => {
    child.once('message', (answered: number) => done(answered));
    child.once('error', fail);
    child.send('serve');
  });
  return {
    url: `http://127.0.0.1:${port}`,
    taken: () => ask(child),
    stop: () => void child.kill(),
  };
}

function ask(child: ChildProcess): Promise<Taken> {
  return new Promise((done) => {
    child.once('message', (taken: Taken) => done(taken));
    child.send('taken');
  });
}

function serve(): void {
  const numbers = new Set<string>();
  let messages = 0;
  const server = createServer((request, response) => {
    void readText(request).then((sent) => {
      const number = new URLSearchParams(sent).get('to') ?? '';
      messages += 1;
      numbers.add(number);
      const recipient = { statusCode: 101, number, status: 'Success', messageId: `ATXid_${messages}` };
      response.writeHead(201, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ SMSMessageData: { Message: 'Sent to 1/1', Recipients: [recipient] } }));
    });
  });
  process.on('message', (asked) => {
    if (asked === 'taken') process.send!({ messages, numbers: numbers.size } satisfies Taken);
  });
  server.listen(0, '127.0.0.1', () => process.send!((server.address() as AddressInfo).port));
}

if (process.send !== undefined && import.meta.main) process.once('message', serve);
