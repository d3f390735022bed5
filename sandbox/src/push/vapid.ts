import { createPublicKey, verify } from 'node:crypto';

const DAY_SECONDS = 86_400;
const P256_BYTES = 65;

/** The sender of a message (RFC 8292). */
export interface Sender {
  readonly key: string;
  readonly contact: string;
}

/**
 * Verifies `Authorization: vapid t=…, k=…`: the signature, the audience (our own origin), an expiry within a day, a
 * contact. Returns the sender, or the reason for the refusal as text.
 */
export function readVapid(authorization: string | undefined, origin: string, now: Date): Sender | string {
  const [, token, key] = /^vapid\s+t=([\w.-]+),\s*k=([\w-]+)$/i.exec(authorization ?? '') ?? [];
  if (token === undefined || key === undefined) return 'no vapid credentials';
  const [head = '', body = '', signature = ''] = token.split('.');
  const claims = parse(body);
  const point = Buffer.from(key, 'base64url');
  if (parse(head)['alg'] !== 'ES256' || point.length !== P256_BYTES) return 'not signed with ES256';
  if (!isSigned(`${head}.${body}`, signature, point)) return 'the signature is wrong';
  if (claims['aud'] !== origin) return 'the audience is somebody else';
  const seconds = now.getTime() / 1000;
  const { exp, sub } = claims;
  if (typeof exp !== 'number' || exp < seconds || exp > seconds + DAY_SECONDS)
    return 'the token has ended, or lives too long';
  if (typeof sub !== 'string' || !/^(mailto|https):/.test(sub)) return 'nobody to be asked';
  return { key, contact: sub };
}

function isSigned(text: string, signature: string, point: Buffer): boolean {
  try {
    const key = createPublicKey({
      key: {
        kty: 'EC',
        crv: 'P-256',
        x: point.subarray(1, 33).toString('base64url'),
        y: point.subarray(33).toString('base64url'),
      },
      format: 'jwk',
    });
    return verify('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url'));
  } catch {
    return false;
  }
}

function parse(part: string): Record<string, unknown> {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString('utf8')) as Record<string, unknown>;
  } catch {
    return {};
  }
}
