/** A language model that words an answer. No method throws because of the model: every outcome is a value. */
export interface TextModel {
  /** What people read of whom their text goes to. */
  readonly party: string;
  readonly sandbox: boolean;
  /** Asks once, without trying again. */
  ask(request: ModelRequest): Promise<ModelAnswer>;
}

export interface ModelRequest {
  /** Our fixed instructions, the same for everybody. */
  readonly instructions: string;
  readonly text: string;
  /** How long the answer may be at most, in tokens of the model. */
  readonly mostTokens: number;
}

type ModelFault =
  | 'paused'
  | 'timeout'
  | 'transport'
  | 'redirect'
  | 'too-large'
  | 'busy'
  | 'credentials'
  | 'http-error'
  | 'wrong-shape'
  /** The model began and did not end, or its provider held the answer back. */
  | 'blocked'
  | 'empty';

export type ModelAnswer =
  /** `tokens` counts both ways; null where the provider does not say. */
  | { readonly kind: 'answered'; readonly text: string; readonly tokens: number | null }
  | { readonly kind: 'failed'; readonly why: ModelFault };
