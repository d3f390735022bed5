import { ApiProblem } from '../api/client.ts';
import { isFinalAnswer, newIdempotencyKey } from '../api/idempotent-send.ts';

/** A message that the server has not confirmed. Its idempotency key makes sending it again safe. */
export interface UnsentMessage {
  readonly key: string;
  readonly text: string;
  /** A JPEG, base64-encoded. */
  readonly photo?: string;
  /**
   * `waiting`: waits for earlier messages or for the network. `refused`: the server refused it with `failure`, and the
   * person may send it again.
   */
  readonly state: 'waiting' | 'sending' | 'refused';
  readonly failure?: unknown;
}

interface OutboxOptions {
  readonly send: (message: Pick<UnsentMessage, 'key' | 'text' | 'photo'>, signal: AbortSignal) => Promise<void>;
  /** Stores the unsent messages on the device. */
  readonly keep: (unsent: readonly UnsentMessage[]) => void;
  /** Returns false once the person has signed out. Unsent messages are then dropped. */
  readonly isStillTheirs: () => boolean;
}

const RETRIES = [2_000, 5_000, 15_000] as const;
/**
 * Time after which an attempt is aborted, because a request on a lost connection may hang for minutes. A photo needs
 * longer on 2G.
 */
const PATIENCE = { text: 20_000, photo: 120_000 } as const;

/**
 * Sends chat messages one after the other, in order. Tries again by itself when the network fails. It lives longer than
 * the screen.
 */
export class ChatOutbox {
  #unsent: readonly UnsentMessage[];
  readonly #ways: OutboxOptions;
  readonly #listeners = new Set<() => void>();
  #attempt: AbortController | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;

  constructor(options: OutboxOptions, kept: readonly UnsentMessage[] = []) {
    this.#ways = options;
    this.#unsent = kept.map((message) => (message.state === 'sending' ? { ...message, state: 'waiting' } : message));
    this.#next();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly read = (): readonly UnsentMessage[] => this.#unsent;

  say(text: string, photo?: string): void {
    this.#set([
      ...this.#unsent,
      { key: newIdempotencyKey(), text, ...(photo === undefined ? {} : { photo }), state: 'waiting' },
    ]);
    this.#next();
  }

  /** Queues a refused message again, behind all that wait. */
  sayAgain({ key, text, photo }: UnsentMessage): void {
    this.#set([
      ...this.#unsent.filter((one) => one.key !== key),
      { key, text, ...(photo === undefined ? {} : { photo }), state: 'waiting' },
    ]);
    this.#next();
  }

  /**
   * Call this when the network is back. Aborts a running attempt, which may hang on the old network, and starts the
   * next at once.
   */
  wake(): void {
    this.#failures = 0;
    if (this.#attempt) this.#attempt.abort();
    else this.#next();
  }

  #next(): void {
    clearTimeout(this.#timer);
    const message = this.#unsent.find(({ state }) => state !== 'refused');
    if (message && !this.#attempt) void this.#send(message);
  }

  async #send(message: UnsentMessage): Promise<void> {
    if (!this.#ways.isStillTheirs()) return this.#set([]);
    const attempt = new AbortController();
    this.#attempt = attempt;
    const tooLong = setTimeout(() => attempt.abort(), message.photo === undefined ? PATIENCE.text : PATIENCE.photo);
    this.#change(message, { state: 'sending' });
    try {
      await this.#ways.send(message, attempt.signal);
      this.#failures = 0;
      this.#set(this.#unsent.filter(({ key }) => key !== message.key));
    } catch (failure) {
      if (isRefusal(failure)) this.#change(message, { state: 'refused', failure });
      else return this.#waitAfter(message);
    } finally {
      clearTimeout(tooLong);
      this.#attempt = undefined;
    }
    this.#next();
  }

  #waitAfter(message: UnsentMessage): void {
    this.#change(message, { state: 'waiting' });
    this.#timer = setTimeout(
      () => this.#next(),
      this.#failures === 0 ? 0 : RETRIES[Math.min(this.#failures, RETRIES.length) - 1],
    );
    this.#failures += 1;
  }

  #change({ key }: UnsentMessage, changes: Partial<UnsentMessage>): void {
    this.#set(this.#unsent.map((one) => (one.key === key ? { ...one, ...changes } : one)));
  }

  #set(unsent: readonly UnsentMessage[]): void {
    this.#unsent = unsent;
    this.#ways.keep(unsent);
    for (const listener of this.#listeners) listener();
  }
}

/** Returns whether the failure is final. A rate limit (429) is not: like a lost network, it passes. */
function isRefusal(failure: unknown): boolean {
  return isFinalAnswer(failure) && !(failure instanceof ApiProblem && failure.status === 429);
}
