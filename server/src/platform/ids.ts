import { randomBytes, randomUUID } from 'node:crypto';

/** A UUIDv7 (RFC 9562): sortable by creation time; its 74 random bits and the variant are those of a random UUID. */
export function newId(now: Date): string {
  const time = now.getTime().toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`;
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Is it an id as the database writes them? */
export function isId(text: string): boolean {
  return UUID.test(text);
}

const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** `length` random characters of Crockford's base32 (5 bits each). */
export function randomBase32(length: number): string {
  return Array.from(randomBytes(length), (byte) => CROCKFORD[byte & 31]).join('');
}

/** A secret for links and cookies: 256 random bits, URL-safe. */
export function randomToken(): string {
  return randomBytes(32).toString('base64url');
}
