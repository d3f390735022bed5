import { lookup as systemLookup } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import { isIP } from 'node:net';
import type { LookupFunction } from 'node:net';
import { REQUEST_TIMEOUT_MS } from '../http-client.ts';
import { isPublicAddress } from './public-address.ts';
import type { FetchFailure, PictureSource } from './port.ts';

interface PublicWebOptions {
  /** The origin of the sandbox, whose pictures may be fetched over http; null without a sandbox. */
  readonly sandboxUrl: string | null;
  readonly timeoutMs?: number;
  /** In tests: which addresses count as public, how names are found, and whose certificates are trusted. */
  readonly isPublic?: (address: string) => boolean;
  readonly lookup?: LookupFunction;
  readonly ca?: string;
  /** In tests: another port than that of https. */
  readonly port?: number;
}

type Fetched = { bytes: Buffer } | { failed: FetchFailure };

/**
 * Fetches pictures from the public web. The address that a name leads to is checked when the connection is made, so a
 * name that leads elsewhere the second time reaches nothing inside.
 */
export function publicWeb(options: PublicWebOptions): PictureSource {
  return {
    fetchPicture: async (address, mostBytes) => {
      const url = readAddress(address, options);
      return url === null ? { failed: 'address' } : fetchFrom(url, mostBytes, options);
    },
  };
}

/** Returns the address if it may be asked: https on its usual port without a login, or a picture of the sandbox. */
function readAddress(text: string, { sandboxUrl, isPublic = isPublicAddress, port }: PublicWebOptions): URL | null {
  const url = URL.parse(text.trim());
  if (url === null || url.username !== '' || url.password !== '') return null;
  if (sandboxUrl !== null && url.origin === new URL(sandboxUrl).origin)
    return /^\/sandbox\/pictures\/[\w.-]+$/.test(url.pathname) ? url : null;
  if (url.protocol !== 'https:' || (url.port !== '' && Number(url.port) !== port)) return null;
  // Node asks no lookup for a number, so it is checked here.
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0 ? !isPublic(host) : !host.includes('.')) return null;
  return url;
}

function fetchFrom(url: URL, mostBytes: number, options: PublicWebOptions): Promise<Fetched> {
  const signal = AbortSignal.timeout(options.timeoutMs ?? REQUEST_TIMEOUT_MS);
  const isSandbox = url.protocol === 'http:';
  return new Promise((resolve) => {
    const headers = { accept: 'image/jpeg, image/png', 'accept-encoding': 'identity' };
    const request = isSandbox
      ? http.get(url, { headers, signal })
      : https.get(url, {
          headers,
          signal,
          agent: false,
          lookup: publicLookup(options),
          ...(options.ca === undefined ? {} : { ca: options.ca }),
        });
    request.on('error', () => resolve({ failed: 'unreachable' }));
    request.on('response', (response) => {
      const give = (fetched: Fetched) => {
        resolve(fetched);
        request.destroy();
      };
      if (response.statusCode !== 200) return give({ failed: 'unreachable' });
      if (!/^image\/(jpeg|png)\b/.test(response.headers['content-type'] ?? '')) return give({ failed: 'kind' });
      if (Number(response.headers['content-length'] ?? 0) > mostBytes) return give({ failed: 'too-large' });
      const chunks: Buffer[] = [];
      let size = 0;
      response.on('data', (chunk: Buffer) => {
        size += chunk.length;
        if (size > mostBytes) give({ failed: 'too-large' });
        else chunks.push(chunk);
      });
      response.on('error', () => resolve({ failed: 'unreachable' }));
      response.on('end', () => resolve({ bytes: Buffer.concat(chunks) }));
    });
  });
}

/** A lookup that fails for a name of which any address is not public. */
function publicLookup({ isPublic = isPublicAddress, lookup = systemLookup }: PublicWebOptions): LookupFunction {
  return (hostname, options, callback) =>
    lookup(hostname, options, (error, address, family) => {
      const found = typeof address === 'string' ? [address] : (address ?? []).map((one) => one.address);
      if (error === null && !found.every(isPublic))
        return callback(Object.assign(new Error(`${hostname} is not public`), { code: 'ENOTFOUND' }), '', 0);
      callback(error, address, family);
    });
}
