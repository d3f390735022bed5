import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import type { ClientConfig } from 'pg';

export interface BareList {
  readonly login: ClientConfig;
  /** The product's own statement and its values. The value at `idAt` comes from the cursor in the address. */
  readonly text: string;
  readonly values: readonly unknown[];
  readonly idAt: number;
  readonly connections: number;
}

/** Starts the comparison in a process of its own: `node:http` and `pg`, one prepared statement, rows as JSON. */
export function startBareList(bare: BareList): Promise<{ url: string; child: ChildProcess }> {
  const child = fork(fileURLToPath(import.meta.url), [], { serialization: 'advanced' });
  return new Promise((done, fail) => {
    child.once('message', (port: number) => done({ url: `http://127.0.0.1:${port}`, child }));
    child.once('error', fail);
    child.send(bare);
  });
}

function serve({ login, text, values, idAt, connections }: BareList): void {
  const pool = new pg.Pool({ ...login, max: connections });
  const server = createServer((request, response) => {
    const cursor = new URL(request.url ?? '/', 'http://bare').searchParams.get('cursor') ?? '';
    const id = (JSON.parse(Buffer.from(cursor, 'base64url').toString()) as unknown[]).at(-1);
    pool.query({ name: 'list', text, values: values.with(idAt, id) }).then(
      ({ rows }) => {
        const body = JSON.stringify(rows.slice(0, 20));
        response.writeHead(200, {
          'content-type': 'application/json; charset=utf-8',
          'content-length': Buffer.byteLength(body),
        });
        response.end(body);
      },
      (error: unknown) => {
        response.writeHead(500).end(String(error));
      },
    );
  });
  server.listen(0, '127.0.0.1', () => process.send!((server.address() as AddressInfo).port));
}

if (process.send !== undefined && import.meta.main) process.once('message', serve);
