import { existsSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

const journeyStart = 'e2e/start-product.ts';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{contract,locales,sandbox,server,web,scripts}/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', 'server/test/faults/**'],
          globalSetup: ['server/test/start-test-cluster.ts'],
          // Most of the time goes into waiting for the database: one worker would leave a processor idle.
          maxWorkers: 2,
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          // Whole processes are started and killed, and networks made bad: one file at a time has the machine for itself.
          name: 'faults',
          include: ['{server/test,e2e}/faults/**/*.test.ts'],
          globalSetup: ['server/test/start-test-cluster.ts'],
          fileParallelism: false,
          maxWorkers: 1,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'journeys',
          include: ['e2e/**/*.spec.ts'],
          globalSetup: [...(existsSync(journeyStart) ? [journeyStart] : []), 'server/test/start-test-cluster.ts'],
          testTimeout: 90_000,
          hookTimeout: 120_000,
          // A browser on a busy machine may miss a beat once; a fault of the product fails twice.
          retry: 1,
          // A page that is busy for a second is not wrong yet.
          expect: { poll: { timeout: 5_000 } },
          // Journeys share one product and one machine: two browsers at a time are enough.
          maxWorkers: 2,
        },
      },
    ],
  },
});
