import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { notifyManager, useQueryClient } from '@tanstack/react-query';
import type { Query, QueryClient } from '@tanstack/react-query';
import { ApiProblem } from '../../api/client.ts';
import { doctorEmergenciesQuery } from '../../api/emergencies.ts';

/** Where the browser does not notice that the network is back. */
const ASK_AGAIN = 15_000;
const EMERGENCIES = String(doctorEmergenciesQuery().queryKey[1]);

/**
 * Asks by itself again for what could not be asked: everything as soon as the browser says that the network is back, and what is shown and may
 * be old every quarter of a minute. A refusal of the server is an answer and is not asked about again.
 */
export function useAskingAgain(): void {
  const client = useQueryClient();
  useEffect(() => {
    const again = (predicate: (query: Query) => boolean) => void client.refetchQueries({ type: 'active', predicate }, { cancelRefetch: false });
    const whenBack = () => again(({ state }) => state.status === 'error');
    const timer = setInterval(() => again((query) => isOld(query) && isSilence(query.state.error)), ASK_AGAIN);
    addEventListener('online', whenBack);
    return () => {
      clearInterval(timer);
      removeEventListener('online', whenBack);
    };
  }, [client]);
}

/** True while something on the page could not be asked for again, so that what is shown of it may be old. */
export function useMayBeOld(): boolean {
  const client = useQueryClient();
  const watch = useCallback((changed: () => void) => client.getQueryCache().subscribe(notifyManager.batchCalls(changed)), [client]);
  return useSyncExternalStore(watch, () => hasOld(client), () => false);
}

function hasOld(client: QueryClient): boolean {
  return client.getQueryCache().findAll({ type: 'active' }).some(isOld);
}

/** Emergencies have a sentence of their own, and go on asking by themselves. */
function isOld({ queryKey, state }: Query): boolean {
  return state.status === 'error' && state.data !== undefined && queryKey[0] === 'api' && queryKey[1] !== EMERGENCIES;
}

function isSilence(error: unknown): boolean {
  return error instanceof ApiProblem && (error.status === 0 || error.status >= 500);
}
