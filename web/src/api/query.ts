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
        // The server answers with what it has; only a browser on a bad network asks again.
        retry: (failures, error) => typeof window !== 'undefined' && failures < 2 && error instanceof ApiProblem && (error.status === 0 || error.status >= 500),
        // The server's refusals are drawn as they came; `askRefusedAgain` lets later screens ask again.
        retryOnMount: false,
        refetchOnWindowFocus: false,
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  });
  client.setQueryDefaults([PAGES], { queryFn: ({ pageParam, signal }) => read(String(pageParam), signal) });
  return client;
}

/** What the cache knows, as pairs of key and data: written into the document by the server … */
export type KnownAnswers = readonly (readonly [readonly unknown[], unknown])[];

/** The successful answers of a cache. */
export function knownAnswers(client: QueryClient): KnownAnswers {
  return client.getQueryCache().getAll().filter((query) => query.state.status === 'success').map((query) => [query.queryKey, query.state.data] as const);
}

/** What the server refused, as pairs of key and refusal: the browser's first drawing then is the server's. */
export type KnownRefusals = readonly (readonly [readonly unknown[], Pick<ApiProblem, 'code' | 'status' | 'params' | 'detail'>])[];

/** The refusals of a cache. */
export function knownRefusals(client: QueryClient): KnownRefusals {
  return client.getQueryCache().getAll().flatMap(({ queryKey, state: { error } }) =>
    (error instanceof ApiProblem ? [[queryKey, { code: error.code, status: error.status, params: error.params, detail: error.detail }] as const] : []));
}

/** … and put into the browser's cache before the first render. */
export function rememberAnswers(client: QueryClient, answers: KnownAnswers, refusals: KnownRefusals): void {
  for (const [key, data] of answers) client.setQueryData(key, data);
  for (const [queryKey, { code, status, params, detail }] of refusals) {
    client.getQueryCache().build(client, { queryKey }).setState({ status: 'error', error: new ApiProblem(code, status, params, detail), fetchStatus: 'idle' });
  }
}

/** From now on a screen that comes back to a refused question asks it again. */
export function askRefusedAgain(client: QueryClient): void {
  const { queries } = client.getDefaultOptions();
  client.setDefaultOptions({ queries: { ...queries, retryOnMount: true } });
}
