import type { Context } from '../../platform/context.ts';
import { contactOf } from '../identity/index.ts';
import type { Contact } from '../identity/index.ts';
import * as emails from './email-store.ts';

/** Returns the digest by which a proven address is known; spelling with capitals makes no difference. */
function digestOf(ctx: Context, address: string): Buffer {
  return Buffer.from(ctx.keys.sign('email', `account ${address.toLowerCase()}`), 'base64url');
}

export interface AccountEmail {
  readonly reader: Contact & { readonly email: string };
  readonly addressHash: Buffer;
  readonly isProven: boolean;
  /** It is proven, and the person wants messages there. */
  readonly isWanted: boolean;
}

/** Returns the email address of an account and whether messages may go there; undefined if it has none. */
export async function findEmail(ctx: Context, accountId: string): Promise<AccountEmail | undefined> {
  const reader = await contactOf(ctx, accountId);
  if (reader === undefined || reader.email === null || reader.email === '') return undefined;
  const addressHash = digestOf(ctx, reader.email);
  const proven = await ctx.db.maybe(emails.provenOf, { accountId });
  const isProven = proven !== undefined && proven.address_hash.equals(addressHash);
  return {
    reader: { ...reader, email: reader.email },
    addressHash,
    isProven,
    isWanted: isProven && proven.switched_off_at === null,
  };
}
