import type { Page } from 'playwright-core';

const SAY_OFFLINE = "Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false })";

/**
 * Cuts the network of a page and returns a function that restores it. In a document from the service worker, Chromium
 * 150 reports `navigator.onLine` as true although the network is cut, and fires no `online` event when it is restored.
 * So every new document gets a script that overrides `onLine`, and the event is dispatched here.
 */
export async function cutNetwork(page: Page): Promise<() => Promise<void>> {
  const context = page.context();
  const session = await context.newCDPSession(page);
  await session.send('Page.enable');
  const { identifier } = await session.send('Page.addScriptToEvaluateOnNewDocument', { source: SAY_OFFLINE });
  await context.setOffline(true);
  return async () => {
    await session.send('Page.removeScriptToEvaluateOnNewDocument', { identifier });
    await session.detach();
    await context.setOffline(false);
    await page.evaluate(() => {
      if (!Reflect.deleteProperty(navigator, 'onLine')) throw new Error('the page stays without a network');
      dispatchEvent(new Event('online'));
    });
  };
}
