import type { Context } from './context.ts';
import { equalInConstantTime } from './keys.ts';

const ID_BYTES = 16;
/** So many bytes of an HMAC cannot be guessed, and keep an address short enough for a text message. */
const SIGNATURE_BYTES = 16;

/** What an address with such a secret is for. */
type LinkUse = 'join' | 'stop';

/** What a secret names, and what has to be as it was when the secret was made. */
interface Named {
  readonly id: string;
  /** For example a telephone number: with another one the secret is void. */
  readonly holds: string;
}

/**
 * Returns the secret of an address that is good without signing in, in 43 characters: an id, and an HMAC over what it
 * is for, the id and what has to hold. Nothing of it is stored.
 */
export function linkSecret(ctx: Context, use: LinkUse, { id, holds }: Named): string {
  const signature = Buffer.from(ctx.keys.sign('link', `${use} ${id} ${holds}`), 'base64url');
  const bytes = [Buffer.from(id.replaceAll('-', ''), 'hex'), signature.subarray(0, SIGNATURE_BYTES)];
  return Buffer.concat(bytes).toString('base64url');
}

/** Returns whether it is the secret of what it names; compares in constant time. */
export function isLinkSecret(ctx: Context, use: LinkUse, secret: string, named: Named): boolean {
  return equalInConstantTime(linkSecret(ctx, use, named), secret);
}

/** Returns the id that a secret names, which is not proven yet; undefined if it cannot be one of ours. */
export function idInLink(secret: string): string | undefined {
  const bytes = Buffer.from(secret, 'base64url');
  if (bytes.length !== ID_BYTES + SIGNATURE_BYTES) return undefined;
  return bytes
    .subarray(0, ID_BYTES)
    .toString('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
