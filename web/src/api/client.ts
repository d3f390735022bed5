import type { ApiCall, CallInput, DataOf, IdempotentCall, ProblemOf } from '@tabibu/contract/api-calls';
import { hearAnswer, deviceNow } from './device.ts';
import type { Language } from '@tabibu/contract/languages';
import type { ProblemBody, ProblemCode } from '@tabibu/contract/problems';
import { fillAddress } from './address.ts';
import type { AnyInput, Arguments } from './address.ts';

/** The code of a refused call: one of the server's problem codes, or `offline` when no answer came. */
export type RefusalCode = ProblemCode | 'offline';

/** The codes with which this call can be refused. */
export type RefusalOf<Call extends ApiCall> = ProblemOf<Call> | 'offline';

/**
 * A refused call. `detail` is the server's sentence in the person's language; it is empty for `offline` and for an
 * answer that is not from our server.
 */
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

/**
 * The body of an answer and its `Link` header, which names the next page and the topics that a search has recognised.
 */
export interface Answer<Body> {
  readonly body: Body;
  readonly link: string | null;
}

interface Sending {
  readonly signal?: AbortSignal | undefined;
  /** From `newIdempotencyKey()` in `idempotent-send.ts`. Use the same key when the same request is repeated. */
  readonly idempotencyKey?: string | undefined;
}

/** The options of a call besides its input. The key is required where the endpoint is idempotent. */
type SendingOf<Call extends ApiCall> = Pick<Sending, 'signal'> &
  (Call extends IdempotentCall ? { readonly idempotencyKey: string } : unknown);

let csrf: string | undefined;
let spoken: Language | undefined;

/** Sets the language of the page, in which refusals are worded: the device may speak another one. */
export function rememberLanguage(language: Language): void {
  spoken = language;
}

/**
 * Sets the session's CSRF token, which every request but GET carries (V-03). Set when the signed-in person is known,
 * cleared at sign-out.
 */
export function rememberCsrf(token: string | undefined): void {
  csrf = token;
}

/**
 * Calls an endpoint of the contract, named by its method and path: `callApi('GET /api/me')`. Resolves with the `data`
 * of the reply. Throws `ApiProblem` for every refusal and when no answer comes.
 */
export async function callApi<Call extends ApiCall>(
  call: Call,
  ...[input]: Arguments<CallInput<Call> & SendingOf<Call>>
): Promise<DataOf<Call>> {
  const sending: AnyInput & Sending = input ?? {};
  const answer = await fetchApi(call.slice(0, call.indexOf(' ')), fillAddress(call, sending), sending);
  return dataOf(answer.body) as DataOf<Call>;
}

/**
 * Fetches an address of the API and resolves with the unchanged body and `Link` header. A `Blob` is sent as bytes, any
 * other body as JSON. Throws like `callApi`.
 */
export async function fetchApi(
  method: string,
  address: string,
  { body = {}, idempotencyKey, signal }: Sending & { readonly body?: unknown },
): Promise<Answer<unknown>> {
  const request: RequestInit & { headers: Record<string, string> } = {
    method,
    headers: { accept: 'application/json', ...(spoken && { 'accept-language': spoken }) },
    credentials: 'same-origin',
    signal: signal ?? null,
  };
  if (method !== 'GET') {
    request.headers['content-type'] = 'application/json';
    // A visitor without a session has no token. Any value proves that the request is not a form of another site,
    // because a form cannot set a header.
    request.headers['x-csrf'] = csrf ?? 'visitor';
    if (body instanceof Blob) request.headers['content-type'] = 'application/octet-stream';
    request.body = body instanceof Blob ? body : JSON.stringify(body);
  }
  if (idempotencyKey) request.headers['idempotency-key'] = idempotencyKey;
  const sent = deviceNow();
  const response = await fetch(address, request).catch((error: unknown) => {
    throw signal?.aborted ? error : new ApiProblem('offline', 0, {}, '');
  });
  hearAnswer(response.headers, sent);
  const text = await response.text().catch(() => '');
  if (!response.ok) throw problemOf(response.status, text);
  return { body: JSON.parse(text || 'null') as unknown, link: response.headers.get('link') };
}

/** Returns the `data` of an enveloped body (`success` and `data`), or the body itself without an envelope. */
export function dataOf(body: unknown): unknown {
  const enveloped = typeof body === 'object' && body !== null && 'success' in body && 'data' in body;
  return enveloped ? body.data : body;
}

/**
 * Builds the `ApiProblem` of a refused request. A body that is not from our server, such as a proxy's error page, gives
 * `service-unavailable` from status 502 on and otherwise `internal-error`.
 */
export function problemOf(status: number, text: string): ApiProblem {
  try {
    const body = JSON.parse(text) as Partial<ProblemBody>;
    if (body.code) return new ApiProblem(body.code, status, body.params ?? {}, body.detail ?? body.message ?? '');
  } catch {
    // The body is not JSON of our server: use a code by the status.
  }
  return new ApiProblem(status >= 502 ? 'service-unavailable' : 'internal-error', status, {}, '');
}
