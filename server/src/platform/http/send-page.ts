import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '@tabibu/contract/languages';
import { speaker } from '@tabibu/locales/server-speech';
import { acceptedEncoding } from './static-files.ts';

const compressHtml = { br: promisify(brotliCompress), gzip: promisify(gzip) };

/**
 * The `Vary` header of pages that are the same for everybody: they depend on compression, kind of device and data
 * saving only.
 */
export const VARY_FOR_EVERYBODY = 'accept-encoding, save-data, sec-ch-ua-mobile, user-agent';
const VARY_FOR_ITS_READER = 'accept-encoding, accept-language, cookie';

/** Sends a document, compressed if the browser accepts it. */
export async function sendHtml(
  request: FastifyRequest,
  reply: FastifyReply,
  html: string,
  vary = VARY_FOR_ITS_READER,
): Promise<FastifyReply> {
  reply.type('text/html; charset=utf-8').header('vary', vary);
  const encoding = acceptedEncoding(request);
  if (!encoding) return reply.send(html);
  reply.header('content-encoding', encoding);
  if (encoding === 'gzip') return reply.send(await compressHtml.gzip(html, { level: 6 }));
  return reply.send(
    await compressHtml.br(html, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_SIZE_HINT]: html.length },
    }),
  );
}

const packedShells = new Map<string, Promise<Buffer>>();

/**
 * Sends the offline shell, of which there are as many as languages and frames. Each is compressed once, as well as it
 * can be, and kept.
 */
export async function sendShell(request: FastifyRequest, reply: FastifyReply, html: string): Promise<FastifyReply> {
  if (acceptedEncoding(request) !== 'br') return sendHtml(request, reply, html);
  const packed = packedShells.get(html) ?? compressHtml.br(html);
  packedShells.set(html, packed);
  reply.type('text/html; charset=utf-8').header('vary', VARY_FOR_ITS_READER).header('content-encoding', 'br');
  return reply.send(await packed);
}

/** Sends a document uncompressed, because it contains personal data beside text that a stranger may have chosen. */
export function sendPlainHtml(reply: FastifyReply, html: string): FastifyReply {
  return reply.type('text/html; charset=utf-8').header('vary', 'accept-encoding, cookie').send(html);
}

/**
 * Asks the reader to come back in some seconds. The page is minimal, because clients that send too many requests get
 * it.
 */
export function sendBusyPage(reply: FastifyReply, language: Language, seconds: number): FastifyReply {
  const sentence = speaker(language)('problem.too-many-requests');
  return reply
    .code(429)
    .header('retry-after', String(seconds))
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Tabibu</title><h1>Tabibu</h1><p>${sentence}</p></html>`,
    );
}
