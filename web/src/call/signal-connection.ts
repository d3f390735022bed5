import { CALL_SILENT_CLOSE_CODE, CALL_PROTOCOL } from '@tabibu/contract/call-socket';
import type { CallServerMessage, CallSignalBody } from '@tabibu/contract/calls';

const PING_EVERY = 15_000;
/** After `check`, a connection without an answer within this time is given up. */
const ANSWER_WITHIN = 4_000;
/** A WebSocket that is not open after this time is given up, because a handshake on a lost network can hang. */
const OPEN_WITHIN = 8_000;
/** The server accepts at most twenty messages a second (K-02); this page stays below it. */
const PER_SECOND = 15;

export interface Connection {
  isOpen(): boolean;
  send(signal: CallSignalBody): void;
  check(): void;
  close(): void;
}

/**
 * Opens one WebSocket at a path of the server. Sends `hello` when it opens, pings every 15 seconds, and closes when
 * nothing arrived for two pings plus five seconds. Calls `onClose` once.
 */
export function openConnection(
  path: string,
  hello: CallSignalBody,
  onNews: (news: CallServerMessage) => void,
  onClose: () => void,
): Connection {
  const socket = new WebSocket(addressOf(location, path), CALL_PROTOCOL);
  const isOpen = () => socket.readyState === WebSocket.OPEN;
  const outbox = openOutbox((signal) => {
    if (isOpen()) socket.send(JSON.stringify(signal));
  });
  let heard = performance.now();
  let over = false;
  const end = () => {
    if (over) return;
    over = true;
    clearInterval(pings);
    clearTimeout(patience);
    outbox.stop();
    onClose();
  };
  // On a lost network the closing handshake takes a minute, so this does not wait for it.
  const giveUp = () => {
    socket.close(CALL_SILENT_CLOSE_CODE);
    end();
  };
  const patience = setTimeout(() => {
    if (!isOpen()) giveUp();
  }, OPEN_WITHIN);
  const pings = setInterval(() => {
    if (performance.now() - heard > 2 * PING_EVERY + 5_000) giveUp();
    else outbox.send({ type: 'ping' });
  }, PING_EVERY);
  socket.addEventListener('open', () => outbox.send(hello));
  socket.addEventListener('message', ({ data }) => {
    heard = performance.now();
    const news = readNews(data);
    if (news && !over) onNews(news);
  });
  socket.addEventListener('close', end);
  return {
    isOpen,
    send: outbox.send,
    check: () => {
      if (over || !isOpen()) return;
      const asked = performance.now();
      outbox.send({ type: 'ping' });
      setTimeout(() => {
        if (heard < asked && !over) giveUp();
      }, ANSWER_WITHIN);
    },
    close: () => socket.close(),
  };
}

interface Outbox {
  send(signal: CallSignalBody): void;
  stop(): void;
}

/** Returns a queue that sends up to 15 messages a second immediately and the rest later, in order. */
function openOutbox(put: (signal: CallSignalBody) => void): Outbox {
  const waiting: CallSignalBody[] = [];
  let share = PER_SECOND;
  const drain = () => {
    while (share > 0) {
      const next = waiting.shift();
      if (!next) return;
      share -= 1;
      put(next);
    }
  };
  const refill = setInterval(() => {
    share = PER_SECOND;
    drain();
  }, 1000);
  return {
    send: (signal) => {
      waiting.push(signal);
      drain();
    },
    stop: () => clearInterval(refill),
  };
}

function addressOf({ protocol, host }: Location, path: string): string {
  return `${protocol === 'https:' ? 'wss' : 'ws'}://${host}${path}`;
}

function readNews(data: unknown): CallServerMessage | undefined {
  try {
    return typeof data === 'string' ? (JSON.parse(data) as CallServerMessage) : undefined;
  } catch {
    return undefined;
  }
}
