import { QueryClient, queryOptions } from '@tanstack/react-query';
import { ApiProblem, dataOf } from './client.ts';
import type { Answer } from './client.ts';

/** How a path is read: over the network in the browser, inside the process when the server renders. */
export type ReadPath = (path: string, signal?: AbortSignal) => Promise<Answer<unknown>>;

/** First member of the key of lists that are read page after page; each page keeps the address of the next. */
export const PAGES = 'api-pages';

/** A GET of the API as a query. The path is the key, so the same path is never asked twice. Data is the envelope's `data`. */
export function apiQuery<Data>(path: string, freshForMs = 30_000) {
  return queryOptions<Data>({ queryKey: ['api', path], staleTime: freshForMs });
}

/** The cache of server answers; every query's function is "read the path in its key". */
export function createQueryClient(read: ReadPath): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: async ({ queryKey, signal }) => dataOf((await read(String(queryKey[1]), signal)).body),
        retry: (failures, error) => failures < 2 && error instanceof ApiProblem && (error.status === 0 || error.status >= 500),
        refetchOnWindowFocus: false,
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  });
  client.setQueryDefaults([PAGES], { queryFn: ({ pageParam, signal }) => read(String(pageParam), signal) });
  return client;
}
