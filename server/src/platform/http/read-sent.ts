import { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import type { Endpoint, Schema } from '@tabibu/contract/endpoint';
import type { CookieNames } from './cookies.ts';
import { readBytes } from './raw-bodies.ts';
import { readForm } from './read-form.ts';
import type { SentFile } from './read-form.ts';
import type { Delivery, Input } from './route.ts';
import { readInput, readParams } from './schemas.ts';

const NO_FILES: ReadonlyMap<string, SentFile> = new Map();
const USUAL_LIMIT = 256 * 1024;

export interface Sent {
  readonly input: Input<Schema, Schema, Schema>;
  readonly delivery: Delivery;
}

/**
 * Reads what the caller of an endpoint sent, by its schemas; a form or bytes are received now. Throws the refusals of
 * input, `body-too-large`, and those of `readForm`.
 */
export async function readSent(endpoint: Endpoint, request: FastifyRequest, names: CookieNames): Promise<Sent> {
  const form = endpoint.sends === 'multipart/form-data' ? await readForm(endpoint, request) : undefined;
  if (endpoint.sends === 'application/octet-stream' && request.body instanceof Readable)
    await readBytes(request, request.body, endpoint.bodyLimit ?? USUAL_LIMIT);
  return {
    input: {
      params: readParams(endpoint.params, request.params),
      query: readInput(endpoint.query, request.query),
      body: endpoint.body === undefined ? undefined : readInput(endpoint.body, form?.fields ?? request.body),
    },
    delivery: {
      raw: request.rawBody ?? Buffer.alloc(0),
      files: form?.files ?? NO_FILES,
      headers: request.headers,
      challengeCookie: request.cookies[names.challenge],
      deviceCookie: request.cookies[names.device],
      readerCookie: request.cookies[names.reader],
      recordsCookie: request.cookies[names.records],
    },
  };
}
