import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ProblemBody } from '@tabibu/contract/problems';
import { isId } from '../ids.ts';
import { Problem } from '../problem.ts';
import { pageLanguage } from './asked-language.ts';
import { Refused } from './page-form.ts';
import type { SentForm } from './page-form.ts';

/** The names of the hidden fields that the server adds to each form. */
export const HIDDEN_FIELDS = { name: 'form-name', token: 'form-token', key: 'form-key', state: 'form-state' } as const;
const OWN = new Set<string>(Object.values(HIDDEN_FIELDS));

/** More fields than any of our forms has. */
const MOST_FIELDS = 200;

/** Returns the fields of a form's body, text by name. Throws if a name occurs twice or there are too many fields. */
export function readFields(body: unknown): Record<string, string> {
  const fields = Object.create(null) as Record<string, string>;
  const given = Object.entries((body ?? {}) as Record<string, string | string[]>);
  if (given.length > MOST_FIELDS) throw new Problem('malformed-request');
  for (const [name, value] of given) {
    if (typeof value !== 'string') throw new Problem('malformed-request');
    fields[name] = value;
  }
  return fields;
}

/** Returns what the person typed, without the hidden fields. */
export function typedFields(fields: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !OWN.has(name)));
}

/**
 * Returns a UUID that is the same for the same content of the same page. So a second tap repeats a request instead of
 * making another, and a changed form makes a new one.
 */
function keyOfContent(pageKey: string | undefined, content: unknown): string {
  if (pageKey === undefined || !isId(pageKey)) throw new Problem('malformed-request');
  const hex = createHash('sha256')
    .update(`${pageKey} ${JSON.stringify(content)}`)
    .digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** Calls the API for one browser, with its cookies and those that the responses set. */
export interface InternalApi {
  readonly call: SentForm['call'];
  readonly signedIn: SentForm['signedIn'];
  readonly idOf: SentForm['idOf'];
  /** The browser's cookies as they are now. */
  cookies(): Readonly<Record<string, string>>;
}

/**
 * Returns calls to our own API inside the process. The same routes, rate limits and locks apply as over the network,
 * and calls count towards the visitor's address. The calls say `sec-fetch-site: same-origin`, because the form's own
 * token was already checked. Cookies of the responses are passed on to the browser.
 */
export function internalApi(
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
  csrf: string | undefined,
  pageKey: string | undefined,
): InternalApi {
  const jar: Record<string, string> = { ...request.cookies };
  let token = csrf ?? 'visitor';
  return {
    async call(method, path, body, once) {
      const answer = await app.inject({
        method,
        url: path,
        headers: {
          ...(request.headers.host === undefined ? {} : { host: request.headers.host }),
          cookie: Object.entries(jar)
            .map(([name, value]) => `${name}=${value}`)
            .join('; '),
          'user-agent': request.headers['user-agent'] ?? '',
          'sec-fetch-site': 'same-origin',
          // What is refused is worded in the language of the page.
          'accept-language': pageLanguage(request),
          ...(body === undefined ? {} : { 'content-type': 'application/json', 'x-csrf': token }),
          ...(once === undefined ? {} : { 'idempotency-key': keyOfContent(pageKey, [path, body]) }),
        },
        ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
        remoteAddress: request.ip,
      });
      for (const { name, value } of answer.cookies) jar[name] = value;
      const cookies = answer.headers['set-cookie'];
      if (cookies !== undefined) reply.header('set-cookie', cookies);
      if (answer.statusCode < 400) return answer.json<{ data: never }>().data;
      const { code, params, detail } = answer.json<ProblemBody>();
      throw new Refused({ code, status: answer.statusCode, params: params ?? {}, detail });
    },
    idOf: (content) => keyOfContent(pageKey, content),
    signedIn: (given) => {
      token = given;
    },
    cookies: () => jar,
  };
}
