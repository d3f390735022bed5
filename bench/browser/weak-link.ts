import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

export interface LinkQuality {
  /** Bits per second of the whole link, shared by all connections, in each direction. */
  readonly bitsPerSecond: number;
  /** Milliseconds of a round trip. */
  readonly roundTrip: number;
}

export interface WeakLink {
  readonly port: number;
  /** Bytes from the server to the browser since the last reset, as they went over the wire. */
  bytesDown(): number;
  bytesUp(): number;
  reset(): void;
  close(): void;
}

const CHUNK = 1460;

/** One direction of a shared wire: bytes queue behind each other, then travel half a round trip. */
class Direction {
  private freeAt = 0;
  bytes = 0;
  private readonly quality: LinkQuality;

  constructor(quality: LinkQuality) {
    this.quality = quality;
  }

  /** When the last byte of a packet arrives if it is sent now, or as soon as its connection is open. */
  arrival(length: number, openAt: number): number {
    const start = Math.max(performance.now(), openAt, this.freeAt);
    this.freeAt = start + (length * 8 * 1000) / this.quality.bitsPerSecond;
    this.bytes += length;
    return this.freeAt + this.quality.roundTrip / 2;
  }
}

/**
 * A slow, distant network between a browser and a server on this machine: shared bandwidth, latency in both directions, and one
 * round trip before a connection carries bytes, as the handshake of TCP takes on a real network. TLS adds its own through the link.
 */
export async function openWeakLink(target: number, quality: LinkQuality, port = 0): Promise<WeakLink> {
  const up = new Direction(quality);
  const down = new Direction(quality);
  const sockets = new Set<Socket>();
  const server = createServer((browser) => {
    sockets.add(browser);
    browser.setNoDelay(true);
    const openAt = performance.now() + quality.roundTrip;
    const product = connect(target, '127.0.0.1');
    product.setNoDelay(true);
    carry(browser, product, up, openAt);
    carry(product, browser, down, openAt);
    const end = () => { sockets.delete(browser); browser.destroy(); product.destroy(); };
    browser.on('error', end);
    product.on('error', end);
    browser.on('close', end);
  });
  await new Promise<void>((done) => { server.listen(port, '127.0.0.1', done); });
  return {
    port: (server.address() as AddressInfo).port,
    bytesDown: () => down.bytes,
    bytesUp: () => up.bytes,
    reset() { down.bytes = 0; up.bytes = 0; },
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

/** Delivers in the order of sending: one timer for the head of the queue, because several may fire out of order on a busy machine. */
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
      deliver(direction.arrival(packet.length, openAt), () => { if (!to.destroyed) to.write(packet); });
    }
  });
  from.on('end', () => deliver(performance.now(), () => to.end()));
}
