import { DAY, later } from '../../platform/time.ts';
import type { ComplaintRow } from './store.ts';

/** How long a complaint may wait for an answer, in milliseconds. */
export const ANSWER_TERM = 2 * DAY;

/** Since when a complaint waits: from when it was written, or written to again. Null when it is resolved. Pure. */
export function waitingSince({ status, created_at, reopened_at }: ComplaintRow): Date | null {
  return status === 'resolved' ? null : (reopened_at ?? created_at);
}

/** By when it should be answered; null when it is resolved. Pure. */
export function dueAt(row: ComplaintRow): Date | null {
  const since = waitingSince(row);
  return since === null ? null : later(since, ANSWER_TERM);
}
