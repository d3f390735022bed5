import type { SentenceKey } from '../sentence-key.ts';
import type { ApiCall } from '@tabibu/contract/api-calls';
import { ApiProblem } from '../client.ts';
import type { RefusalOf } from '../client.ts';

/**
 * Returns the sentence to show for an error: the server's own sentence, the sentence for a lost connection, or
 * `fallback`, by default 'An error occurred' (PAT-PAY-20).
 */
export function problemText(
  error: unknown,
  t: (key: SentenceKey) => string,
  fallback: SentenceKey = 'payment.error',
): string {
  if (error instanceof ApiProblem) {
    if (error.code === 'offline') return t('problem.offline');
    if (error.detail) return error.detail;
  }
  return t(fallback);
}

/**
 * Returns whether the error is a refusal with this code. Name the refused call, so that only codes that its endpoint
 * declares compile: `isProblem<'POST /api/bookings'>(error, 'slot-taken')`. Codes that every call can answer need no
 * name: `isProblem(error, 'not-signed-in')`.
 */
export function isProblem<Call extends ApiCall = never>(error: unknown, code: RefusalOf<Call>): error is ApiProblem {
  return error instanceof ApiProblem && error.code === code;
}

/** Returns the code of a refusal of this call, undefined for any other error. */
export function codeOf<Call extends ApiCall>(error: unknown): RefusalOf<Call> | undefined {
  return error instanceof ApiProblem ? (error.code as RefusalOf<Call>) : undefined;
}
