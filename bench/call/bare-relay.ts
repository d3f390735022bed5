import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import type { ClientConfig } from 'pg';
import { WebSocketServer } from 'ws';
import type { RawData, WebSocket } from 'ws';

/**
 * Starts the comparison for signalling: a process with nothing but `ws` and NOTIFY. It passes a message to the socket
 * of the named person in whichever process that socket is.
 */
export function startBareRelay(login: ClientConfig): Promise<{ url: string; child: ChildProcess }> {
  const child = fork(fileURLToPath(import.meta.url), [], { serialization: 'advanced' });
  return new Promise((done, fail) => {
    child.once('message', (port: number) => done({ url: `ws://127.0.0.1:${port}`, child }));
    child.once('error', fail);
    child.send(login);
  });
}

async function serve(login: ClientConfig): Promise<void> {
  const pool = new pg.Pool({ ...login, max: 10 });
  const ear = new pg.Client(login);
  await ear.connect();
  await ear.query('listen bare');
  const sockets = new Map<string, WebSocket>();
  ear.on('notification', ({ payload = '' }) => {
    const at = payload.indexOf(' ');
    sockets.get(payload.slice(0, at))?.send(payload.slice(at + 1));
  });
  // A socket gives its own name in the address and sends "<name> <text>" to another one.
  const server: WebSocketServer = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false }, () =>
    process.send!((server.address() as AddressInfo).port),
  );
  server.on('connection', (socket, request) => {
    sockets.set((request.url ?? '').slice(1), socket);
    socket.on('message', (data: RawData) => {
      void pool.query({ name: 'say', text: 'select pg_notify($1, $2)', values: ['bare', (data as Buffer).toString()] });
    });
  });
}

if (process.send !== undefined && import.meta.main) process.once('message', (login: ClientConfig) => void serve(login));
