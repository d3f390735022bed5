import { CALL_GIVEN_UP, CALL_PROTOCOL, CALL_SOCKET } from '@tabibu/contract/call-socket';
import type { CallNews, CallSignalBody } from '@tabibu/contract/calls';
import { ApiProblem } from '../api/client.ts';

/** How a page is known again by the server. */
export interface SignalPage {
  /** Twelve hexadecimal digits. */
  readonly mark: string;
  /** It comes back by itself, after a reload; only its person takes a call over from another page. */
  readonly returns: boolean;
}

export interface SignalEnds {
  readonly page: SignalPage;
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
  /** Media is gone: asks whether this connection still lives, and makes a new one if nobody answers. */
  check(): void;
  close(): void;
}

const SHORTEST = 500;
const LONGEST = 5_000;
const PING_EVERY = 15_000;
/** A connection that dies without a word is found out so long after somebody asked. */
const ANSWER_WITHIN = 4_000;
/** Nothing of a connection may hang on a network that is gone: what takes longer is tried again. */
const TICKET_WITHIN = 8_000;
const OPEN_WITHIN = 8_000;
/** Who has asked for the call so long ago may have asked for it elsewhere meanwhile. */
const ASKED_FOR = 60_000;
/** The server hears at most twenty messages a second (K-02). */
const PER_SECOND = 15;

/** How long to wait before the next attempt: half a second, doubled up to five, each shortened by chance so that not all come at once. */
export function waitBefore(attempt: number, chance: number): number {
  return Math.min(LONGEST, SHORTEST * 2 ** attempt) * (0.5 + chance / 2);
}

/** The signalling connection of one leg: comes back by itself, one attempt at a time, until it is closed, replaced, or refused. */
export function openSignals(ends: SignalEnds): Signals {
  const greeting = greetingOf(ends.page);
  let closed = false;
  let attempt = 0;
  /** The number of the attempt that counts: an older connection of this page may be told that the newer one has replaced it. */
  let round = 0;
  let current: Connection | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const again = () => {
    if (closed) return;
    clearTimeout(timer);
    timer = setTimeout(() => { if (!current?.isOpen()) void connect(); }, waitBefore(attempt, Math.random()));
    attempt += 1;
  };
  const connect = async () => {
    round += 1;
    const mine = round;
    const counts = () => !closed && mine === round;
    current?.close();
    const ticket = await inTime(ends.ticket(), TICKET_WITHIN).catch((problem: unknown) => {
      if (!counts()) return;
      if (isFinal(problem)) ends.onRefused(problem);
      else again();
    });
    if (ticket === undefined || !counts()) return;
    current = openConnection(greeting.hello(ticket), (news) => {
      if (!counts()) return;
      if (news.type === 'welcome') {
        attempt = 0;
        greeting.seated();
      }
      if (news.type === 'ended' || news.type === 'replaced') closed = true;
      ends.onNews(news);
    }, () => {
      if (!counts()) return;
      ends.onLost();
      again();
    });
  };
  // A phone that has found a network again does not wait for the next attempt.
  const hurry = () => {
    if (current?.isOpen()) return current.check();
    attempt = 0;
    again();
  };
  addEventListener('online', hurry);
  void connect();
  return {
    send: (signal) => current?.send(signal),
    check: () => current?.check(),
    close: () => {
      closed = true;
      clearTimeout(timer);
      removeEventListener('online', hurry);
      // What was said last ('end') still leaves before the closing handshake.
      current?.close();
    },
  };
}

/** What a page says first: whether its person has just asked for the call, or it comes back by itself. */
function greetingOf({ mark, returns }: SignalPage) {
  const asked = performance.now();
  let again = returns;
  return {
    hello: (ticket: string): CallSignalBody => ({ type: 'hello', ticket, page: mark, again: again || performance.now() - asked > ASKED_FOR }),
    seated: () => { again = true; },
  };
}

interface Connection {
  isOpen(): boolean;
  send(signal: CallSignalBody): void;
  check(): void;
  close(): void;
}

/** One WebSocket: says hello, pings, and gives up when nothing was heard for two pings. */
function openConnection(hello: CallSignalBody, onNews: (news: CallNews) => void, onClose: () => void): Connection {
  const socket = new WebSocket(addressOf(location), CALL_PROTOCOL);
  const isOpen = () => socket.readyState === WebSocket.OPEN;
  const outbox = openOutbox((signal) => { if (isOpen()) socket.send(JSON.stringify(signal)); });
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
  // On a dead network the closing handshake takes a minute: it is not waited for.
  const giveUp = () => {
    socket.close(CALL_GIVEN_UP);
    end();
  };
  const patience = setTimeout(() => { if (!isOpen()) giveUp(); }, OPEN_WITHIN);
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
      setTimeout(() => { if (heard < asked && !over) giveUp(); }, ANSWER_WITHIN);
    },
    close: () => socket.close(),
  };
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

/** Whether the server itself has said no. What stands in between (408 of a request that hung, a proxy's page) has not. */
export function isFinal(problem: unknown): boolean {
  return problem instanceof ApiProblem && problem.status >= 400 && problem.status < 500 && problem.status !== 429 && problem.code !== 'internal-error';
}

async function inTime<Value>(work: Promise<Value>, milliseconds: number): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, fail) => { timer = setTimeout(() => fail(new Error('no answer in time')), milliseconds); });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
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
