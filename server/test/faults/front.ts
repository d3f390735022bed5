import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import type { Node } from './wire-patient.ts';

export interface Front {
  readonly url: string;
  /**
   * While frozen, no byte passes in either direction, as on a phone without a network. The bytes arrive after the end
   * of the freeze.
   */
  freeze(frozen: boolean): void;
  close(): void;
}

/**
 * Opens one address in front of several processes. It forwards the bytes of each connection to the first process that
 * is ready.
 */
export async function openFront(ready: () => readonly Node[]): Promise<Front> {
  const open = new Set<Socket>();
  let frozen = false;
  const server = createServer((near) => {
    const [node] = ready();
    if (node === undefined) {
      near.destroy();
      return;
    }
    const far = connect(Number(new URL(node.url).port), '127.0.0.1');
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(socket);
      socket.setNoDelay(true);
      socket.on('data', (bytes) => {
        other.write(bytes);
      });
      socket.on('error', () => other.destroy());
      socket.on('end', () => other.end());
      socket.on('close', () => {
        open.delete(socket);
        other.destroy();
      });
      if (frozen) socket.pause();
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    freeze(now) {
      frozen = now;
      for (const socket of open)
        if (now) socket.pause();
        else socket.resume();
    },
    close() {
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
}
