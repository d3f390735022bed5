import { ApiProblem } from '../../api/client.ts';
import { isAnswer } from '../../api/intention.ts';
import { isProblem } from '../../api/problem-text.ts';

/** A draft as the server has it. */
export interface Saved { readonly version: number; readonly saved_at: string }

/** What was typed and is not with the server yet, with the version that it was typed on. */
export interface Kept<Content> { readonly version: number; readonly content: Content }

export type Saving =
  /** Nothing was typed since the draft was opened. */
  | { readonly kind: 'untouched' }
  | { readonly kind: 'typing' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'saved'; readonly at: string }
  /** No answer came; it is tried again by itself. */
  | { readonly kind: 'waiting' }
  | { readonly kind: 'refused'; readonly error: unknown };

export interface DraftState<Content, Answer extends Saved> {
  readonly content: Content;
  readonly saving: Saving;
  /** The last answer of the server; undefined before the first save. */
  readonly saved: Answer | undefined;
  /** Somebody saved another text meanwhile: the person decides which one goes on. */
  readonly newer: Answer | undefined;
  /** The text that was not chosen then. It can still be read until the page is left. */
  readonly other: Content | undefined;
}

interface Ways<Content, Answer extends Saved> {
  readonly saved: Answer | undefined;
  readonly empty: Content;
  readonly contentOf: (saved: Answer) => Content;
  readonly send: (version: number, content: Content) => Promise<Answer>;
  /** Reads what the server has now. */
  readonly readNewest: () => Promise<Answer | null>;
  /** What an earlier visit of this page could not save. */
  readonly kept?: Kept<Content> | undefined;
  /** Keeps on the device what is not with the server yet; undefined when everything is. */
  readonly keep: (kept: Kept<Content> | undefined) => void;
  readonly onSaved: (saved: Answer) => void;
}

/** After the last key. */
const PAUSE = 1_200;
const RETRIES = [3_000, 10_000, 30_000] as const;

/**
 * Saves a draft by itself, one save after the other, and never lets go of a text: a lost network is tried again, another version of
 * somebody else is shown beside this one, and what was typed during a save goes with the next.
 */
export class DraftKeeper<Content, Answer extends Saved> {
  #state: DraftState<Content, Answer>;
  readonly #first: DraftState<Content, Answer>;
  readonly #ways: Ways<Content, Answer>;
  readonly #listeners = new Set<() => void>();
  #running: Promise<void> | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;

  constructor(ways: Ways<Content, Answer>) {
    this.#ways = ways;
    const { saved, empty, contentOf, kept } = ways;
    const content = saved ? contentOf(saved) : empty;
    this.#state = { content, saved, saving: { kind: 'untouched' }, newer: undefined, other: undefined };
    this.#first = this.#state;
    if (!kept || sameText(kept.content, content)) return;
    const overtaken = saved && saved.version > kept.version;
    this.#state = { ...this.#state, content: kept.content, saving: { kind: 'typing' }, newer: overtaken ? saved : undefined };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly read = (): DraftState<Content, Answer> => this.#state;

  /** What the server drew: it does not know what the device keeps. */
  readonly readFirst = (): DraftState<Content, Answer> => this.#first;

  /** True while something typed is not with the server. */
  get isOpen(): boolean {
    return this.#state.saving.kind !== 'untouched' && this.#state.saving.kind !== 'saved';
  }

  /** Goes on with what an earlier visit of this page left behind. */
  resume(): void {
    if (this.isOpen && !this.#state.newer) this.#plan(0);
  }

  /** Takes what was typed; it is saved after a pause. */
  change(content: Content): void {
    this.#set({ content, saving: { kind: 'typing' } });
    this.#ways.keep({ version: this.#version, content });
    this.#failures = 0;
    if (!this.#state.newer) this.#plan(PAUSE);
  }

  /** The document was signed and taken back: what comes now is a new one. */
  restart(): void {
    clearTimeout(this.#timer);
    this.#set({ content: this.#ways.empty, saved: undefined, saving: { kind: 'untouched' }, newer: undefined, other: undefined });
    this.#ways.keep(undefined);
  }

  /** Takes everything out. */
  clear(): void {
    this.change(this.#ways.empty);
  }

  /** Saves now what is not saved. True when everything typed is with the server. */
  async flush(): Promise<boolean> {
    clearTimeout(this.#timer);
    await this.#running;
    if (this.isOpen && !this.#state.newer) await this.#save();
    return !this.isOpen;
  }

  /** This text goes on; the newer one of somebody else stays readable here. */
  async keepMine(): Promise<void> {
    const { newer } = this.#state;
    if (!newer) return;
    this.#set({ saved: newer, newer: undefined, other: this.#ways.contentOf(newer), saving: { kind: 'typing' } });
    this.#ways.keep({ version: newer.version, content: this.#state.content });
    await this.flush();
  }

  /** The newer text of somebody else goes on; this one stays readable here. */
  takeNewer(): void {
    const { newer, content } = this.#state;
    if (!newer) return;
    this.#set({ saved: newer, newer: undefined, other: content, content: this.#ways.contentOf(newer), saving: { kind: 'saved', at: newer.saved_at } });
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
    this.#running ??= this.#saveOnce().finally(() => { this.#running = undefined; });
    return this.#running;
  }

  async #saveOnce(): Promise<void> {
    const { content } = this.#state;
    this.#set({ saving: { kind: 'saving' } });
    try {
      this.#took(await this.#ways.send(this.#version, content), content);
    } catch (error) {
      await this.#failed(error);
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

  async #failed(error: unknown): Promise<void> {
    if (isProblem(error, 'record-stale')) {
      const newer = await this.#newest();
      if (newer) return this.#set({ newer, saving: { kind: 'typing' } });
      if (newer === null) return this.#startAnew();
    } else if (isAnswer(error) && !isLater(error)) {
      return this.#set({ saving: { kind: 'refused', error } });
    }
    this.#set({ saving: { kind: 'waiting' } });
    this.#plan(Math.max(RETRIES[Math.min(this.#failures, RETRIES.length - 1)]!, askedPause(error)));
    this.#failures += 1;
  }

  /** What this was written on was signed and taken back meanwhile: the text becomes the first of a new document. */
  #startAnew(): void {
    this.#set({ saved: undefined, saving: { kind: 'typing' } });
    this.#ways.keep({ version: 0, content: this.#state.content });
    this.#plan(PAUSE);
  }

  /** Null when there is none; undefined when the network went just now. */
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

/** Too many requests, a request that hung, or the page of a proxy: nobody has said no to the text. */
function isLater(error: unknown): boolean {
  return error instanceof ApiProblem && (error.status === 429 || error.status === 408 || error.code === 'internal-error');
}

/** How long the server asked to wait, in milliseconds. */
function askedPause(error: unknown): number {
  const seconds = error instanceof ApiProblem ? Number(error.params['seconds'] ?? 0) : 0;
  return Number.isFinite(seconds) ? seconds * 1_000 : 0;
}

/** The server trims texts: a space at the end is no difference. */
export function sameText(one: unknown, other: unknown): boolean {
  const text = (content: unknown) => JSON.stringify(content, (_key, value: unknown) => (typeof value === 'string' ? value.trim() : value));
  return text(one) === text(other);
}
