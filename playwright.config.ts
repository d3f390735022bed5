import { defineConfig } from '@playwright/test';
import { PATIENCE } from './e2e/patience.ts';

/** The files that take longest. They begin first, so that no worker is left alone with one at the end. */
const LONGEST = [
  'every-screen-of-people',
  'every-screen-of-visitors',
  'console-text',
  'emergency',
  'call-controls',
  'security-errors',
  'first-launch',
  'call',
].map((name) => `**/${name}.spec.ts`);

export default defineConfig({
  testDir: 'e2e',
  outputDir: '.cache/journeys',
  globalSetup: ['./e2e/start-product.ts', './server/test/start-test-cluster.ts'],
  // A browser waits as often as it computes.
  workers: 3,
  // Nothing is tried twice (docs/decisions/0029-tests-as-a-budget.md).
  retries: 0,
  timeout: 300_000,
  expect: { timeout: PATIENCE },
  use: {
    // The sources are in the checkout, and the film of snapshots shows what pictures would: those cost a tenth more.
    trace: { mode: 'retain-on-failure', sources: false, screenshots: false },
    actionTimeout: PATIENCE,
    navigationTimeout: PATIENCE,
  },
  reportSlowTests: null,
  projects: [
    { name: 'longest', testMatch: LONGEST },
    { name: 'journeys', testMatch: '**/*.spec.ts', testIgnore: LONGEST },
  ],
});
