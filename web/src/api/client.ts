import type { ProblemBody, ProblemCode } from '@tabibu/contract/problems';

/** What a call can refuse with: the server's codes, or `offline` when no answer came at all. */
export type RefusalCode = ProblemCode | 'offline';

/** A refusal the screen can word: `detail` is already in the person's language, except for `offline`. */
export class ApiProblem extends Error {
  readonly code: RefusalCode;
  readonly status: number;
  readonly params: Record<string, unknown>;
  readonly detail: string;

  constructor(code: RefusalCode, status: number, params: Record<string, unknown>, detail: string) {
    super(detail || code);
    this.name = 'ApiProblem';
    this.code = code;
    this.status = status;
    this.params = params;
    this.detail = detail;
  }
}

/** An answer with the address of the next page, when the server named one in `Link: …; rel="next"`. */
export interface Answer<Body> {
  readonly body: Body;
  readonly next: string | null;
}

export interface CallOptions {
  body?: unknown;
  /** From `newIdempotencyKey()`; keep it over repeats of the same intention. */
  idempotencyKey?: string;
  signal?: AbortSignal;
}

let csrf: string | undefined;

/** The session's token that goes with every unsafe request (V-03); set when the person is known, cleared at sign-out. */
export function rememberCsrf(token: string | undefined): void {
  csrf = token;
}

/** A fresh key for one intention of the person: a hold, a payment, a cancellation. */
export function newIdempotencyKey(): string {
  return crypto.randomUUID();
}

/** One call of the API. Resolves with the body; throws `ApiProblem` for every refusal and for a network that does not answer. */
export async function callApi<Body>(method: string, path: string, options: CallOptions = {}): Promise<Answer<Body>> {
  const response = await send(method, path, options);
  const text = await response.text().catch(() => '');
  if (!response.ok) throw problemOf(response.status, text);
  return { body: (text === '' ? undefined : JSON.parse(text)) as Body, next: nextPage(response.headers.get('link')) };
}

/** Reads the `data` of an enveloped answer. */
export async function readApi<Data>(path: string, signal?: AbortSignal): Promise<Data> {
  return dataOf<Data>((await callApi<unknown>('GET', path, signal ? { signal } : {})).body);
}

/** Sends an unsafe request and gives the `data` of its answer. */
export async function sendApi<Data>(method: 'POST' | 'PATCH' | 'PUT' | 'DELETE', path: string, body?: unknown, idempotencyKey?: string): Promise<Data> {
  const options: CallOptions = { body: body ?? {} };
  if (idempotencyKey) options.idempotencyKey = idempotencyKey;
  return dataOf<Data>((await callApi<unknown>(method, path, options)).body);
}

/** The `data` of the printed envelope, or the body itself when there is no envelope. */
export function dataOf<Data>(body: unknown): Data {
  const enveloped = typeof body === 'object' && body !== null && 'success' in body && 'data' in body;
  return (enveloped ? (body as { data: Data }).data : body) as Data;
}

/** The path of the next page in a `Link` header. */
export function nextPage(link: string | null | undefined): string | null {
  return /<([^>]+)>;\s*rel="?next"?/.exec(link ?? '')?.[1] ?? null;
}

/** Words a refusal from its status and body, whatever stands in between (a proxy's page, an empty answer). */
export function problemOf(status: number, text: string): ApiProblem {
  try {
    const body = JSON.parse(text) as Partial<ProblemBody>;
    if (body.code) return new ApiProblem(body.code, status, body.params ?? {}, body.detail ?? body.message ?? '');
  } catch {
    // Not our server's words: fall through to the plain code.
  }
  return new ApiProblem(status >= 502 ? 'service-unavailable' : 'internal-error', status, {}, '');
}

async function send(method: string, path: string, { body, idempotencyKey, signal }: CallOptions): Promise<Response> {
  const headers: Record<string, string> = { accept: 'application/json' };
  if (body !== undefined) headers['content-type'] = 'application/json';
  // A visitor has no token; any value shows that no form of another site sent this, because a form cannot set a header.
  if (method !== 'GET') headers['x-csrf'] = csrf ?? 'visitor';
  if (idempotencyKey) headers['idempotency-key'] = idempotencyKey;
  try {
    return await fetch(path, {
      method,
      headers,
      credentials: 'same-origin',
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(signal ? { signal } : {}),
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new ApiProblem('offline', 0, {}, '');
  }
}
