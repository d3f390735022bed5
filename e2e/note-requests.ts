import { appendFileSync } from 'node:fs';
import type { BrowserContext } from 'playwright-core';

/**
 * Writes down when the pages of a context call the API or load a script, in a file of the folder that
 * `scripts/run-journeys.mjs` names, if it names one. `npm test -- --changed` reads there which journeys a change can
 * reach.
 */
export function noteRequests(context: BrowserContext): void {
  const folder = process.env['TABIBU_REQUESTS'];
  if (folder === undefined) return;
  const file = `${folder}/${process.env['TEST_WORKER_INDEX']}.txt`;
  context.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/api\/|\.js$/.test(pathname)) appendFileSync(file, `${Date.now()} ${request.method()} ${pathname}\n`);
  });
}
