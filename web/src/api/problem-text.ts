import type { SentenceKey } from '../shell/catalogues.ts';
import { ApiProblem } from './client.ts';

/**
 * What to tell the person about a refusal: the server's own sentence, already in their language; the sentence for a lost
 * connection; else `fallback`, by default 'An error occurred' (PAT-PAY-20).
 */
export function problemText(error: unknown, t: (key: SentenceKey) => string, fallback: SentenceKey = 'payment.error'): string {
  if (error instanceof ApiProblem) {
    if (error.code === 'offline') return t('problem.offline');
    if (error.detail) return error.detail;
  }
  return t(fallback);
}

/** True when the refusal has this code. */
export function isProblem(error: unknown, code: ApiProblem['code']): error is ApiProblem {
  return error instanceof ApiProblem && error.code === code;
}

/** The free times that the server offers in place of a taken one: ISO instants, nearest first (C26). */
export function nearestTimes(error: unknown): string[] {
  if (!isProblem(error, 'slot-taken')) return [];
  const nearest = error.params['nearest'];
  return Array.isArray(nearest) ? nearest.filter((at): at is string => typeof at === 'string').slice(0, 3) : [];
}
