import { ApiProblem } from '../api/client.ts';
import { isFinalAnswer } from '../api/idempotent-send.ts';
import type { DoseBody } from '../api/medication.ts';
import type { ReadingInputBody } from '../api/readings.ts';

/** A reading, the deletion of one, or what was said of a dose, that the server has not confirmed. */
export interface Unsent {
  readonly personId: string;
  /** The id of the reading, or the name of the dose; sending it again is harmless. */
  readonly id: string;
  /** Null for a deletion, and for a dose. */
  readonly reading: ReadingInputBody | null;
  /** What was said of a dose of medicine. */
  readonly dose?: DoseBody;
  /** Another device has changed the reading: the version that it has made. */
  readonly newer?: number;
  /** Why the server refused it; empty while it waits. */
  readonly refusal?: string;
}

interface Ways {
  readonly send: (unsent: Unsent) => Promise<void>;
  /** Stores one on the device; null removes it. Each is stored alone, so that two open pages lose nothing. */
  readonly keep: (place: Pick<Unsent, 'personId' | 'id'>, unsent: Unsent | null) => Promise<void>;
  readonly kept: () => Promise<readonly Unsent[]>;
  /** Called after the server has taken one, which leaves the outbox when this resolves: the lists have it by then. */
  readonly onSent: (unsent: Unsent) => Promise<void>;
  /** False once the person has signed out. Nothing is sent then. */
  readonly isStillTheirs: () => boolean;
}

/** Pauses after failures of the network, in milliseconds; the last one repeats. */
const PAUSES = [4_000, 8_000, 16_000, 60_000] as const;

const isSame = (one: Pick<Unsent, 'personId' | 'id'>, other: Pick<Unsent, 'personId' | 'id'>) =>
  one.personId === other.personId && one.id === other.id;

/** Keeps readings and answers to doses on the device until the server has them, and sends them one after the other. */
export class ReadingOutbox {
  #unsent: readonly Unsent[] = [];
  readonly #ways: Ways;
  readonly #listeners = new Set<() => void>();
  readonly #opened: Promise<void>;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;
  #isSending = false;
  /** Called when nothing is under way any more. */
  readonly #resting = new Set<() => void>();

  constructor(ways: Ways) {
    this.#ways = ways;
    this.#opened = this.#open();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly read = (): readonly Unsent[] => this.#unsent;

  /**
   * Stores a reading or a deletion in place of what waits for the same reading, and sends it when the network allows.
   */
  async put(unsent: Unsent): Promise<void> {
    await this.#opened;
    await this.#ways.keep(unsent, unsent);
    this.#set([...this.#unsent.filter((one) => !isSame(one, unsent)), unsent]);
    void this.#sendNext();
  }

  /** Gives up what waits for a reading. */
  async drop(place: Pick<Unsent, 'personId' | 'id'>): Promise<void> {
    await this.#ways.keep(place, null);
    this.#set(this.#unsent.filter((one) => !isSame(one, place)));
  }

  /** Sends a refused reading again, over the version that another device has made. */
  async insist(unsent: Unsent): Promise<void> {
    const { refusal: _refusal, newer, ...rest } = unsent;
    const reading = rest.reading && { ...rest.reading, version: newer ?? rest.reading.version };
    await this.put({ ...rest, reading });
  }

  /** Call this when the network is back. */
  wake(): void {
    this.#failures = 0;
    void this.#opened.then(() => this.#sendNext());
  }

  /** Sends what waits at once. Resolves when the server has answered about all of it, or the network fails. */
  async sendNow(): Promise<void> {
    await this.#opened;
    const rested = new Promise<void>((resolve) => this.#resting.add(resolve));
    this.wake();
    await rested;
  }

  async #open(): Promise<void> {
    const kept = await this.#ways.kept().catch(() => []);
    this.#set([...kept.filter((one) => !this.#unsent.some((other) => isSame(one, other))), ...this.#unsent]);
    void this.#sendNext();
  }

  async #sendNext(): Promise<void> {
    clearTimeout(this.#timer);
    const next = this.#unsent.find(({ refusal }) => refusal === undefined);
    if (this.#isSending) return;
    if (next === undefined || !this.#ways.isStillTheirs()) return this.#rest();
    this.#isSending = true;
    try {
      await this.#ways.send(next);
      this.#failures = 0;
      await this.#ways.onSent(next);
      // Corrected while it was under way, it is sent again, over what has just arrived.
      if (this.#unsent.includes(next)) await this.drop(next);
      else await this.#followOn(next);
    } catch (failure) {
      if (isPassing(failure)) return this.#pause();
      await this.#refuse(next, failure as ApiProblem);
    } finally {
      this.#isSending = false;
    }
    void this.#sendNext();
  }

  /** Bases a correction that was made meanwhile on the version that the server has taken. */
  async #followOn(sent: Unsent): Promise<void> {
    const later = this.#unsent.find((one) => isSame(one, sent));
    if (!later?.reading || sent.reading === null) return;
    const based = { ...later, reading: { ...later.reading, version: sent.reading.version + 1 } };
    await this.#ways.keep(based, based);
    this.#set(this.#unsent.map((one) => (one === later ? based : one)));
  }

  async #refuse(refused: Unsent, { code, params, message }: ApiProblem): Promise<void> {
    // Whoever deletes a reading that is gone has what they wanted, and nobody waits for the answer to a dose that is.
    if (refused.reading === null && code === 'not-found') return this.drop(refused);
    const version = params['version'];
    const told: Unsent = {
      ...refused,
      refusal: message,
      ...(code === 'record-stale' && typeof version === 'number' ? { newer: version } : {}),
    };
    if (!this.#unsent.includes(refused)) return;
    await this.#ways.keep(told, told);
    this.#set(this.#unsent.map((one) => (one === refused ? told : one)));
  }

  #pause(): void {
    this.#timer = setTimeout(() => void this.#sendNext(), PAUSES[Math.min(this.#failures, PAUSES.length - 1)]);
    this.#failures += 1;
    this.#rest();
  }

  #rest(): void {
    for (const resolve of this.#resting) resolve();
    this.#resting.clear();
  }

  #set(unsent: readonly Unsent[]): void {
    this.#unsent = unsent;
    for (const listener of this.#listeners) listener();
  }
}

/** Returns whether the same request may work later: no network, a busy server, or a session that ended. */
function isPassing(failure: unknown): boolean {
  return !isFinalAnswer(failure) || (failure instanceof ApiProblem && [401, 403, 429].includes(failure.status));
}
