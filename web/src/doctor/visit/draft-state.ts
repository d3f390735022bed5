/** A draft as saved on the server. */
export interface Saved {
  readonly version: number;
  readonly saved_at: string;
}

/** A text that the server does not have yet, with the version of the draft that it is based on. */
export interface Kept<Content> {
  readonly version: number;
  readonly content: Content;
}

export type Saving =
  /** Nothing was typed since the draft was opened. */
  | { readonly kind: 'untouched' }
  | { readonly kind: 'typing' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'saved'; readonly at: string }
  /** The save failed for now and is retried automatically. */
  | { readonly kind: 'waiting' }
  | { readonly kind: 'refused'; readonly error: unknown };

export interface DraftState<Content, Answer extends Saved> {
  readonly content: Content;
  readonly saving: Saving;
  /** The server's answer to the last save; undefined before the first one. */
  readonly saved: Answer | undefined;
  /** A newer text that was saved elsewhere meanwhile: the person decides which one to keep. */
  readonly newer: Answer | undefined;
  /** The text that was not kept. It can be read until the page is left. */
  readonly other: Content | undefined;
}
