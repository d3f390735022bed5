import type { Page, Request } from 'playwright-core';

const QUIET = 150;

/** The live connection, and what a step that waits for a code asks the sandbox every second. */
const AGAIN_AND_AGAIN = /\/api\/events$|\/sandbox\/outbox\?/;

/**
 * Watches the requests of a page. The returned function waits until the page is hydrated and has made no request for
 * 150 ms, apart from those that never come to an end. Throws after 20 s.
 */
export function settling(page: Page): () => Promise<void> {
  const running = new Set<Request>();
  let last = 0;
  const ended = (request: Request) => {
    if (running.delete(request)) last = performance.now();
  };
  page.on('request', (request) => {
    if (!AGAIN_AND_AGAIN.test(request.url())) running.add(request);
  });
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
  return async () => {
    await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
    last = Math.max(last, performance.now());
    const end = performance.now() + 20_000;
    while (running.size > 0 || performance.now() - last < QUIET) {
      if (performance.now() > end)
        throw new Error(`still waiting for ${[...running].map((request) => request.url()).join(', ')}`);
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
  };
}
