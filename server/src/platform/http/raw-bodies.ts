import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from '../problem.ts';
import type { Route } from './route.ts';

const LARGEST = 64 * 1024;

/**
 * Accepts any body on routes that let a provider in and declare no body. JSON, forms and anything else arrive as bytes
 * (`delivery.raw`, at most 64 KiB) and are not parsed, so that a signature can be checked over them and a broken body
 * is still stored (W-01, W-03). A route with `sends` accepts bytes or a form in place of JSON. All other routes accept
 * JSON only. Must be called before the routes are mounted.
 */
export function acceptRawBodies(app: FastifyInstance, routes: readonly Route[]): void {
  const paths = new Set(
    routes
      .filter(({ endpoint }) => endpoint.access.includes('provider') && endpoint.body === undefined)
      .map(({ endpoint }) => endpoint.path),
  );
  const isRaw = (request: FastifyRequest) => paths.has(request.routeOptions.url as `/api/${string}`);
  const takes = new Map(routes.map(({ endpoint }) => [`${endpoint.method} ${endpoint.path}`, endpoint.sends]));
  const taken = (request: FastifyRequest) => takes.get(`${request.method} ${request.routeOptions.url}`);
  const parseJson = app.getDefaultJsonParser('error', 'error');

  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    request.rawBody = body;
    if (isRaw(request)) done(tooLarge(body), undefined);
    else void parseJson(request, body.toString('utf8'), done);
  });
  // A form or bytes are read as a stream after the caller was admitted, so that nobody refused makes us hold them.
  app.addContentTypeParser('multipart/form-data', (request, payload, done) => {
    if (taken(request) === 'multipart/form-data') done(null, payload);
    else done(unsupported(), undefined);
  });
  app.addContentTypeParser('*', async (request: FastifyRequest, payload: Readable) => {
    if (taken(request) === 'application/octet-stream') return payload;
    if (!isRaw(request)) throw unsupported();
    await readBytes(request, payload, LARGEST);
    return undefined;
  });
}

/**
 * Reads the bytes of a body, at most `most` of them, whatever length it claims, and keeps them with the request. Throws
 * `body-too-large`.
 */
export async function readBytes(request: FastifyRequest, body: Readable, most: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  const isTooLong = () => length > most || Number(request.headers['content-length'] ?? 0) > most;
  if (!isTooLong())
    for await (const chunk of body as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      length += chunk.length;
      if (isTooLong()) break;
    }
  if (isTooLong()) {
    body.resume();
    throw new Problem('body-too-large');
  }
  request.rawBody = Buffer.concat(chunks, length);
  return request.rawBody;
}

function tooLarge(body: Buffer): Error | null {
  return body.length > LARGEST ? new Problem('body-too-large') : null;
}

function unsupported(): Error {
  return Object.assign(new Error('unsupported media type'), {
    statusCode: 415,
    code: 'FST_ERR_CTP_INVALID_MEDIA_TYPE',
  });
}
