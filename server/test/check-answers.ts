import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { description, disagreement } from './api-description.ts';
import type { Response } from './api-description.ts';

/** Response headers that callers rely on. An operation that sends one has to declare it. */
const SPEAKING_HEADERS = [
  'allow',
  'clear-site-data',
  'content-disposition',
  'etag',
  'idempotency-replayed',
  'link',
  'location',
  'retry-after',
  'set-cookie',
];
/** The description does not contain the endpoints that serve it. */
const NOT_DESCRIBED = ['/api/openapi.json', '/api/docs'];

/**
 * Compares every answer under `/api` with the OpenAPI description while tests run: its status, media type, headers and
 * body. The schema of a refusal lists the allowed problem codes. `assertTrue` throws when an answer differed.
 */
export function checkAnswers(app: FastifyInstance): { assertTrue(): void } {
  const found = new Set<string>();
  app.addHook('onSend', (request, reply, payload, done) => {
    const fault = faultOf(request, reply, payload);
    if (fault !== undefined) found.add(`${request.method} ${request.url.slice(0, 200)}: ${fault}`);
    done(null, payload);
  });
  return {
    assertTrue() {
      if (found.size > 0)
        throw new Error(
          `docs/openapi.json does not describe these answers. Declare them in the contract and run npm run openapi.\n${[...found].join('\n')}`,
        );
    },
  };
}

function faultOf(request: FastifyRequest, reply: FastifyReply, payload: unknown): string | undefined {
  const path = request.routeOptions.url?.replaceAll(/:(\w+)/g, '{$1}') ?? '';
  if (!request.url.startsWith('/api/') || NOT_DESCRIBED.includes(path)) return undefined;
  const status = reply.statusCode;
  const text = textOf(payload, reply);
  const place = placeOf(request.method, path, status);
  const response = place.reduce<unknown>((node, piece) => (node as Node | undefined)?.[piece], description) as Response;
  if (response === undefined) return `${status} is not described: ${text?.slice(0, 200)}`;
  const media = String(reply.getHeader('content-type') ?? '').split(';')[0]!;
  const content = response.content?.[media];
  if (content === undefined) return `${status} of the media type '${media}' is not described`;
  const declared = Object.keys(response.headers ?? {}).map((name) => name.toLowerCase());
  const undeclared = SPEAKING_HEADERS.filter((name) => reply.hasHeader(name) && !declared.includes(name));
  if (undeclared.length > 0) return `${status} with the header ${undeclared.join(', ')} is not described`;
  if (text === undefined || request.method === 'HEAD' || !media.endsWith('json')) return undefined;
  const wrong = disagreement(JSON.parse(text), [...place, 'content', media, 'schema']);
  return wrong === undefined ? undefined : `${status}: ${wrong}`;
}

type Node = Readonly<Record<string, unknown>>;

/** Returns the path inside the description at which it describes an answer. */
function placeOf(method: string, path: string, status: number): readonly string[] {
  const operations = description.paths[path] ?? {};
  const name = method === 'HEAD' && status !== 405 ? 'get' : method.toLowerCase();
  const operation = operations[name];
  if (operation !== undefined) {
    const reference = operation.responses[status]?.$ref;
    return reference === undefined ? ['paths', path, name, 'responses', String(status)] : reference.split('/').slice(1);
  }
  return ['components', 'responses', OTHER_ADDRESSES[status] ?? ''];
}

/**
 * The answers to addresses and methods that the description does not name. Errors of the request's body come before a
 * 404.
 */
const OTHER_ADDRESSES: Readonly<Record<number, string>> = {
  400: 'malformed-request',
  404: 'NotFound',
  405: 'MethodNotAllowed',
  413: 'body-too-large',
  414: 'address-too-long',
  415: 'unsupported-media-type',
  500: 'internal-error',
  503: 'service-unavailable',
};

function textOf(payload: unknown, reply: FastifyReply): string | undefined {
  const encoding = reply.getHeader('content-encoding');
  if (typeof payload === 'string') return payload;
  if (!Buffer.isBuffer(payload)) return undefined;
  if (encoding === 'br') return brotliDecompressSync(payload).toString();
  return encoding === 'gzip' ? gunzipSync(payload).toString() : payload.toString();
}
