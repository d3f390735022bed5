import { hash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import { STORED_NAME, StoreUnavailable } from './port.ts';
import type { FileStore } from './port.ts';
import { readListing } from './s3-listing.ts';

export interface S3Config {
  /** The address of the service without the bucket, e.g. 'https://s3.eu-west-1.amazonaws.com'. */
  endpoint: string;
  region: string;
  bucket: string;
  keyId: string;
  secret: string;
}

interface BucketRequest {
  method: 'GET' | 'PUT' | 'DELETE';
  /** What follows the bucket in the address. */
  path: string;
  body?: Buffer;
  headers?: Record<string, string>;
}

interface Answer {
  readonly status: number;
  readonly bytes: Buffer;
  /** How often it was asked before this answer came. */
  readonly tries: number;
}

/** The limit for one exchange. Ten megabytes at 3 Mbit/s take 27 seconds. */
const TIMEOUT_MS = 30_000;
const TRIES = 3;
const FIRST_PAUSE_MS = 100;
/** More than the largest file of ours. */
const MAX_ANSWER_BYTES = 16 * 1024 * 1024;

/**
 * Keeps files in a bucket of S3, or of any service that speaks its protocol, so that several machines share them. A
 * request that got no answer or a server's error is repeated twice. Every method rejects with `StoreUnavailable` when
 * the service does not do what was asked. https://docs.aws.amazon.com/AmazonS3/latest/API/
 */
export function s3(config: S3Config, options: { timeoutMs?: number } = {}): FileStore {
  const { keyId: accessKeyId, secret: secretAccessKey, region } = config;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' });
  const bucket = `${config.endpoint.replace(/\/$/, '')}/${config.bucket}`;
  const ask = (wanted: BucketRequest) => askAgain(client, bucket, wanted, options.timeoutMs ?? TIMEOUT_MS);
  return {
    async put(name, bytes) {
      const { status, tries } = await ask({ method: 'PUT', ...placeOf(name), body: bytes, headers: NEW_ONLY });
      // After a lost answer the name is taken by ourselves: names are random, so by nobody else.
      const isKept = status === 200 || (status === 412 && tries > 1);
      if (status === 412 && !isKept) throw new Error('this name is taken');
      if (!isKept) throw new StoreUnavailable(`the bucket answers ${status}`);
    },
    async get(name) {
      const { status, bytes } = await ask({ method: 'GET', ...placeOf(name) });
      if (status === 404 && !bytes.includes('NoSuchBucket')) return undefined;
      return status === 200 ? bytes : refuse(status);
    },
    async remove(name) {
      const { status } = await ask({ method: 'DELETE', ...placeOf(name) });
      if (status !== 204 && status !== 200 && status !== 404) refuse(status);
    },
    async namesBefore(before) {
      const names: string[] = [];
      for (let token: string | undefined = ''; token !== undefined;) {
        const { status, bytes } = await ask({ method: 'GET', path: listingPath(token) });
        if (status !== 200) refuse(status);
        const page = readListing(bytes.toString('utf8'));
        names.push(...page.entries.filter((entry) => entry.modified < before).map(({ name }) => name));
        token = page.next;
      }
      return names.filter((name) => STORED_NAME.test(name));
    },
    // A bucket has no end.
    freeBytes: async () => undefined,
  };
}

/** With this header S3 keeps nothing under a name that is taken. */
const NEW_ONLY = { 'if-none-match': '*', 'content-type': 'application/octet-stream' };

function placeOf(name: string): { path: string } {
  if (!STORED_NAME.test(name)) throw new RangeError('a stored file has a name of 32 hexadecimal digits');
  return { path: `/${name}` };
}

function listingPath(token: string): string {
  const query = new URLSearchParams({ 'list-type': '2', ...(token === '' ? {} : { 'continuation-token': token }) });
  return `?${query.toString()}`;
}

function refuse(status: number): never {
  throw new StoreUnavailable(`the bucket answers ${status}`);
}

async function askAgain(client: AwsClient, bucket: string, wanted: BucketRequest, timeoutMs: number): Promise<Answer> {
  for (let tries = 1; ; tries += 1) {
    const answer = await askOnce(client, `${bucket}${wanted.path}`, wanted, timeoutMs);
    // 409: another request to the same name is under way, which is our own that got no answer.
    const isOver = 'status' in answer && answer.status < 500 && answer.status !== 409 && answer.status !== 429;
    if (isOver) return { ...answer, tries };
    if (tries === TRIES) {
      if ('status' in answer) return { ...answer, tries };
      throw new StoreUnavailable(answer.why);
    }
    await pause(FIRST_PAUSE_MS * 4 ** (tries - 1));
  }
}

/** Signs the request with the hash of its body (Signature V4) and sends it, without following a redirect. */
async function askOnce(
  client: AwsClient,
  url: string,
  { method, body, headers }: BucketRequest,
  timeoutMs: number,
): Promise<{ status: number; bytes: Buffer } | { why: string }> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const given = body === undefined ? undefined : new Uint8Array(body);
    const request = await client.sign(url, {
      method,
      headers: { ...headers, 'x-amz-content-sha256': hash('sha256', body ?? '', 'hex') },
      ...(given === undefined ? {} : { body: given }),
    });
    const response = await fetch(request, { redirect: 'manual', signal });
    const bytes = await readCapped(response);
    return bytes === undefined ? { why: 'the answer is too large' } : { status: response.status, bytes };
  } catch {
    return { why: signal.aborted ? 'the bucket did not answer in time' : 'the connection to the bucket broke' };
  }
}

async function readCapped(response: Response): Promise<Buffer | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > MAX_ANSWER_BYTES) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
