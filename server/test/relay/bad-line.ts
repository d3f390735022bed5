import { createSocket } from 'node:dgram';
import type { RemoteInfo, Socket } from 'node:dgram';
import { once } from 'node:events';

interface Weather {
  /** 0 … 1 of what one browser sends the other does not arrive: a datagram of media passes here twice, to the relay and from it. */
  readonly loss?: number;
  /** Milliseconds that each datagram is late each way, and how much of it changes by chance. */
  readonly delay?: number;
  readonly jitter?: number;
  /** Bits a second that one browser may send, and as many that it may be sent; what waits longer than half a second is dropped. */
  readonly bits?: number;
  /** Nothing gets through. */
  readonly dark?: boolean;
}

const LONGEST_QUEUE = 500;
/** What IP and UDP add to a datagram. */
const HEADERS = 28;

export interface BadLine {
  readonly port: number;
  /** From now on; what is not named is fine again. */
  set(weather: Weather): void;
  /** The relay sees every browser at another address from now on, as when a phone goes from wifi to mobile data. */
  changeAddresses(): void;
  close(): Promise<void>;
}

/** A line over UDP to the relay on `port` that can be made bad. Each browser's end gets an end of its own at the relay. */
export async function openBadLine(port: number): Promise<BadLine> {
  const front = createSocket('udp4');
  const backs = new Map<string, Socket>();
  const timers = new Set<NodeJS.Timeout>();
  let weather: Weather = {};

  /** Until when each way of each browser is busy with what is on it already. */
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
  // A relay that is dead answers "port unreachable", which is no fault of the line.
  front.on('error', () => undefined);
  front.on('message', (bytes, from) => pass(`from ${from.port}`, bytes, () => backOf(from).send(bytes, port, '127.0.0.1')));
  front.bind(0, '127.0.0.1');
  await once(front, 'listening');
  return {
    port: front.address().port,
    set: (next) => { weather = next; },
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
