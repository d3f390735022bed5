import { Readable } from 'node:stream';
import { Busboy } from '@fastify/busboy';
import type { FastifyRequest } from 'fastify';
import type { Endpoint } from '@tabibu/contract/endpoint';
import { Problem } from '../problem.ts';

/** A file of a form. Its name is the sender's word and proves nothing. */
export interface SentFile {
  readonly name: string;
  readonly bytes: Buffer;
}

export interface SentFields {
  readonly fields: Readonly<Record<string, string>>;
  readonly files: ReadonlyMap<string, SentFile>;
}

/** The largest text field in bytes, and the most text fields of a form. */
const FIELD_BYTES = 64 * 1024;
const MOST_FIELDS = 40;
/** How many forms one process receives at a time, because each may hold its whole body limit in memory. */
const MOST_AT_ONCE = 4;
let receiving = 0;

/**
 * Reads a `multipart/form-data` body, counting while it streams, whatever length it claims (U-02). A field that comes
 * twice and a file that the endpoint does not name give `malformed-request`; more bytes than `bodyLimit` give
 * `body-too-large`; too many forms at once give `service-unavailable`.
 */
export async function readForm(endpoint: Endpoint, request: FastifyRequest): Promise<SentFields> {
  const contentType = request.headers['content-type'];
  if (!(request.body instanceof Readable) || contentType === undefined) throw new Problem('unsupported-media-type');
  if (receiving >= MOST_AT_ONCE) throw new Problem('service-unavailable', {}, 10);
  receiving += 1;
  try {
    return await receive(endpoint, request.body, contentType);
  } finally {
    receiving -= 1;
  }
}

function receive(endpoint: Endpoint, body: Readable, contentType: string): Promise<SentFields> {
  const named = new Set(endpoint.files);
  const fields = new Map<string, string>();
  const files = new Map<string, SentFile>();
  let left = endpoint.bodyLimit ?? 256 * 1024;
  return new Promise((resolve, reject) => {
    const refuse = (problem: Problem) => {
      body.unpipe();
      body.resume();
      reject(problem);
    };
    const malformed = () => refuse(new Problem('malformed-request'));
    const parser = openParser(contentType, named.size);
    if (parser === undefined) return malformed();
    parser.on('field', (name, value, nameCut, valueCut) => {
      if (nameCut || valueCut || fields.has(name)) return malformed();
      fields.set(name, value);
    });
    parser.on('file', (label, stream, name) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (!named.has(label) || files.has(label)) return malformed();
        files.set(label, { name, bytes: Buffer.concat(chunks) });
      });
    });
    for (const event of ['partsLimit', 'filesLimit', 'fieldsLimit', 'error'] as const) parser.on(event, malformed);
    parser.on('finish', () => resolve({ fields: Object.fromEntries(fields), files }));
    body.on('data', (chunk: Buffer) => {
      left -= chunk.length;
      if (left < 0) refuse(new Problem('body-too-large'));
    });
    body.on('error', malformed);
    body.on('aborted', malformed);
    body.pipe(parser);
  });
}

function openParser(contentType: string, files: number) {
  try {
    return new Busboy({
      headers: { 'content-type': contentType },
      limits: { fieldSize: FIELD_BYTES, fields: MOST_FIELDS, files, parts: MOST_FIELDS + files, headerPairs: 20 },
    });
  } catch {
    return undefined;
  }
}
