import { Problem } from '../problem.ts';
import { unmaskToken } from '../csrf-token.ts';
import { equalInConstantTime } from '../keys.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

export interface UnsafeRequest {
  readonly method: string;
  readonly origin: string | undefined;
  readonly fetchSite: string | undefined;
  readonly contentType: string | undefined;
  readonly hasBody: boolean;
  readonly csrf: string | undefined;
}

/**
 * Every unsafe request carries JSON, comes from our own pages and repeats the token of its session (V-03).
 * Visitors without a session send any non-empty `X-CSRF`: a form of another site cannot set a header.
 */
export function refuseCrossSite(request: UnsafeRequest, ownOrigin: string, sessionCsrf: string | undefined): void {
  if (SAFE.has(request.method)) return;
  if (request.hasBody && !/^application\/json(;|$)/i.test(request.contentType ?? '')) throw new Problem('unsupported-media-type');
  const sameOrigin = request.origin === undefined ? request.fetchSite === 'same-origin' : request.origin === ownOrigin;
  if (!sameOrigin || (request.fetchSite !== undefined && request.fetchSite !== 'same-origin')) throw new Problem('cross-site-request');
  if (request.csrf === undefined || request.csrf === '') throw new Problem('cross-site-request');
  if (sessionCsrf !== undefined && !equalInConstantTime(unmaskToken(request.csrf), sessionCsrf)) throw new Problem('cross-site-request');
}
