import type { Page, Request } from 'playwright-core';

const QUIET = 150;

/** Watches a page's requests; the answer waits until the page is alive and has asked for nothing for a moment. The live connection never ends and does not count. */
export function settling(page: Page): () => Promise<void> {
  const running = new Set<Request>();
  let last = 0;
  const ended = (request: Request) => {
    running.delete(request);
    last = performance.now();
  };
  page.on('request', (request) => { if (!request.url().endsWith('/api/events')) running.add(request); });
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
  return async () => {
    await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
    last = Math.max(last, performance.now());
    const end = performance.now() + 20_000;
    while (running.size > 0 || performance.now() - last < QUIET) {
      if (performance.now() > end) throw new Error(`still waiting for ${[...running].map((request) => request.url()).join(', ')}`);
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
  };
}
