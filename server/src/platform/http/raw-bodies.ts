import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Route } from './route.ts';

const LARGEST = 64 * 1024;

/**
 * Outside parties send what they like: where a route lets a provider in and declares no body, JSON, forms and anything else are taken as bytes
 * (`delivery.raw`, at most 64 KiB) and are not parsed, so that a signature can be checked over them and a broken body is still stored (W-01, W-03).
 * All other routes keep taking JSON only. Call it before the routes are mounted.
 */
export function acceptRawBodies(app: FastifyInstance, routes: readonly Route[]): void {
  const paths = new Set(routes.filter(({ endpoint }) => endpoint.access.includes('provider') && endpoint.body === undefined).map(({ endpoint }) => endpoint.path));
  const isRaw = (request: FastifyRequest) => paths.has(request.routeOptions.url as `/api/${string}`);
  const parseJson = app.getDefaultJsonParser('error', 'error');

  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    request.rawBody = body;
    if (isRaw(request)) done(tooLarge(body), undefined);
    else void parseJson(request, body.toString('utf8'), done);
  });
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    request.rawBody = body;
    if (isRaw(request)) done(tooLarge(body), undefined);
    else done(Object.assign(new Error('unsupported media type'), { statusCode: 415, code: 'FST_ERR_CTP_INVALID_MEDIA_TYPE' }), undefined);
  });
}

function tooLarge(body: Buffer): Error | null {
  return body.length > LARGEST ? Object.assign(new Error('body too large'), { statusCode: 413, code: 'FST_ERR_CTP_BODY_TOO_LARGE' }) : null;
}
