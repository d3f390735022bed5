import { createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

/** A stand-in that speaks a protocol of its own over TCP, on whichever port is free. */
export interface TcpListener {
  listen(host: string): Promise<void>;
  /** The port; throws before `listen`. */
  port(): number;
  /** Ends all connections too. */
  close(): Promise<void>;
}

/** Returns a listener that hands each connection to `serve`. A connection that breaks ends itself. */
export function tcpListener(serve: (socket: Socket) => void): TcpListener {
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => open.delete(socket));
    serve(socket);
  });
  return {
    listen: (host) =>
      new Promise((resolve, reject) => {
        server.once('error', reject);
        server.listen(0, host, resolve);
      }),
    port: () => (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        if (!server.listening) return resolve();
        for (const socket of open) socket.destroy();
        server.close(() => resolve());
      }),
  };
}
