import { defineConfig } from 'vitest/config';
import { BaseSequencer } from 'vitest/node';
import type { TestSpecification } from 'vitest/node';
import { PATIENCE as LONGEST_WAIT } from './server/test/slow-machines.ts';

/** It changes the sources: nothing that reads them may run beside it. */
const DEV_LOOP = 'e2e/faults/dev-loop.test.ts';

/** Faults that measure milliseconds or fill both processors: only what gives way may run beside them. */
const NEED_THE_MACHINE = [
  'e2e/faults/call-on-a-bad-network.test.ts',
  'e2e/faults/call-without-datagrams.test.ts',
  'server/test/faults/kill-app.test.ts',
  'server/test/faults/kill-postgres.test.ts',
  'server/test/faults/rolling-restart.test.ts',
  'server/test/faults/two-nodes.test.ts',
];

/** The files that take longest. They begin first, so that no worker is left alone with one at the end. */
const LONGEST = [
  'call-in-a-long-blackout.test.ts',
  'kill-payout.test.ts',
  'market.test.ts',
  'fuzz.test.ts',
  'many-reminders.test.ts',
  'object-replay.test.ts',
  'answers.test.ts',
  'call-socket.test.ts',
];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => LONGEST.findIndex((name) => moduleId.endsWith(`/${name}`));
    const known = files.filter((file) => place(file) >= 0).sort((one, other) => place(one) - place(other));
    return [...known, ...(await super.sort(files)).filter((file) => place(file) < 0)];
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          include: ['web/**/*.test.{ts,tsx}'],
          // The people of the tests hold a phone of their country.
          env: { TZ: 'Africa/Dar_es_Salaam' },
          setupFiles: ['web/src/testing/hand-in.ts'],
          // A test reads a style as text; for all others it is empty.
          css: { include: [/\.css\?raw$/] },
          // As many as the integration tests, because projects run side by side only then.
          maxWorkers: 3,
          testTimeout: 60_000,
          expect: { poll: { timeout: LONGEST_WAIT } },
        },
      },
      {
        test: {
          name: 'contract',
          include: ['{contract,locales,medicines}/**/*.test.ts'],
          // As for the integration tests: loading the engine for each file took two thirds of the time.
          isolate: false,
          setupFiles: ['contract/testing/load-engine.ts'],
          env: { TZ: 'Africa/Dar_es_Salaam' },
          maxWorkers: 3,
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'integration',
          include: ['{sandbox,server,scripts,bench}/**/*.test.ts'],
          exclude: ['**/node_modules/**', 'server/test/faults/**'],
          globalSetup: ['server/test/start-test-cluster.ts'],
          // The files of a worker share the loaded modules: the server keeps no state in them, and loading it for each
          // file takes a third of the time (docs/decisions/0029-tests-as-a-budget.md).
          isolate: false,
          // A third of the time goes into waiting for the database: two workers would leave processors idle.
          maxWorkers: 3,
          testTimeout: 60_000,
          hookTimeout: 180_000,
          expect: { poll: { timeout: LONGEST_WAIT } },
        },
      },
      {
        test: {
          // Whole processes are started and killed, each file on a database of its own, and calls wait for a network:
          // mostly waiting, so two files run side by side.
          name: 'faults',
          include: ['{server/test,e2e}/faults/**/*.test.ts'],
          exclude: [...NEED_THE_MACHINE, DEV_LOOP],
          globalSetup: ['server/test/start-test-cluster.ts'],
          maxWorkers: 2,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          // One file at a time. The tests of screens and the contract run beside them, but give way
          // (`scripts/test.mjs`).
          name: 'faults-alone',
          include: NEED_THE_MACHINE,
          globalSetup: ['server/test/start-test-cluster.ts'],
          fileParallelism: false,
          maxWorkers: 1,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      { test: { name: 'dev-loop', include: [DEV_LOOP], hookTimeout: 60_000 } },
    ],
  },
});
