import type { FastifyInstance, FastifyReply } from 'fastify';

const ALWAYS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(self), microphone=(self), geolocation=()',
};

/** Headers of every answer (V-04, V-06). Pages set their own content security policy with a nonce; everything else may load nothing. */
export function addSecurityHeaders(app: FastifyInstance, https: boolean): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    setSecurityHeaders(request.url, reply, https);
    done(null, payload);
  });
}

/** The same on one reply, for those that no hook sees. */
export function setSecurityHeaders(url: string, reply: FastifyReply, https: boolean): void {
  reply.headers(ALWAYS);
  if (https) reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
  if (!reply.hasHeader('content-security-policy')) {
    reply.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'");
  }
  if (url.startsWith('/api/') && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
}
