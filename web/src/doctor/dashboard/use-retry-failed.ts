import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { notifyManager, useQueryClient } from '@tanstack/react-query';
import type { Query, QueryClient } from '@tanstack/react-query';
import { ApiProblem } from '../../api/client.ts';
import { doctorEmergenciesQuery } from '../../api/emergencies.ts';

/** The pause between retries, in milliseconds: a browser does not always notice that the network is back. */
const ASK_AGAIN = 15_000;
const EMERGENCIES = String(doctorEmergenciesQuery().queryKey[1]);

/**
 * Retries requests that got no answer or a server error; a refusal (4xx) is not retried. When the browser reports that
 * the network is back, it retries all of them, and every 15 s those whose old data is on the screen.
 */
export function useRetryFailed(): void {
  const client = useQueryClient();
  useEffect(() => {
    const again = (predicate: (query: Query) => boolean) =>
      void client.refetchQueries({ type: 'active', predicate }, { cancelRefetch: false });
    const whenBack = () => again(({ state }) => state.status === 'error' && isNoAnswer(state.error));
    const timer = setInterval(() => again((query) => isOld(query) && isNoAnswer(query.state.error)), ASK_AGAIN);
    addEventListener('online', whenBack);
    return () => {
      clearInterval(timer);
      removeEventListener('online', whenBack);
    };
  }, [client]);
}

/** True while a reload of something on the page has failed, so that the page may show old data. */
export function useHasStaleData(): boolean {
  const client = useQueryClient();
  const watch = useCallback(
    (changed: () => void) => client.getQueryCache().subscribe(notifyManager.batchCalls(changed)),
    [client],
  );
  return useSyncExternalStore(
    watch,
    () => hasOld(client),
    () => false,
  );
}

function hasOld(client: QueryClient): boolean {
  return client.getQueryCache().findAll({ type: 'active' }).some(isOld);
}

/**
 * True for a query whose reload failed and whose old data is shown. Emergencies are excluded: they have a notice of
 * their own and poll anyway.
 */
function isOld({ queryKey, state }: Query): boolean {
  return state.status === 'error' && state.data !== undefined && queryKey[0] === 'api' && queryKey[1] !== EMERGENCIES;
}

function isNoAnswer(error: unknown): boolean {
  return error instanceof ApiProblem && (error.status === 0 || error.status >= 500);
}
