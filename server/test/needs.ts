import { appendFileSync } from 'node:fs';
import { expect } from 'vitest';
import { relayProgram } from './relay/coturn.ts';

/** What some suites need besides the npm packages, and the reason they are skipped without it. */
const NEEDS = {
  coturn: { there: () => relayProgram() !== undefined, lack: 'coturn (turnserver) is not installed' },
  'second-postgres': {
    there: () => process.env['SECOND_POSTGRES_BIN'] !== undefined,
    lack: 'no second PostgreSQL is named in SECOND_POSTGRES_BIN',
  },
  root: { there: () => process.getuid?.() === 0, lack: 'the tests do not run as root' },
} as const;

/**
 * Returns whether this machine lacks what a suite needs, for `describe.skipIf`. Writes the reason into the summary of
 * `npm test`, which accepts no skipped test without one. With `TABIBU_EVERY_PROGRAM` set, as in CI, it throws instead.
 */
export function lacks(need: keyof typeof NEEDS): boolean {
  const { there, lack } = NEEDS[need];
  if (there()) return false;
  if (process.env['TABIBU_EVERY_PROGRAM'] !== undefined)
    throw new Error(`${lack}, and TABIBU_EVERY_PROGRAM says that no suite may be skipped`);
  console.warn(`SKIPPED: ${lack}.`);
  const report = process.env['TABIBU_SKIP_REPORT'];
  if (report !== undefined)
    appendFileSync(report, `${JSON.stringify({ file: expect.getState().testPath, reason: lack })}\n`);
  return true;
}
