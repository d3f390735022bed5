import { createECDH } from 'node:crypto';
import type { PushAddress } from './port.ts';

/**
 * The push services of Chromium browsers, Firefox, Edge on Windows, and Safari. A leading dot allows every subdomain.
 */
const SERVICES = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '.push.services.mozilla.com',
  '.notify.windows.com',
  '.push.apple.com',
];

const P256_BYTES = 65;
const SECRET_BYTES = 16;

/**
 * True when our server may send a request to this address: https on the default port, no user name, and the host of a
 * known push service. Without this check a subscriber could make the server call internal addresses. The sandbox
 * is allowed under its own path only.
 */
export function isKnownService(endpoint: string, sandboxUrl: string | null): boolean {
  const url = URL.parse(endpoint);
  if (url === null || url.username !== '' || url.password !== '') return false;
  if (sandboxUrl !== null && url.origin === new URL(sandboxUrl).origin)
    return /^\/sandbox\/push\/[\w-]+$/.test(url.pathname);
  if (url.protocol !== 'https:' || url.port !== '') return false;
  return SERVICES.some((service) =>
    service.startsWith('.') ? url.hostname.endsWith(service) : url.hostname === service,
  );
}

/**
 * True when a message can be encrypted for the browser's keys: the public key is a point on the curve, and the secret
 * has the right size.
 */
export function hasKeys({ keys }: PushAddress): boolean {
  const point = Buffer.from(keys.p256dh, 'base64url');
  if (point.length !== P256_BYTES || Buffer.from(keys.auth, 'base64url').length !== SECRET_BYTES) return false;
  const own = createECDH('prime256v1');
  own.generateKeys();
  try {
    own.computeSecret(point);
    return true;
  } catch {
    return false;
  }
}
