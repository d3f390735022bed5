import type { Page } from 'playwright-core';

/** One item that a browser stores for a site, and the kind of storage. */
export interface Kept {
  readonly where: string;
  readonly text: string;
}

/**
 * Returns everything that the browser stores for the site of the page: every kind of storage, the cookies that scripts
 * can read, and cached responses.
 */
export function readStorage(page: Page): Promise<Kept[]> {
  return page.evaluate(async () => {
    const kept: { where: string; text: string }[] = [
      { where: 'cookie', text: document.cookie },
      { where: 'window.name', text: window.name },
      { where: 'history.state', text: JSON.stringify(history.state) },
    ];
    for (const [where, storage] of [
      ['localStorage', localStorage],
      ['sessionStorage', sessionStorage],
    ] as const) {
      for (const key of Object.keys(storage))
        kept.push({ where: `${where} ${key}`, text: `${key}=${storage.getItem(key)}` });
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        kept.push({ where: `cache ${name}`, text: `${request.url} ${await (await cache.match(request))!.text()}` });
    }
    for (const { name } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name!);
        opening.addEventListener('success', () => resolve(opening.result));
        opening.addEventListener('error', () => reject(new Error('not opened')));
      });
      for (const store of database.objectStoreNames) {
        const rows = await new Promise<unknown>((resolve) => {
          const asking = database.transaction(store).objectStore(store).getAll();
          asking.addEventListener('success', () => resolve(asking.result));
        });
        kept.push({ where: `indexedDB ${name} ${store}`, text: JSON.stringify(rows) });
      }
      database.close();
    }
    return kept;
  });
}
