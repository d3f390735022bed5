import type { Page, Request } from 'playwright-core';

const QUIET = 150;

/**
 * Watches the requests of a page. The returned function waits until the page is hydrated and has made no request for
 * 150 ms; the live connection does not count. Throws after 20 s.
 */
export function settling(page: Page): () => Promise<void> {
  const running = new Set<Request>();
  let last = 0;
  const ended = (request: Request) => {
    running.delete(request);
    last = performance.now();
  };
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/events')) running.add(request);
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
