import { isIP } from 'node:net';
import { z } from 'zod';

/** The forms of settings that several variables share. Each message says what the value must be. */

/** 'true', '1' and 'on', or their contrary. */
export const flag = z
  .enum(['true', 'false', '1', '0', 'on', 'off'])
  .transform((text) => text === 'true' || text === '1' || text === 'on');
export const url = z.url({ protocol: /^https?$/ });
export const secret = z.string().min(43, 'must be at least 256 random bits, for example from: openssl rand -base64 32');

export const iceUrls = (schemes: string) =>
  z
    .string()
    .default('')
    .transform((text) =>
      text
        .split(',')
        .map((url) => url.trim())
        .filter((url) => url !== ''),
    )
    .refine(
      (urls) => urls.every((url) => new RegExp(`^(${schemes}):[^\\s]+$`).test(url)),
      `must be addresses with commas between them, each beginning with ${schemes.replace('|', ': or ')}:`,
    );

/** Named groups of addresses that TRUSTED_PROXIES may contain: this machine, link-local and private networks. */
const PROXY_GROUPS = new Set(['loopback', 'linklocal', 'uniquelocal']);

/**
 * Returns whether the text is an address, a network or a named group. A network of /0 is refused: every client would
 * then count as a proxy and could claim any address.
 */
function isProxy(text: string): boolean {
  if (PROXY_GROUPS.has(text)) return true;
  const [address = '', bits, ...more] = text.split('/');
  const kind = isIP(address);
  return (
    kind !== 0 &&
    more.length === 0 &&
    (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= (kind === 4 ? 32 : 128)))
  );
}

export const proxies = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((proxy) => proxy.trim())
      .filter((proxy) => proxy !== ''),
  )
  .refine(
    (list) => list.every(isProxy),
    'must be addresses or networks with commas between them, for example 172.28.7.10 or 10.0.0.0/8, or loopback, linklocal, uniquelocal',
  );

/** Where a party listens that does not speak HTTP. */
export const socketAddress = z
  .string()
  .regex(/^(unix:\/\S+|(\[[0-9a-fA-F:]+\]|[^\s:[\]]+):\d{1,5})$/, 'must be host:port or unix:/path');
