import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { acceptedEncoding } from './static-files.ts';

/** Smaller ones fit into one packet as they are. */
const LEAST = 1_000;
/** These carry a session's token, and what carries a secret is not compressed (BREACH). */
const SECRET = /^\/api\/(me|auth)(\/|\?|$)/;
const compress = { br: promisify(brotliCompress), gzip: promisify(gzip) };

/** Sends JSON of more than a kilobyte compressed to whoever asks for it: data costs patients money. */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < LEAST || SECRET.test(request.url)) return payload;
    if (!String(reply.getHeader('content-type') ?? '').startsWith('application/json')) return payload;
    reply.header('vary', 'accept-encoding');
    const encoding = acceptedEncoding(request);
    if (encoding === undefined) return payload;
    reply.header('content-encoding', encoding).removeHeader('content-length');
    if (encoding === 'gzip') return compress.gzip(payload, { level: 5 });
    return compress.br(payload, { params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_SIZE_HINT]: payload.length } });
  });
}
