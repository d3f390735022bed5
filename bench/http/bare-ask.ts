import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { advance } from '@tabibu/contract/triage/conversation';

/** Starts the comparison in a process of its own: `node:http` that runs the engine on each text and answers as JSON. */
export function startBareAsk(): Promise<{ url: string; child: ChildProcess }> {
  const child = fork(fileURLToPath(import.meta.url), []);
  return new Promise((done, fail) => {
    child.once('message', (port: number) => done({ url: `http://127.0.0.1:${port}`, child }));
    child.once('error', fail);
    child.send('serve');
  });
}

const CONTEXT = { country: 'TZ', channel: 'web', date: '2026-11-24' } as const;

function serve(): void {
  const server = createServer((request, response) => {
    void readText(request).then((sent) => {
      const { text } = JSON.parse(sent) as { text: string };
      const body = JSON.stringify(advance(undefined, { text }, CONTEXT));
      response.writeHead(200, {
        'content-type': 'application/json; charset=utf-8',
        'content-length': Buffer.byteLength(body),
      });
      response.end(body);
    });
  });
  server.listen(0, '127.0.0.1', () => process.send!((server.address() as AddressInfo).port));
}

if (process.send !== undefined && import.meta.main) process.once('message', serve);
