import { ApiProblem, newIdempotencyKey } from '../../api/client.ts';
import { isAnswer } from '../../api/intention.ts';

/** What was said and the server has not confirmed; its key makes sending it again harmless. */
export interface Unsent {
  readonly key: string;
  readonly text: string;
  /** A JPEG in base64. */
  readonly photo?: string;
  /** `waiting`: for those before it, or for the network. `refused`: the server said no, and why; the person may try again. */
  readonly state: 'waiting' | 'sending' | 'refused';
  readonly failure?: unknown;
}

interface Ways {
  readonly send: (message: Pick<Unsent, 'key' | 'text' | 'photo'>, signal: AbortSignal) => Promise<void>;
  /** Keeps on the device what is not with the server yet. */
  readonly keep: (unsent: readonly Unsent[]) => void;
  /** False once the person has signed out: what they had not sent is forgotten. */
  readonly isStillTheirs: () => boolean;
}

const RETRIES = [2_000, 5_000, 15_000] as const;
/** A request on a dead connection may hang for minutes. A photo takes its time on 2G. */
const PATIENCE = { text: 20_000, photo: 120_000 } as const;

/** Sends what was said in a chat one after the other, in order, tries again by itself when the network fails, and outlives the screen. */
export class ChatOutbox {
  #unsent: readonly Unsent[];
  readonly #ways: Ways;
  readonly #listeners = new Set<() => void>();
  #attempt: AbortController | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;

  constructor(ways: Ways, kept: readonly Unsent[] = []) {
    this.#ways = ways;
    this.#unsent = kept.map((message) => (message.state === 'sending' ? { ...message, state: 'waiting' } : message));
    this.#next();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly read = (): readonly Unsent[] => this.#unsent;

  say(text: string, photo?: string): void {
    this.#set([...this.#unsent, { key: newIdempotencyKey(), text, ...(photo === undefined ? {} : { photo }), state: 'waiting' }]);
    this.#next();
  }

  /** Tries again what was refused, after all that waits. */
  sayAgain({ key, text, photo }: Unsent): void {
    this.#set([...this.#unsent.filter((one) => one.key !== key), { key, text, ...(photo === undefined ? {} : { photo }), state: 'waiting' }]);
    this.#next();
  }

  /** The network is back: an attempt on the old one is given up, and the next begins at once. */
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

  async #send(message: Unsent): Promise<void> {
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

  #waitAfter(message: Unsent): void {
    this.#change(message, { state: 'waiting' });
    this.#timer = setTimeout(() => this.#next(), this.#failures === 0 ? 0 : RETRIES[Math.min(this.#failures, RETRIES.length) - 1]);
    this.#failures += 1;
  }

  #change({ key }: Unsent, changes: Partial<Unsent>): void {
    this.#set(this.#unsent.map((one) => (one.key === key ? { ...one, ...changes } : one)));
  }

  #set(unsent: readonly Unsent[]): void {
    this.#unsent = unsent;
    this.#ways.keep(unsent);
    for (const listener of this.#listeners) listener();
  }
}

/** 'Too fast' passes by itself, like a lost network. */
function isRefusal(failure: unknown): boolean {
  return isAnswer(failure) && !(failure instanceof ApiProblem && failure.status === 429);
}
