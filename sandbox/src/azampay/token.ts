import { createHmac, timingSafeEqual } from 'node:crypto';

const LIFE_MS = 60 * 60_000;

/** Makes a bearer token in JWT form. It carries its subject and expiry, so a restarted sandbox still recognises it. */
export function makeToken(secret: string, appName: string, now: Date): { accessToken: string; expire: string } {
  const expires = now.getTime() + LIFE_MS;
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const content = `${part({ alg: 'HS256', typ: 'JWT' })}.${part({ sub: appName, iat: now.getTime(), exp: expires })}`;
  return {
    accessToken: `${content}.${sign(secret, content).toString('base64url')}`,
    expire: new Date(expires).toISOString(),
  };
}

/** Returns whether the header carries a token of this sandbox that has neither expired nor been revoked. */
export function isLiveToken(secret: string, authorization: string | undefined, issuedFrom: number, now: Date): boolean {
  const match = /^Bearer (([\w-]+)\.([\w-]+))\.([\w-]+)$/.exec(authorization ?? '');
  if (match === null) return false;
  const [, content = '', , payload = '', signature = ''] = match;
  const said = Buffer.from(signature, 'base64url');
  const expected = sign(secret, content);
  if (said.length !== expected.length || !timingSafeEqual(said, expected)) return false;
  const { iat, exp } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { iat: number; exp: number };
  return exp > now.getTime() && iat >= issuedFrom;
}

function sign(secret: string, content: string): Buffer {
  return createHmac('sha256', secret).update(content).digest();
}
