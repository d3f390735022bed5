import { randomBytes } from 'node:crypto';

/** Length of a token in bytes: an HMAC-SHA-256 over the session's id. */
const LENGTH = 32;

/**
 * Returns the token in the form that a page gets: combined with a fresh random pad, so that no two pages contain the
 * same bytes. A page is compressed together with text that strangers can choose; if the token never changed, the
 * compressed length would reveal it bit by bit (BREACH).
 */
export function maskToken(token: string): string {
  const bytes = Buffer.from(token, 'base64url');
  const pad = randomBytes(bytes.length);
  return Buffer.concat([pad, xor(pad, bytes)]).toString('base64url');
}

/** Returns the token inside a masked one. Returns any other text unchanged; the comparison that follows then fails. */
export function unmaskToken(text: string): string {
  const bytes = Buffer.from(text, 'base64url');
  return bytes.length === 2 * LENGTH
    ? xor(bytes.subarray(0, LENGTH), bytes.subarray(LENGTH)).toString('base64url')
    : text;
}

function xor(one: Buffer, other: Buffer): Buffer {
  return Buffer.from(one.map((byte, index) => byte ^ other[index]!));
}
