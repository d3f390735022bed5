import type { Page } from 'playwright-core';

const SAY_OFFLINE = `
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
  addEventListener('online', (event) => { if (!navigator.onLine) event.stopImmediatePropagation(); }, true);
`;

/**
 * Cuts the network of a page and returns a function that restores it. Chromium cuts it for the developer tools of a
 * document, and these leave a document while it is reloaded or left: its last moments have a network. It hears `online`
 * then (in 4 of 60 reloads), and what it sends arrives. So no document hears that event before the network is restored;
 * only what a document sends by itself at the very moment of its end can still arrive. In a document from the service
 * worker, Chromium 150 reports `navigator.onLine` as true although the network is cut, and fires no `online` event when
 * it is restored. So every document says itself that it has none, and hears the event from here.
 */
export async function cutNetwork(page: Page): Promise<() => Promise<void>> {
  const context = page.context();
  const session = await context.newCDPSession(page);
  await session.send('Page.enable');
  const { identifier } = await session.send('Page.addScriptToEvaluateOnNewDocument', { source: SAY_OFFLINE });
  await context.setOffline(true);
  await page.evaluate(SAY_OFFLINE);
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
