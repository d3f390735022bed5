import { Problem } from '../problem.ts';
import { unmaskToken } from '../csrf-token.ts';
import { equalInConstantTime } from '../keys.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

export interface UnsafeRequest {
  readonly method: string;
  readonly origin: string | undefined;
  readonly fetchSite: string | undefined;
  readonly referer?: string | undefined;
  readonly contentType: string | undefined;
  readonly hasBody: boolean;
  readonly csrf: string | undefined;
  /** The media type that the endpoint takes in place of JSON. */
  readonly takes?: string | undefined;
}

/**
 * Throws unless an unsafe request comes from our own pages, repeats the token of its session and carries JSON, or the
 * one other type that its endpoint takes (V-03). Visitors without a session send any non-empty `X-CSRF`: a form on
 * another site cannot set a header.
 */
export function refuseCrossSite(request: UnsafeRequest, ownOrigin: string, sessionCsrf: string | undefined): void {
  if (SAFE.has(request.method)) return;
  refuseOtherOrigin(request, ownOrigin);
  if (request.csrf === undefined || request.csrf === '') throw new Problem('cross-site-request');
  if (sessionCsrf !== undefined && !equalInConstantTime(unmaskToken(request.csrf), sessionCsrf))
    throw new Problem('cross-site-request');
  if (request.hasBody && mediaTypeOf(request.contentType) !== (request.takes ?? 'application/json'))
    throw new Problem('unsupported-media-type');
}

/**
 * Throws unless the request comes from one of our pages. `Origin` decides, or `Sec-Fetch-Site` if the browser sends no
 * `Origin`, or `Referer` if it sends neither, as KaiOS and Opera Mini do; none may say otherwise. The token of the form
 * or session is asked for besides.
 */
export function refuseOtherOrigin(
  { origin, fetchSite, referer }: Pick<UnsafeRequest, 'origin' | 'fetchSite' | 'referer'>,
  ownOrigin: string,
): void {
  const from = origin ?? (fetchSite === undefined ? originOf(referer) : undefined);
  const sameOrigin = from === undefined ? fetchSite === 'same-origin' : from === ownOrigin;
  if (!sameOrigin || (fetchSite !== undefined && fetchSite !== 'same-origin')) throw new Problem('cross-site-request');
}

function originOf(address: string | undefined): string | undefined {
  return address !== undefined && URL.canParse(address) ? new URL(address).origin : undefined;
}

function mediaTypeOf(contentType: string | undefined): string {
  return (contentType ?? '').split(';', 1)[0]!.trim().toLowerCase();
}
