import type { ProblemCode } from '@tabibu/contract/problems';

/**
 * An expected refusal. Verbs throw it once; the HTTP layer words it in the caller's language (RFC 9457).
 * `params` fill the sentence and are sent along; nothing personal belongs in them.
 */
export class Problem extends Error {
  readonly code: ProblemCode;
  readonly params: Readonly<Record<string, unknown>>;
  /** Seconds for `Retry-After`. */
  readonly retryAfter: number | undefined;

  constructor(code: ProblemCode, params: Record<string, unknown> = {}, retryAfter?: number) {
    super(code);
    this.name = 'Problem';
    this.code = code;
    this.params = params;
    this.retryAfter = retryAfter;
  }
}
