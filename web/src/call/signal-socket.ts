import { CALL_PROTOCOL, CALL_SOCKET } from '@tabibu/contract/call-socket';
import type { CallNews, CallSignalBody } from '@tabibu/contract/calls';
import { ApiProblem } from '../api/client.ts';

export interface SignalEnds {
  /** Asks the server for a one-use ticket; each connection needs a fresh one. */
  ticket(): Promise<string>;
  onNews(news: CallNews): void;
  /** The connection is lost and will be tried again. */
  onLost(): void;
  /** There is no way in: the server said no (signed out, not open, over, not there). */
  onRefused(problem: unknown): void;
}

export interface Signals {
  /** Says something now, or drops it while there is no connection: negotiation repeats itself after a welcome. */
  send(signal: CallSignalBody): void;
  close(): void;
}

const SHORTEST = 500;
const LONGEST = 5_000;
const PING_EVERY = 15_000;
/** The server hears at most twenty messages a second (K-02). */
const PER_SECOND = 15;

/** How long to wait before the next attempt: half a second, doubled up to five, each shortened by chance so that not all come at once. */
export function waitBefore(attempt: number, chance: number): number {
  return Math.min(LONGEST, SHORTEST * 2 ** attempt) * (0.5 + chance / 2);
}

/** The signalling connection of one leg: comes back by itself until it is closed, replaced, or refused. */
export function openSignals(ends: SignalEnds): Signals {
  let closed = false;
  let attempt = 0;
  let current: Connection | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const again = () => {
    if (closed) return;
    clearTimeout(timer);
    timer = setTimeout(() => void connect(), waitBefore(attempt, Math.random()));
    attempt += 1;
  };
  const connect = async () => {
    const ticket = await ends.ticket().catch((problem: unknown) => {
      if (isFinal(problem)) ends.onRefused(problem);
      else again();
    });
    if (ticket === undefined || closed) return;
    const connection = openConnection(ticket, (news) => {
      // An older connection of this page may be told that the newer one has replaced it.
      if (connection !== current) return;
      if (news.type === 'welcome') attempt = 0;
      if (news.type === 'ended' || news.type === 'replaced') closed = true;
      ends.onNews(news);
    }, () => {
      if (closed || connection !== current) return;
      ends.onLost();
      again();
    });
    current = connection;
  };
  // A phone that has found a network again does not wait for the next attempt.
  const hurry = () => {
    if (current?.isOpen()) return;
    attempt = 0;
    again();
  };
  addEventListener('online', hurry);
  void connect();
  return {
    send: (signal) => current?.send(signal),
    close: () => {
      closed = true;
      clearTimeout(timer);
      removeEventListener('online', hurry);
      // What was said last ('end') still leaves before the closing handshake.
      current?.close();
    },
  };
}

interface Connection {
  isOpen(): boolean;
  send(signal: CallSignalBody): void;
  close(): void;
}

/** One WebSocket: says hello, pings, and gives up when nothing was heard for two pings. */
function openConnection(ticket: string, onNews: (news: CallNews) => void, onClose: () => void): Connection {
  const socket = new WebSocket(addressOf(location), CALL_PROTOCOL);
  const isOpen = () => socket.readyState === WebSocket.OPEN;
  const outbox = openOutbox((signal) => { if (isOpen()) socket.send(JSON.stringify(signal)); });
  let heard = performance.now();
  const pings = setInterval(() => {
    if (performance.now() - heard > 2 * PING_EVERY + 5_000) socket.close();
    else outbox.send({ type: 'ping' });
  }, PING_EVERY);
  socket.addEventListener('open', () => outbox.send({ type: 'hello', ticket }));
  socket.addEventListener('message', ({ data }) => {
    heard = performance.now();
    const news = readNews(data);
    if (news) onNews(news);
  });
  socket.addEventListener('close', () => {
    clearInterval(pings);
    outbox.stop();
    onClose();
  });
  return { isOpen, send: outbox.send, close: () => socket.close() };
}

interface Outbox {
  send(signal: CallSignalBody): void;
  stop(): void;
}

/** Sends at once as long as the second's share lasts, the rest in order a little later. */
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
  const refill = setInterval(() => { share = PER_SECOND; drain(); }, 1000);
  return {
    send: (signal) => { waiting.push(signal); drain(); },
    stop: () => clearInterval(refill),
  };
}

function isFinal(problem: unknown): boolean {
  return problem instanceof ApiProblem && problem.status >= 400 && problem.status < 500 && problem.status !== 429;
}

function addressOf({ protocol, host }: Location): string {
  return `${protocol === 'https:' ? 'wss' : 'ws'}://${host}${CALL_SOCKET}`;
}

function readNews(data: unknown): CallNews | undefined {
  try {
    return typeof data === 'string' ? (JSON.parse(data) as CallNews) : undefined;
  } catch {
    return undefined;
  }
}
