import { QueryClient, queryOptions } from '@tanstack/react-query';
import type { InferDataFromTag, QueryKey, Updater } from '@tanstack/react-query';
import type { CallInput, DataOf, ReadCall } from '@tabibu/contract/api-calls';
import { addressOf } from './address.ts';
import type { Arguments } from './address.ts';
import { ApiProblem, dataOf } from './client.ts';
import type { Answer } from './client.ts';

/** Reads a path of the API: over the network in the browser, in the same process when the server renders. */
export type ReadPath = (path: string, signal?: AbortSignal) => Promise<Answer<unknown>>;

/** First element of the query key of infinite lists. Each page contains the address of the next one. */
export const PAGES = 'api-pages';

/**
 * Returns a GET call as a query: `apiQuery('GET /api/me/devices', 0)`. Its data is fresh for `freshForMs` milliseconds.
 * The address is the query key, so equal addresses share one answer. The data is what `callApi` resolves with.
 */
export function apiQuery<Call extends ReadCall>(call: Call, freshForMs: number, ...input: Arguments<CallInput<Call>>) {
  return queryOptions<DataOf<Call>>({ queryKey: ['api', addressOf(call, ...input)], staleTime: freshForMs });
}

/** Creates the cache of API answers. The default function of every query reads the path in its key. */
export function createQueryClient(read: ReadPath): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: async ({ queryKey, signal }) => dataOf((await read(String(queryKey[1]), signal)).body),
        // Only the browser retries, because its network may be bad. The server renders with what it has.
        retry: (failures, error) =>
          typeof window !== 'undefined' &&
          failures < 2 &&
          error instanceof ApiProblem &&
          (error.status === 0 || error.status >= 500),
        // The first render shows the refusals that the server rendered; `refetchRefused` lets later screens ask again.
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

/** The successful answers of a cache as pairs of key and data. The server writes them into the document. */
export type KnownAnswers = readonly (readonly [readonly unknown[], unknown])[];

/** Returns the successful answers of a cache. */
export function knownAnswers(client: QueryClient): KnownAnswers {
  return client
    .getQueryCache()
    .getAll()
    .filter((query) => query.state.status === 'success')
    .map((query) => [query.queryKey, query.state.data] as const);
}

/**
 * The refused answers of a cache as pairs of key and refusal. The browser's first render needs them to match the
 * server's.
 */
export type KnownRefusals = readonly (readonly [
  readonly unknown[],
  Pick<ApiProblem, 'code' | 'status' | 'params' | 'detail'>,
])[];

/** Returns the refused answers of a cache. */
export function knownRefusals(client: QueryClient): KnownRefusals {
  return client
    .getQueryCache()
    .getAll()
    .flatMap(({ queryKey, state: { error } }) =>
      error instanceof ApiProblem
        ? [[queryKey, { code: error.code, status: error.status, params: error.params, detail: error.detail }] as const]
        : [],
    );
}

/** Puts the answers and refusals of the document into the browser's cache before the first render. */
export function rememberAnswers(client: QueryClient, answers: KnownAnswers, refusals: KnownRefusals): void {
  for (const [key, data] of answers) client.setQueryData(key, data);
  for (const [queryKey, { code, status, params, detail }] of refusals) {
    client
      .getQueryCache()
      .build(client, { queryKey })
      .setState({ status: 'error', error: new ApiProblem(code, status, params, detail), fetchStatus: 'idle' });
  }
}

/**
 * Puts the answer of a change into the cache. A read that began before the change is dropped and made again: its older
 * answer must not overwrite the newer one.
 */
export async function setAnswer<Known, Key extends QueryKey, Data = InferDataFromTag<Known, Key>>(
  client: QueryClient,
  queryKey: Key,
  answer: Updater<NoInfer<Data> | undefined, NoInfer<Data> | undefined>,
): Promise<void> {
  const one = { queryKey, exact: true };
  const isReading = client.isFetching(one) > 0;
  if (isReading) await client.cancelQueries(one);
  client.setQueryData<Data>(queryKey, answer);
  if (isReading) void client.invalidateQueries(one);
}

/** Makes screens that open from now on repeat a query that was refused before. */
export function refetchRefused(client: QueryClient): void {
  const { queries } = client.getDefaultOptions();
  client.setDefaultOptions({ queries: { ...queries, retryOnMount: true } });
}
