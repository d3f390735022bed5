import { FINGERPRINT_WORDS } from './fingerprint-words.ts';

/** The fingerprint of the key in a description: 'sha-256 AB:CD…', in capitals. */
export function fingerprintOf(sdp: string | undefined): string | undefined {
  const found = /^a=fingerprint:(\S+) ([0-9A-Fa-f:]+)/m.exec(sdp ?? '');
  return found ? `${found[1]?.toLowerCase()} ${found[2]?.toUpperCase()}` : undefined;
}

/**
 * Four words from both keys of a call: the same on both sides when nobody stands in between, whoever says them first (K-06).
 * Undefined while one of the keys is not known.
 */
export async function checkWords(own: string | undefined, other: string | undefined): Promise<string[] | undefined> {
  const keys = [fingerprintOf(own), fingerprintOf(other)];
  if (keys.includes(undefined)) return undefined;
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(keys.sort((one = '', other = '') => (one < other ? -1 : 1)).join('\n'))));
  return [...digest.subarray(0, 4)].map((byte) => FINGERPRINT_WORDS[byte] ?? '');
}
