import { isProblem } from '../../api/forms/problem-text.ts';
import type { DocumentKind, SaveCall } from '../../api/records.ts';
import type { DraftState, Kept, Saved } from './draft-state.ts';
import { isRefusal, pauseBeforeRetry } from './save-retry.ts';

interface DraftKeeperOptions<Content, Answer extends Saved> {
  readonly saved: Answer | undefined;
  readonly empty: Content;
  readonly contentOf: (saved: Answer) => Content;
  readonly send: (version: number, content: Content) => Promise<Answer>;
  /** Reads the draft that the server has now; null if there is none. */
  readonly readNewest: () => Promise<Answer | null>;
  /** The text on the device that an earlier visit of this page could not save. */
  readonly kept?: Kept<Content> | undefined;
  /** Stores on the device the text that the server does not have yet; called with undefined when it has everything. */
  readonly keep: (kept: Kept<Content> | undefined) => void;
  readonly onSaved: (saved: Answer) => void;
}

/** In milliseconds, after the last keystroke. */
const PAUSE = 1_200;

/**
 * Saves a draft automatically, one request at a time, and never discards a text. A save without an answer is retried.
 * If another device or tab has saved a newer text, `newer` holds it and the doctor chooses. Text typed during a save is
 * sent with the next one.
 */
export class DraftKeeper<Content, Answer extends Saved> {
  #state: DraftState<Content, Answer>;
  readonly #first: DraftState<Content, Answer>;
  readonly #ways: DraftKeeperOptions<Content, Answer>;
  readonly #listeners = new Set<() => void>();
  #running: Promise<void> | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;
  /** How many times the draft was emptied. The answer to a save that began before does not count. */
  #restarts = 0;

  constructor(options: DraftKeeperOptions<Content, Answer>) {
    this.#ways = options;
    const { saved, empty, contentOf, kept } = options;
    const content = saved ? contentOf(saved) : empty;
    this.#state = { content, saved, saving: { kind: 'untouched' }, newer: undefined, other: undefined };
    this.#first = this.#state;
    if (!kept || sameText(kept.content, content)) return;
    const overtaken = saved && saved.version > kept.version;
    this.#state = {
      ...this.#state,
      content: kept.content,
      saving: { kind: 'typing' },
      newer: overtaken ? saved : undefined,
    };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly read = (): DraftState<Content, Answer> => this.#state;

  /** The state that the server rendered, without the text stored on the device. */
  readonly readFirst = (): DraftState<Content, Answer> => this.#first;

  /** True while the server does not have everything that was typed. */
  get isOpen(): boolean {
    return this.#state.saving.kind !== 'untouched' && this.#state.saving.kind !== 'saved';
  }

  /** Saves the text that was restored from the device. */
  resume(): void {
    if (this.isOpen && !this.#state.newer) this.#plan(0);
  }

  /** Takes the typed content, stores it on the device and saves it after a pause. */
  change(content: Content): void {
    this.#set({ content, saving: { kind: 'typing' } });
    this.#ways.keep({ version: this.#version, content });
    this.#failures = 0;
    if (!this.#state.newer) this.#plan(PAUSE);
  }

  /**
   * Empties the draft here and on the device, without a request. The next text begins a new document at version 0, and
   * the answer to a save that is on its way changes nothing here. Used when a signed document was cancelled, or a text
   * that was left beside it is no longer needed.
   */
  restart(): void {
    clearTimeout(this.#timer);
    this.#restarts += 1;
    this.#failures = 0;
    this.#set({
      content: this.#ways.empty,
      saved: undefined,
      saving: { kind: 'untouched' },
      newer: undefined,
      other: undefined,
    });
    this.#ways.keep(undefined);
  }

  /** Empties the content and saves that. */
  clear(): void {
    this.change(this.#ways.empty);
  }

  /** Saves at once what is not saved. Returns true if the server then has everything that was typed. */
  async flush(): Promise<boolean> {
    clearTimeout(this.#timer);
    await this.#running;
    if (this.isOpen && !this.#state.newer) await this.#save();
    return !this.isOpen;
  }

  /** Keeps this text and saves it over the newer one, which stays readable in `other`. */
  async keepMine(): Promise<void> {
    const { newer } = this.#state;
    if (!newer) return;
    this.#set({ saved: newer, newer: undefined, other: this.#ways.contentOf(newer), saving: { kind: 'typing' } });
    this.#ways.keep({ version: newer.version, content: this.#state.content });
    await this.flush();
  }

  /** Continues with the newer text; this one stays readable in `other`. */
  takeNewer(): void {
    const { newer, content } = this.#state;
    if (!newer) return;
    this.#set({
      saved: newer,
      newer: undefined,
      other: content,
      content: this.#ways.contentOf(newer),
      saving: { kind: 'saved', at: newer.saved_at },
    });
    this.#ways.keep(undefined);
    this.#ways.onSaved(newer);
  }

  get #version(): number {
    return this.#state.saved?.version ?? 0;
  }

  #plan(delay: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), delay);
  }

  #save(): Promise<void> {
    this.#running ??= this.#saveOnce().finally(() => {
      this.#running = undefined;
    });
    return this.#running;
  }

  async #saveOnce(): Promise<void> {
    const { content } = this.#state;
    const restarts = this.#restarts;
    const counts = () => restarts === this.#restarts;
    this.#set({ saving: { kind: 'saving' } });
    try {
      const saved = await this.#ways.send(this.#version, content);
      if (counts()) this.#took(saved, content);
    } catch (error) {
      if (counts()) await this.#failed(error, counts);
    }
  }

  #took(saved: Answer, sent: Content): void {
    this.#failures = 0;
    this.#ways.onSaved(saved);
    if (this.#state.content === sent) {
      this.#set({ saved, saving: { kind: 'saved', at: saved.saved_at } });
      this.#ways.keep(undefined);
      return;
    }
    this.#set({ saved, saving: { kind: 'typing' } });
    this.#ways.keep({ version: saved.version, content: this.#state.content });
    this.#plan(PAUSE);
  }

  async #failed(error: unknown, counts: () => boolean): Promise<void> {
    if (isProblem<SaveCall<DocumentKind>>(error, 'record-stale')) {
      const newer = await this.#newest();
      if (!counts()) return;
      if (newer) return this.#set({ newer, saving: { kind: 'typing' } });
      if (newer === null) return this.#startAnew();
    } else if (isRefusal(error)) {
      return this.#set({ saving: { kind: 'refused', error } });
    }
    this.#set({ saving: { kind: 'waiting' } });
    this.#plan(pauseBeforeRetry(error, this.#failures));
    this.#failures += 1;
  }

  /**
   * Continues with a new document, because the document of this draft was signed and cancelled meanwhile. The text
   * becomes its version 1.
   */
  #startAnew(): void {
    this.#set({ saved: undefined, saving: { kind: 'typing' } });
    this.#ways.keep({ version: 0, content: this.#state.content });
    this.#plan(PAUSE);
  }

  /** The server's draft; null if there is none, undefined if it could not be read. */
  async #newest(): Promise<Answer | null | undefined> {
    try {
      return await this.#ways.readNewest();
    } catch {
      return undefined;
    }
  }

  #set(changes: Partial<DraftState<Content, Answer>>): void {
    this.#state = { ...this.#state, ...changes };
    for (const listener of this.#listeners) listener();
  }
}

/**
 * True if both contents have the same text. Spaces at the ends and `codes` do not count: the server trims texts and
 * adds codes that it reads from a dose.
 */
export function sameText(one: unknown, other: unknown): boolean {
  const text = (content: unknown) =>
    JSON.stringify(content, (key, value: unknown) =>
      key === 'codes' ? undefined : typeof value === 'string' ? value.trim() : value,
    );
  return text(one) === text(other);
}
