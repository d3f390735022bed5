import type { KnownAnswers } from '../api/query.ts';
import { keepAnswers } from './kept-answers.ts';
import { FILE_STORE } from './store-names.ts';

/**
 * Installs the service worker. Call it after the first view is done, so that it never competes with it. `onRefreshed` hears the path of an
 * answer that was shown from the store and has a newer one now; `answers` gives those that came before the worker did, the oldest `made` at that time.
 */
export function keepOffline(onRefreshed: (path: string) => void, answers: () => KnownAnswers, made: number): void {
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<{ refreshed?: string }>) => data.refreshed && onRefreshed(data.refreshed));
  void navigator.serviceWorker.ready.then(() => Promise.all([keepFiles(), keepAnswers(answers(), made)]));
  void navigator.serviceWorker.register(trusted('/sw.js') as string).catch(() => undefined);
}

/** What this page loaded before the worker was there, from the browser's own cache; its styles came inside the document and are needed as files. */
async function keepFiles(): Promise<void> {
  const files = await caches.open(FILE_STORE);
  const styles = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][disabled]')].map(({ href }) => href);
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name).filter((name) => name.startsWith(`${location.origin}/assets/`));
  for (const address of new Set([...styles, ...loaded])) {
    if (!(await files.match(address))) await files.add(address).catch(() => undefined);
  }
}

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL: (url: string) => string }): { createScriptURL(url: string): unknown };
}

/** The one script address that is made from text; the page's policy allows no other (V-06). */
function trusted(url: '/sw.js'): unknown {
  const types = (window as { trustedTypes?: TrustedTypes }).trustedTypes;
  if (!types) return url;
  return types.createPolicy('tabibu-service-worker', { createScriptURL: (asked) => (asked === '/sw.js' ? asked : '') }).createScriptURL(url);
}
