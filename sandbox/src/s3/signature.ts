import { createHash, createHmac } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { SandboxSecrets } from '../secrets.ts';

const ALLOWED_SKEW = 15 * 60_000;
const FORM =
  /^AWS4-HMAC-SHA256 Credential=([^/,]+)\/(\d{8})\/([^/,]+)\/s3\/aws4_request, ?SignedHeaders=([a-z0-9;-]+), ?Signature=([0-9a-f]{64})$/;

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/**
 * Checks the Signature V4 of a request as S3 does: account, region, time, every signed header, query and body. Returns
 * the code of the error, or null.
 * https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_sigv-create-signed-request.html
 */
export function signatureFault(
  request: FastifyRequest,
  { keyId, secret, region }: SandboxSecrets['s3'],
): string | null {
  const found = FORM.exec(request.headers.authorization ?? '');
  if (found === null) return 'AccessDenied';
  const [, given, day = '', where, signedHeaders = '', signature] = found;
  const date = String(request.headers['x-amz-date'] ?? '');
  if (given !== keyId) return 'InvalidAccessKeyId';
  if (where !== region) return 'AuthorizationHeaderMalformed';
  if (!date.startsWith(day) || Math.abs(timeOf(date) - Date.now()) > ALLOWED_SKEW) return 'RequestTimeTooSkewed';
  const names = signedHeaders.split(';');
  const sent = Object.keys(request.headers).filter((name) => name === 'host' || name.startsWith('x-amz-'));
  if (!sent.every((name) => names.includes(name))) return 'AccessDenied';
  const body = Buffer.isBuffer(request.body) ? request.body : '';
  const bodyHash = String(request.headers['x-amz-content-sha256'] ?? '');
  if (bodyHash !== sha256(body)) return 'XAmzContentSHA256Mismatch';
  const canonical = [
    request.method,
    request.url.split('?', 1)[0],
    canonicalQuery(request.url),
    ...names.map((name) => `${name}:${String(request.headers[name] ?? '').trim()}`),
    '',
    signedHeaders,
    bodyHash,
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const key = ['s3', 'aws4_request'].reduce<Buffer>(
    (former, part) => hmac(former, part),
    hmac(hmac(`AWS4${secret}`, day), region),
  );
  const expected = hmac(key, ['AWS4-HMAC-SHA256', date, scope, sha256(canonical)].join('\n')).toString('hex');
  return expected === signature ? null : 'SignatureDoesNotMatch';
}

function timeOf(date: string): number {
  return Date.parse(date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
}

function canonicalQuery(url: string): string {
  const encode = (text: string) =>
    encodeURIComponent(text).replaceAll(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
  return [...new URL(url, 'http://sandbox').searchParams]
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
    .join('&');
}
