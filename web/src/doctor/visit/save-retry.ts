import { ApiProblem } from '../../api/client.ts';
import { isFinalAnswer } from '../../api/idempotent-send.ts';

const RETRIES = [3_000, 10_000, 30_000] as const;

/** True if the server refused the text itself; the same save is then not retried. */
export function isRefusal(error: unknown): boolean {
  return isFinalAnswer(error) && !isLater(error);
}

/**
 * Milliseconds before a failed save is retried. The pause grows with the number of `failures` and is never shorter than
 * the server asked for.
 */
export function pauseBeforeRetry(error: unknown, failures: number): number {
  return Math.max(RETRIES[Math.min(failures, RETRIES.length - 1)]!, askedPause(error));
}

/** True for too many requests, a request timeout, or an error page of a proxy: the text itself was not refused. */
function isLater(error: unknown): boolean {
  return (
    error instanceof ApiProblem && (error.status === 429 || error.status === 408 || error.code === 'internal-error')
  );
}

/** Milliseconds that the server asked to wait; 0 if it did not. */
function askedPause(error: unknown): number {
  const seconds = error instanceof ApiProblem ? Number(error.params['seconds'] ?? 0) : 0;
  return Number.isFinite(seconds) ? seconds * 1_000 : 0;
}
