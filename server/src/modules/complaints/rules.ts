import { later } from '../../platform/time.ts';
import type { ComplaintRow } from './store.ts';

/** Since when a complaint waits: from when it was written, or written to again. Null when it is resolved. Pure. */
export function waitingSince({ status, created_at, reopened_at }: ComplaintRow): Date | null {
  return status === 'resolved' ? null : (reopened_at ?? created_at);
}

/** By when it should be answered if it may wait so many milliseconds; null when it is resolved. Pure. */
export function dueAt(row: ComplaintRow, term: number): Date | null {
  const since = waitingSince(row);
  return since === null ? null : later(since, term);
}
