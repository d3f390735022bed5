import type { ProblemCode } from '@tabibu/contract/problems';

/**
 * A refusal that the product expects. The code that refuses throws it; the HTTP layer words it in the caller's language
 * (RFC 9457). `params` fill the placeholders of the sentence and are part of the response, so they must hold nothing
 * personal.
 */
export class Problem extends Error {
  readonly code: ProblemCode;
  readonly params: Readonly<Record<string, unknown>>;
  /** Seconds for the `Retry-After` header. */
  readonly retryAfter: number | undefined;

  constructor(code: ProblemCode, params: Record<string, unknown> = {}, retryAfter?: number) {
    super(code);
    this.name = 'Problem';
    this.code = code;
    this.params = params;
    this.retryAfter = retryAfter;
  }
}
