import type { Query, QueryClient } from '@tanstack/react-query';
import { ApiProblem } from '../api/client.ts';
import { waitBefore } from './use-retry.ts';

/**
 * Refetches failed queries that a visible screen needs: at once when the browser is online again, and after increasing
 * waits. Only network failures and server errors are retried, not refusals.
 */
export function retryFailed(client: QueryClient, browser: Pick<EventTarget, 'addEventListener'> = window): void {
  const cache = client.getQueryCache();
  let tried = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const again = () => {
    clearTimeout(timer);
    timer = undefined;
    const failed = cache.findAll({ type: 'active', predicate: hasFailed });
    if (failed.length === 0) return;
    tried += 1;
    for (const { queryKey } of failed) void client.refetchQueries({ queryKey, exact: true, type: 'active' });
  };
  cache.subscribe((event) => {
    if (event.type !== 'updated') return;
    if (event.action.type === 'success') tried = 0;
    if (event.action.type === 'error' && hasFailed(event.query as Query))
      timer ??= setTimeout(again, waitBefore(tried));
  });
  browser.addEventListener('online', again);
  timer = setTimeout(again, waitBefore(0));
}

function hasFailed({ state: { error, fetchStatus } }: Query): boolean {
  return error instanceof ApiProblem && (error.status === 0 || error.status >= 500) && fetchStatus === 'idle';
}
