import { KEPT_DAYS } from '@tabibu/contract/privacy-entries';
import { DAY, HOUR, MINUTE } from '../../platform/time.ts';

/** How long an entry lasts. The privacy page names it. */
export const WAIT_LIFE = KEPT_DAYS.waitlist * DAY;
/** On how many wait lists a patient may be at the same time. */
export const MAX_PER_PATIENT = 10;
/** How long a patient who was told may choose before the next in line is told of the same half hour. */
export const HEAD_START = 30 * MINUTE;
/** How many patients are told at a time, however many half hours are free: more could not book at once. */
export const MAX_AT_ONCE = 50;
/** A message is not sent later than this, because the free times are probably taken by then. */
export const NOTIFY_WITHIN = 6 * HOUR;
/** How long an entry is kept after its patient was told; needed for `HEAD_START`. */
export const NOTIFIED_KEPT = DAY;

/**
 * Returns how many patients on the wait list are told now of `free` half hours: one for each, minus the patients who
 * were told in the last half hour and may still be choosing. Pure.
 */
export function countToNotify(free: number, toldLately: number): number {
  return Math.max(0, Math.min(free - toldLately, MAX_AT_ONCE));
}
