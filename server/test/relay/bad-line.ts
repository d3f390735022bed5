import { createSocket } from 'node:dgram';
import type { RemoteInfo, Socket } from 'node:dgram';
import { once } from 'node:events';

interface Weather {
  /** 0 … 1 of what one browser sends the other does not arrive: a datagram of media passes here twice, to the relay and from it. */
  readonly loss?: number;
  /** Milliseconds that each datagram is late each way, and how much of it changes by chance. */
  readonly delay?: number;
  readonly jitter?: number;
  /** Nothing gets through. */
  readonly dark?: boolean;
}

export interface BadLine {
  readonly port: number;
  /** From now on; what is not named is fine again. */
  set(weather: Weather): void;
  close(): Promise<void>;
}

/** A line over UDP to the relay on `port` that can be made bad. Each browser's end gets an end of its own at the relay. */
export async function openBadLine(port: number): Promise<BadLine> {
  const front = createSocket('udp4');
  const backs = new Map<string, Socket>();
  const timers = new Set<NodeJS.Timeout>();
  let weather: Weather = {};

  const pass = (send: () => void) => {
    const { loss = 0, delay = 0, jitter = 0, dark = false } = weather;
    if (dark || Math.random() < 1 - Math.sqrt(1 - loss)) return;
    if (delay + jitter === 0) {
      send();
      return;
    }
    const timer = setTimeout(() => {
      timers.delete(timer);
      if (weather.dark !== true) send();
    }, delay + jitter * Math.random());
    timers.add(timer);
  };
  const backOf = ({ address, port: from }: RemoteInfo): Socket => {
    const known = backs.get(`${address}:${from}`);
    if (known) return known;
    const back = createSocket('udp4');
    back.on('error', () => undefined);
    back.on('message', (bytes) => pass(() => front.send(bytes, from, address)));
    backs.set(`${address}:${from}`, back);
    return back;
  };
  // A relay that is dead answers "port unreachable", which is no fault of the line.
  front.on('error', () => undefined);
  front.on('message', (bytes, from) => pass(() => backOf(from).send(bytes, port, '127.0.0.1')));
  front.bind(0, '127.0.0.1');
  await once(front, 'listening');
  return {
    port: front.address().port,
    set: (next) => { weather = next; },
    async close() {
      for (const timer of timers) clearTimeout(timer);
      for (const socket of [front, ...backs.values()]) socket.close();
    },
  };
}
