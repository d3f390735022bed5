import type { Page, Request } from 'playwright-core';
import { within } from './within.ts';

/** The longest that a page may go on working until it is asked again whether anything loads, in ms. */
const BUSY = 150;

/** The live connection, and what a step that waits for a code asks the sandbox every second. */
const AGAIN_AND_AGAIN = /\/api\/events$|\/sandbox\/outbox\?/;

/**
 * Watches the requests of a page. The returned function waits until the page is hydrated, has drawn what it knows, has
 * nothing more to do, and no request runs or has begun meanwhile, apart from those that never come to an end. Throws
 * after 20 s.
 */
export function settling(page: Page): () => Promise<void> {
  const running = new Set<Request>();
  let begun = 0;
  const ended = (request: Request) => {
    running.delete(request);
  };
  page.on('request', (request) => {
    if (AGAIN_AND_AGAIN.test(request.url())) return;
    begun += 1;
    running.add(request);
  });
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
  return async () => {
    // By the clock, as in `switch-language.ts`.
    await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0, undefined, { polling: 25 });
    const end = performance.now() + 20_000;
    // What came last may make the page ask for more once it is drawn, so it has to be at rest twice.
    for (let restful = 0; restful < 2;) {
      if (performance.now() > end)
        throw new Error(`still waiting for ${[...running].map((request) => request.url()).join(', ')}`);
      const before = begun;
      await within('be idle', rest(page));
      const isQuiet = running.size === 0 && begun === before;
      restful = isQuiet ? restful + 1 : 0;
      if (!isQuiet) await new Promise((resolve) => setTimeout(resolve, 25));
    }
  };
}

/** Waits until the page has drawn a frame and is idle. A headless browser can stop to draw, so not for ever. */
const rest = (page: Page) =>
  page.evaluate(
    (longest) =>
      new Promise<void>((done) => {
        setTimeout(done, longest);
        requestAnimationFrame(() => {
          requestIdleCallback(() => {
            done();
          });
        });
      }),
    BUSY,
  );
