import { MINUTE } from './time.ts';

const FREE_FAILURES = 5;
const LONGEST_PAUSE = 15 * MINUTE;

/**
 * Returns how long somebody has to wait after wrong tries in a row: nothing before the fifth, then one minute, doubling
 * up to fifteen. In milliseconds.
 */
export function pauseAfter(failures: number): number {
  return failures < FREE_FAILURES ? 0 : Math.min(LONGEST_PAUSE, MINUTE * 2 ** Math.min(failures - FREE_FAILURES, 10));
}
