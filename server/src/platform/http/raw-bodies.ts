import type { FastifyInstance, FastifyRequest } from 'fastify';
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
  // A form is read as a stream after the caller was admitted, so that nobody refused makes us read it.
  app.addContentTypeParser('multipart/form-data', (request, payload, done) => {
    if (taken(request) === 'multipart/form-data') done(null, payload);
    else done(unsupported(), undefined);
  });
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    request.rawBody = body;
    if (isRaw(request)) done(tooLarge(body), undefined);
    else if (taken(request) === 'application/octet-stream') done(null, undefined);
    else done(unsupported(), undefined);
  });
}

function tooLarge(body: Buffer): Error | null {
  return body.length > LARGEST
    ? Object.assign(new Error('body too large'), { statusCode: 413, code: 'FST_ERR_CTP_BODY_TOO_LARGE' })
    : null;
}

function unsupported(): Error {
  return Object.assign(new Error('unsupported media type'), {
    statusCode: 415,
    code: 'FST_ERR_CTP_INVALID_MEDIA_TYPE',
  });
}
