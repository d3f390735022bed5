import type { FastifyInstance, FastifyReply } from 'fastify';
import { CSP_REPORTS } from './csp-reports.ts';

const ALWAYS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(self), microphone=(self), geolocation=()',
};

/**
 * Adds the security headers to every response (V-04, V-06). Pages set their own content security policy; the policy of
 * every other response forbids loading anything.
 */
export function addSecurityHeaders(app: FastifyInstance, https: boolean): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    setSecurityHeaders(request.url, reply, https);
    done(null, payload);
  });
}

/** Sets the same headers on one reply, for replies that are sent before any hook runs. */
export function setSecurityHeaders(url: string, reply: FastifyReply, https: boolean): void {
  // Pages with forms set `same-origin` themselves (`fill-forms.ts`).
  const referrerPolicy = reply.getHeader('referrer-policy');
  reply.headers(ALWAYS);
  if (referrerPolicy === 'same-origin') reply.header('referrer-policy', referrerPolicy);
  if (https) reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
  if (String(reply.getHeader('content-security-policy')).includes('report-to csp'))
    reply.header('reporting-endpoints', `csp="${CSP_REPORTS}"`);
  if (!reply.hasHeader('content-security-policy')) {
    reply.header(
      'content-security-policy',
      "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
    );
  }
  if (url.startsWith('/api/') && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
}
