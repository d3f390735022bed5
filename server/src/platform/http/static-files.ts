import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';

export interface StaticFile {
  readonly type: string;
  readonly etag: string;
  readonly bytes: Buffer;
  readonly br: Buffer | undefined;
  readonly gzip: Buffer | undefined;
}

/** The built files by address: a few hundred kilobytes, kept in memory. */
export type StaticFiles = ReadonlyMap<string, StaticFile>;

const TYPES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '.js': 'text/javascript; charset=utf-8',
    '.css': 'text/css; charset=utf-8',
    '.svg': 'image/svg+xml',
    '.png': 'image/png',
    '.json': 'application/json',
    '.webmanifest': 'application/manifest+json',
    '.woff2': 'font/woff2',
  }),
);

/** Reads a folder with the `.br` and `.gz` copies of its files. */
export function readStaticFiles(folder: string): StaticFiles {
  const files = new Map<string, StaticFile>();
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const type = TYPES.get(extname(name));
    const path = join(folder, name);
    if (!type || !statSync(path).isFile()) continue;
    const bytes = readFileSync(path);
    const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 16)}"`;
    files.set(`/${name.replaceAll('\\', '/')}`, {
      type,
      etag,
      bytes,
      br: readIfThere(`${path}.br`),
      gzip: readIfThere(`${path}.gz`),
    });
  }
  return files;
}

/**
 * Sends a built file. Browsers keep files with a hash in their name for a year without asking again, so these need no
 * mark of their state, which no other header of the answer resembles. They check the others each time.
 */
export function sendStaticFile(
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
  file: StaticFile,
): FastifyReply {
  const isForever = path.startsWith('/assets/');
  reply.header('cache-control', isForever ? 'public, max-age=31536000, immutable' : 'no-cache');
  // A worker runs under the policy of its own file. This one may connect to our server only.
  if (path === '/sw.js')
    reply.header(
      'content-security-policy',
      "default-src 'none'; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'; form-action 'none'",
    );
  if (!isForever) reply.header('etag', file.etag);
  reply.header('vary', 'accept-encoding').type(file.type);
  if (request.headers['if-none-match'] === file.etag) return reply.code(304).send();
  const encoding = acceptedEncoding(request);
  const packed = encoding === undefined ? undefined : file[encoding];
  if (packed) reply.header('content-encoding', encoding);
  return reply.send(packed ?? file.bytes);
}

/** Returns the best compression that the browser accepts. */
export function acceptedEncoding(request: FastifyRequest): 'br' | 'gzip' | undefined {
  const accepted = [request.headers['accept-encoding']].flat().join();
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : undefined;
}

function readIfThere(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch {
    return undefined;
  }
}
