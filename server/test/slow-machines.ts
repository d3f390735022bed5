import { setTimeout as pause } from 'node:timers/promises';
import type { PoolConfig } from 'pg';
import { SECOND } from '../src/platform/time.ts';

/**
 * How many milliseconds a test waits for what it expects. Long enough for a machine that does four other things: a test
 * says what happens, not how fast (`bench/` measures that).
 */
export const PATIENCE = 30 * SECOND;

/** Repeats the check until it returns a truthy value, and returns that. Throws after `PATIENCE`. */
export async function eventually<T>(
  check: () => T | null | undefined | false | Promise<T | null | undefined | false>,
): Promise<T> {
  for (const end = performance.now() + PATIENCE; ; await pause(10)) {
    const found = await check();
    if (found) return found;
    if (performance.now() > end) throw new Error(`it did not happen within ${PATIENCE / SECOND} seconds`);
  }
}

/**
 * Limits with which a hundred requests at once all get their turn on a busy machine. With those of production some are
 * asked to come again.
 */
export const LONG_DATABASE_WAITS: PoolConfig = {
  connectionTimeoutMillis: 30 * SECOND,
  statement_timeout: 30 * SECOND,
  lock_timeout: 20 * SECOND,
};
