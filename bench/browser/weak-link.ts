import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

export interface LinkQuality {
  /** Bits per second of the whole link, shared by all connections, in each direction. */
  readonly bitsPerSecond: number;
  /** Duration of a round trip in milliseconds. */
  readonly roundTrip: number;
}

export interface WeakLink {
  readonly port: number;
  /** Bytes sent from the server to the browser since the last reset, including TLS. */
  bytesDown(): number;
  bytesUp(): number;
  reset(): void;
  /** Drops what is on the way, cuts every connection and refuses new ones, for this many milliseconds. */
  breakFor(milliseconds: number): void;
  close(): void;
}

const CHUNK = 1460;

/** One direction of the shared link. Bytes queue one after the other, then travel for half a round trip. */
class Direction {
  private freeAt = 0;
  bytes = 0;
  private readonly quality: LinkQuality;

  constructor(quality: LinkQuality) {
    this.quality = quality;
  }

  /** Returns when the last byte of a packet arrives that is sent now, or once its connection is open. */
  arrival(length: number, openAt: number): number {
    const start = Math.max(performance.now(), openAt, this.freeAt);
    this.freeAt = start + (length * 8 * 1000) / this.quality.bitsPerSecond;
    this.bytes += length;
    return this.freeAt + this.quality.roundTrip / 2;
  }

  /** Forgets the bytes that wait for their turn: they were lost. */
  drop(): void {
    this.freeAt = 0;
  }
}

/**
 * Opens a slow, distant link between a browser and a server on this machine. It has shared bandwidth, latency in both
 * directions, and one round trip before a connection carries bytes, like a TCP handshake. The round trips of TLS pass
 * through the link itself.
 */
export async function openWeakLink(target: number, quality: LinkQuality, port = 0): Promise<WeakLink> {
  const up = new Direction(quality);
  const down = new Direction(quality);
  const sockets = new Set<Socket>();
  let brokenUntil = 0;
  const server = createServer((browser) => {
    if (performance.now() < brokenUntil) {
      browser.on('error', () => undefined);
      browser.resetAndDestroy();
      return;
    }
    sockets.add(browser);
    browser.setNoDelay(true);
    const openAt = performance.now() + quality.roundTrip;
    const product = connect(target, '127.0.0.1');
    product.setNoDelay(true);
    carry(browser, product, up, openAt);
    carry(product, browser, down, openAt);
    const end = () => {
      sockets.delete(browser);
      browser.destroy();
      product.destroy();
    };
    browser.on('error', end);
    product.on('error', end);
    browser.on('close', end);
  });
  await new Promise<void>((done) => {
    server.listen(port, '127.0.0.1', done);
  });
  return {
    port: (server.address() as AddressInfo).port,
    bytesDown: () => down.bytes,
    bytesUp: () => up.bytes,
    reset() {
      down.bytes = 0;
      up.bytes = 0;
    },
    breakFor(milliseconds) {
      brokenUntil = performance.now() + milliseconds;
      for (const socket of sockets) socket.resetAndDestroy();
      up.drop();
      down.drop();
    },
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

/**
 * Delivers in the order of sending. It uses one timer for the head of the queue, because several timers may fire out of
 * order on a busy machine.
 */
function carry(from: Socket, to: Socket, direction: Direction, openAt: number): void {
  const queue: { at: number; work: () => void }[] = [];
  let timer: NodeJS.Timeout | undefined;

  function pump(): void {
    timer = undefined;
    while (queue.length > 0 && queue[0]!.at <= performance.now()) queue.shift()!.work();
    if (queue.length > 0) timer = setTimeout(pump, Math.max(1, queue[0]!.at - performance.now()));
  }
  function deliver(at: number, work: () => void): void {
    queue.push({ at: Math.max(at, queue.at(-1)?.at ?? 0), work });
    if (timer === undefined) pump();
  }

  from.on('data', (bytes: Buffer) => {
    for (let start = 0; start < bytes.length; start += CHUNK) {
      const packet = bytes.subarray(start, start + CHUNK);
      deliver(direction.arrival(packet.length, openAt), () => {
        if (!to.destroyed) to.write(packet);
      });
    }
  });
  from.on('end', () => deliver(performance.now(), () => to.end()));
}
