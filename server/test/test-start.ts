import { HOUR } from '../src/platform/time.ts';

/**
 * The time at which the clock of a test starts unless it needs another: a Friday at eight in the morning in Tanzania.
 * No test depends on the hour or the weekday of its run. It lies far ahead of the database's own clock. A job that
 * waits for the test's clock would otherwise become due by the database's.
 */
export const TEST_START = new Date('2038-01-15T05:00:00Z');

/**
 * Returns a start for tests with a browser, which shows times by its own clock: an hour ahead of the present time.
 */
export function soon(): Date {
  return new Date(Date.now() + HOUR);
}
