import { FILE_STORE } from './store-names.ts';

/**
 * Installs the service worker and resolves when it is active; it takes charge of this page too, even if the page was
 * opened while the worker was activated. Call it after the first view, so that it does not compete with it.
 * `onRefreshed` gets the path of an answer that was shown from the cache and now has a newer version.
 */
export async function keepOffline(onRefreshed: (path: string) => void): Promise<void> {
  navigator.serviceWorker.addEventListener(
    'message',
    ({ data }: MessageEvent<{ refreshed?: string }>) => data.refreshed && onRefreshed(data.refreshed),
  );
  void navigator.serviceWorker.register(trusted('/sw.js') as string).catch(() => undefined);
  const { active } = await navigator.serviceWorker.ready;
  if (navigator.serviceWorker.controller === null) active?.postMessage(0, []);
}

/** The style sheets that the document has inline and names as files that it does not load. */
const inlineStyles = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][disabled]')].map(({ href }) => href);

/**
 * Adds the style sheets that the document has inline to the cache, so that neither the service worker nor `keepFiles`
 * loads them a second time. Call it before the service worker is installed.
 */
export async function keepStyles(): Promise<void> {
  const addresses = inlineStyles();
  // The server writes the files one after the other, and a built style sheet is one line.
  const sheets = document.querySelector('head > style')?.textContent?.match(/.+\n/g) ?? [];
  if (sheets.length !== addresses.length) return;
  const files = await caches.open(FILE_STORE);
  const headers = { 'content-type': 'text/css; charset=utf-8' };
  await Promise.all(addresses.map((address, place) => files.put(address, new Response(sheets[place], { headers }))));
}

/**
 * Adds the scripts and styles that this page loaded before the service worker was active to the cache. The styles were
 * inline in the document and are also needed as files.
 */
export async function keepFiles(): Promise<void> {
  const files = await caches.open(FILE_STORE);
  const styles = inlineStyles();
  const loaded = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${location.origin}/assets/`));
  for (const address of new Set([...styles, ...loaded])) {
    if (!(await files.match(address))) await files.add(address).catch(() => undefined);
  }
}

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL(url: string): unknown };
}

/** Returns the only script address that is created from a string. The page's policy allows no other (V-06). */
function trusted(url: '/sw.js'): unknown {
  const types = (window as { trustedTypes?: TrustedTypes }).trustedTypes;
  if (!types) return url;
  return types
    .createPolicy('tabibu-service-worker', { createScriptURL: (asked) => (asked === '/sw.js' ? asked : '') })
    .createScriptURL(url);
}
