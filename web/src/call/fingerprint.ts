import { sha256 } from '../api/secure-device.ts';
import { FINGERPRINT_WORDS } from './fingerprint-words.ts';

/**
 * Returns the DTLS key fingerprint of a session description, e.g. `sha-256 AB:CD…` in capitals, or undefined if it has
 * none.
 */
export function fingerprintOf(sdp: string | undefined): string | undefined {
  const found = /^a=fingerprint:(\S+) ([0-9A-Fa-f:]+)/m.exec(sdp ?? '');
  return found ? `${found[1]?.toLowerCase()} ${found[2]?.toUpperCase()}` : undefined;
}

/**
 * Returns four words derived from the DTLS keys of both participants. Both see the same words, in either order of
 * arguments, unless somebody intercepts the connection (K-06). Returns undefined while a key is unknown.
 */
export async function checkWords(own: string | undefined, other: string | undefined): Promise<string[] | undefined> {
  const keys = [fingerprintOf(own), fingerprintOf(other)];
  if (keys.includes(undefined)) return undefined;
  const digest = await sha256(keys.sort((one = '', other = '') => (one < other ? -1 : 1)).join('\n'));
  return digest && [...digest.subarray(0, 4)].map((byte) => FINGERPRINT_WORDS[byte] ?? '');
}
