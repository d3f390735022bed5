import { randomBytes, randomUUID } from 'node:crypto';

/** Returns a UUIDv7 (RFC 9562): ids sort by creation time; their other 74 bits are random. */
export function newId(now: Date): string {
  const time = now.getTime().toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`;
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Returns whether the text is a UUID in the spelling that the database uses. */
export function isId(text: string): boolean {
  return UUID.test(text);
}

/** The id behind all others, where a list that goes down begins. */
export const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Returns `length` random characters of Crockford's base32 (5 bits each). */
export function randomBase32(length: number): string {
  return Array.from(randomBytes(length), (byte) => CROCKFORD[byte & 31]).join('');
}

/** Returns a secret for links and cookies: 256 random bits as URL-safe text. */
export function randomToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Returns whether a text has the form of `randomToken`. */
export function isToken(text: string): boolean {
  return /^[\w-]{43}$/.test(text);
}
