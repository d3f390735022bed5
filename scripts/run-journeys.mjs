// Starts Playwright's test runner for journeys.
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium, ensureHeadlessShell } from './find-chromium.mjs';
import { REQUESTS } from './journeys-reached.mjs';
import { productNode, root, run } from './terminal.mjs';

/** Returns the browsers that journeys need, as environment variables. */
export async function findBrowsers() {
  const chromium = await ensureChromium();
  const shell = await ensureHeadlessShell();
  return { CHROME_PATH: chromium, ...(shell ? { HEADLESS_SHELL_PATH: shell } : {}) };
}

/**
 * Runs journeys with these arguments of Playwright and writes its report to a file, and the requests of their pages to
 * `REQUESTS`. Node reads their TypeScript itself: the runner's own compiler would take longer and is switched off.
 * Resolves with the exit code.
 */
export function runJourneys(args, { env, report, reporter = 'list', ...options }) {
  const command = [join(root, 'node_modules/@playwright/test/cli.js'), 'test', `--reporter=${reporter},json`, ...args];
  rmSync(REQUESTS, { recursive: true, force: true });
  mkdirSync(REQUESTS, { recursive: true });
  return run(productNode(), command, {
    ...options,
    env: { ...env, PW_DISABLE_TS_ESM: '1', PLAYWRIGHT_JSON_OUTPUT_FILE: report, TABIBU_REQUESTS: REQUESTS },
  });
}
