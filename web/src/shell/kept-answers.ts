import type { KnownAnswers } from '../api/query.ts';
import { KEPT_AT, deviceNow } from '../api/device.ts';
import { PERSONAL_PATHS, PERSONAL_STORE, PUBLIC_STORE, isForEverybody } from './store-names.ts';

/**
 * Stores the answers that came inside the document in the service worker's caches, as if they had been fetched. The
 * next visit, or one without a network, can then use them. `made`: when the server gave them, in milliseconds.
 */
export async function keepAnswers(answers: KnownAnswers, made: number): Promise<void> {
  for (const [[kind, path], data] of answers) {
    if (kind !== 'api' || typeof path !== 'string') continue;
    const store = isForEverybody(path)
      ? PUBLIC_STORE
      : PERSONAL_PATHS.test(path.replace(/\?.*/, ''))
        ? PERSONAL_STORE
        : undefined;
    if (store) await (await caches.open(store)).put(path, answerOf(data, made));
  }
}

function answerOf(data: unknown, made: number): Response {
  const body = Array.isArray(data) ? data : { success: true, data };
  return new Response(JSON.stringify(body), {
    headers: {
      'content-type': 'application/json',
      date: new Date(made).toUTCString(),
      [KEPT_AT]: String(deviceNow()),
    },
  });
}
