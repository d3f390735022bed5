import { chance } from '../api/device.ts';
import type { CallServerMessage, CallSignalBody } from '@tabibu/contract/calls';
import { ApiProblem } from '../api/client.ts';
import { openConnection } from './signal-connection.ts';
import type { Connection } from './signal-connection.ts';

/** Identifies a page of the call to the server. */
export interface SignalPage {
  /** Identifier of the page: twelve hexadecimal digits. */
  readonly mark: string;
  /**
   * The page rejoins by itself after a reload. Only a page on which the person pressed "join" takes a call over from
   * another page.
   */
  readonly returns: boolean;
}

export interface SignalSocketOptions {
  readonly page: SignalPage;
  /** The path of the server's socket. */
  readonly path: string;
  /** Asks the server for a one-use ticket; each connection needs a fresh one. */
  ticket(): Promise<string>;
  onNews(news: CallServerMessage): void;
  /** The connection was lost. The socket reconnects by itself. */
  onLost(): void;
  /** The server finally refused to let this page in (signed out, call not open, over, or not found). */
  onRefused(problem: unknown): void;
}

export interface SignalSocket {
  /** Sends a message, or drops it while there is no connection: the negotiation is repeated after the next welcome. */
  send(signal: CallSignalBody): void;
  /** Call this when media stopped. Pings the server and reconnects if there is no answer. */
  check(): void;
  close(): void;
}

const SHORTEST = 500;
const LONGEST = 5_000;
/** A ticket request that takes longer is tried again, because a request on a lost network can hang. */
const TICKET_WITHIN = 8_000;
/**
 * After this time a page no longer takes the call over on reconnecting: the person may have joined on another page
 * meanwhile.
 */
const ASKED_FOR = 60_000;

/**
 * Returns the wait before the next attempt in milliseconds: 500, doubled with each attempt up to 5000, then reduced by
 * a random part (`chance`, 0 to 1) to between half and all of it, so that clients do not reconnect all at once.
 */
export function waitBefore(attempt: number, chance: number): number {
  return Math.min(LONGEST, SHORTEST * 2 ** attempt) * (0.5 + chance / 2);
}

/**
 * Opens the signalling connection of one page. It reconnects by itself, one attempt at a time, until it is closed,
 * replaced by another page, or refused.
 */
export function openSignalSocket(options: SignalSocketOptions): SignalSocket {
  const greeting = greetingOf(options.page);
  let closed = false;
  // Events of older attempts are ignored: an older connection of this page may be told that the newer one replaced it.
  let round = 0;
  let current: Connection | undefined;
  const retries = openRetryTimer(() => {
    if (!current?.isOpen()) void connect();
  });
  const connect = async () => {
    round += 1;
    const mine = round;
    const counts = () => !closed && mine === round;
    current?.close();
    const ticket = await inTime(options.ticket(), TICKET_WITHIN).catch((problem: unknown) => {
      if (!counts()) return;
      if (isFinal(problem)) options.onRefused(problem);
      else retries.start();
    });
    if (ticket === undefined || !counts()) return;
    current = openConnection(
      options.path,
      greeting.hello(ticket),
      (news) => {
        if (!counts()) return;
        if (news.type === 'welcome') {
          retries.reset();
          greeting.seated();
        }
        if (news.type === 'ended' || news.type === 'replaced') closed = true;
        options.onNews(news);
      },
      () => {
        if (!counts()) return;
        retries.start();
        options.onLost();
      },
    );
  };
  // When the device is online again, the next attempt starts without the long wait.
  const onOnline = () => {
    if (current?.isOpen()) return current.check();
    retries.reset();
    if (!closed) retries.start();
  };
  addEventListener('online', onOnline);
  void connect();
  return {
    send: (signal) => current?.send(signal),
    check: () => current?.check(),
    close: () => {
      closed = true;
      retries.stop();
      removeEventListener('online', onOnline);
      // A message sent just before, such as `end`, still goes out before the closing handshake.
      current?.close();
    },
  };
}

/** Returns a timer that starts the next attempt. The wait grows with each attempt since the last success. */
function openRetryTimer(retry: () => void) {
  let attempt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    start: () => {
      clearTimeout(timer);
      timer = setTimeout(retry, waitBefore(attempt, chance()));
      attempt += 1;
    },
    reset: () => {
      attempt = 0;
    },
    stop: () => clearTimeout(timer),
  };
}

/**
 * Builds the `hello` message. `again` is true when the page reconnects by itself, and false when the person has just
 * asked for the call.
 */
function greetingOf({ mark, returns }: SignalPage) {
  const asked = performance.now();
  let again = returns;
  return {
    hello: (ticket: string): CallSignalBody => ({
      type: 'hello',
      ticket,
      page: mark,
      again: again || performance.now() - asked > ASKED_FOR,
    }),
    seated: () => {
      again = true;
    },
  };
}

/**
 * Returns whether the error is a final refusal of our server. A timeout (408), rate limit (429), server error or a
 * proxy's error page is not: the request is tried again.
 */
export function isFinal(problem: unknown): boolean {
  return (
    problem instanceof ApiProblem &&
    problem.status >= 400 &&
    problem.status < 500 &&
    problem.status !== 429 &&
    problem.code !== 'internal-error'
  );
}

async function inTime<Value>(work: Promise<Value>, milliseconds: number): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Error('no answer in time')), milliseconds);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
