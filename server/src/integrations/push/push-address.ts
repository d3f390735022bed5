import { createECDH } from 'node:crypto';
import type { PushAddress } from './port.ts';

/** The push services of the browsers that exist: Chrome and its relatives, Firefox, Edge on Windows, Safari. A leading dot allows every name below it. */
const SERVICES = ['fcm.googleapis.com', 'updates.push.services.mozilla.com', '.push.services.mozilla.com', '.notify.windows.com', '.push.apple.com'];

const P256_BYTES = 65;
const SECRET_BYTES = 16;

/**
 * Whether our server may send a request there: https, the usual port, no user, and a host of a known push service. Otherwise anybody who
 * subscribes could make it call an address of the inside. A sandbox takes requests under its own path only.
 */
export function isKnownService(endpoint: string, sandboxUrl: string | null): boolean {
  const url = URL.parse(endpoint);
  if (url === null || url.username !== '' || url.password !== '') return false;
  if (sandboxUrl !== null && url.origin === new URL(sandboxUrl).origin) return /^\/sandbox\/push\/[\w-]+$/.test(url.pathname);
  if (url.protocol !== 'https:' || url.port !== '') return false;
  return SERVICES.some((service) => (service.startsWith('.') ? url.hostname.endsWith(service) : url.hostname === service));
}

/** Whether the browser's keys can be encrypted for: a point on the curve, and a secret of the right size. */
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
