import { randomBytes } from 'node:crypto';

/** Bytes of a token: an HMAC over the session's id. */
const LENGTH = 32;

/**
 * The token as a page gets it: under a fresh random pad, so that no two documents hold the same bytes. What is compressed together with text
 * that a stranger chose tells by its length how much of the two is alike (BREACH); a token that is never the same tells nothing.
 */
export function maskToken(token: string): string {
  const bytes = Buffer.from(token, 'base64url');
  const pad = randomBytes(bytes.length);
  return Buffer.concat([pad, xor(pad, bytes)]).toString('base64url');
}

/** The token under a mask; anything else comes back as it is, and is compared like that. */
export function unmaskToken(text: string): string {
  const bytes = Buffer.from(text, 'base64url');
  return bytes.length === 2 * LENGTH ? xor(bytes.subarray(0, LENGTH), bytes.subarray(LENGTH)).toString('base64url') : text;
}

function xor(one: Buffer, other: Buffer): Buffer {
  return Buffer.from(one.map((byte, index) => byte ^ other[index]!));
}
