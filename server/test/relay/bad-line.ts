import { createSocket } from 'node:dgram';
import type { RemoteInfo, Socket } from 'node:dgram';
import { once } from 'node:events';

interface LineConditions {
  /**
   * Share of the datagrams, 0 to 1, that get lost between one browser and the other. A media datagram passes this line
   * twice: to the relay and from it.
   */
  readonly loss?: number;
  /** Delay of each datagram in milliseconds in each direction; `jitter` is the random part that is added to it. */
  readonly delay?: number;
  readonly jitter?: number;
  /**
   * Bandwidth in bits per second for each browser and direction. A datagram that would wait longer than half a second
   * is dropped.
   */
  readonly bits?: number;
  /** Nothing gets through. */
  readonly dark?: boolean;
}

const LONGEST_QUEUE = 500;
/** Bytes that IP and UDP headers add to a datagram. */
const HEADERS = 28;

export interface BadLine {
  readonly port: number;
  /** Replaces the conditions of the line. What is left out is without fault again. */
  set(weather: LineConditions): void;
  /** From now on the relay sees every browser at another address, as when a phone goes from wifi to mobile data. */
  changeAddresses(): void;
  close(): Promise<void>;
}

/**
 * Opens a UDP line to the relay on `port` whose quality a test can change. Each browser gets a socket of its own
 * towards the relay.
 */
export async function openBadLine(port: number): Promise<BadLine> {
  const front = createSocket('udp4');
  const backs = new Map<string, Socket>();
  const timers = new Set<NodeJS.Timeout>();
  let weather: LineConditions = {};

  /** The time until which each direction of each browser is busy with queued datagrams. */
  const busyUntil = new Map<string, number>();
  const queueing = (way: string, bytes: number): number => {
    if (weather.bits === undefined) return 0;
    const now = performance.now();
    const begins = Math.max(now, busyUntil.get(way) ?? 0);
    if (begins - now > LONGEST_QUEUE) return Infinity;
    const ends = begins + ((bytes + HEADERS) * 8 * 1000) / weather.bits;
    busyUntil.set(way, ends);
    return ends - now;
  };
  const pass = (way: string, bytes: Buffer, send: () => void) => {
    const { loss = 0, delay = 0, jitter = 0, dark = false } = weather;
    if (dark || Math.random() < 1 - Math.sqrt(1 - loss)) return;
    const later = delay + jitter * Math.random() + queueing(way, bytes.length);
    if (later === Infinity) return;
    if (later === 0) {
      send();
      return;
    }
    const timer = setTimeout(() => {
      timers.delete(timer);
      if (weather.dark !== true) send();
    }, later);
    timers.add(timer);
  };
  const backOf = ({ address, port: from }: RemoteInfo): Socket => {
    const known = backs.get(`${address}:${from}`);
    if (known) return known;
    const back = createSocket('udp4');
    back.on('error', () => undefined);
    back.on('message', (bytes) => pass(`to ${from}`, bytes, () => front.send(bytes, from, address)));
    backs.set(`${address}:${from}`, back);
    return back;
  };
  // A dead relay causes "port unreachable" errors, which are not a fault of the line.
  front.on('error', () => undefined);
  front.on('message', (bytes, from) =>
    pass(`from ${from.port}`, bytes, () => backOf(from).send(bytes, port, '127.0.0.1')),
  );
  front.bind(0, '127.0.0.1');
  await once(front, 'listening');
  return {
    port: front.address().port,
    set: (next) => {
      weather = next;
    },
    changeAddresses() {
      for (const back of backs.values()) back.close();
      backs.clear();
    },
    async close() {
      for (const timer of timers) clearTimeout(timer);
      for (const socket of [front, ...backs.values()]) socket.close();
    },
  };
}
