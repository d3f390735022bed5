import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { acceptedEncoding } from './static-files.ts';

/** Shorter answers, in characters, fit into one packet without compression. */
const LEAST = 1_000;
/** Answers of these addresses carry a session's token. Secrets are not compressed (BREACH). */
const SECRET = /^\/api\/(me|auth)(\/|\?|$)/;

/** Compresses JSON of a kilobyte or more if the browser accepts it, because patients pay for data. */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    if (typeof payload !== 'string' || payload.length < LEAST || SECRET.test(request.url) || !isJson(reply)) {
      done(null, payload);
      return;
    }
    reply.header('vary', 'accept-encoding');
    const encoding = acceptedEncoding(request);
    if (encoding === undefined) {
      done(null, payload);
      return;
    }
    reply.header('content-encoding', encoding).removeHeader('content-length');
    if (encoding === 'gzip') gzip(payload, { level: 5 }, done);
    else
      brotliCompress(
        payload,
        { params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_SIZE_HINT]: payload.length } },
        done,
      );
  });
}

function isJson(reply: FastifyReply): boolean {
  return String(reply.getHeader('content-type') ?? '').startsWith('application/json');
}
