import type { FastifyRequest } from 'fastify';

/** Returns whether the request's body has this media type. */
export function hasMediaType(request: FastifyRequest, type: string): boolean {
  return (request.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() === type;
}
