import type { Language } from '@tabibu/contract/languages';
import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { publicAddress } from '../../platform/own-address.ts';
import * as emails from './email-store.ts';
import { findEmail } from './find-email.ts';

/** The path below which the addresses lie that switch emails off without signing in (RFC 8058). */
export const LEAVE_PATH = '/stop-emails';

/** For whom the secret of such an address is sealed: nothing else that we seal opens as one. */
const PLACE = 'notices.leave-emails';
const ID_BYTES = 16;
/** So much of the digest of an address tells it from every other one that an account had. */
const DIGEST_BYTES = 16;

/** Whether emails of notices go to the person to whom an address that switches them off belongs. */
export type EmailWish =
  | { readonly state: 'on' | 'off'; readonly language: Language }
  /** `wrong`: we never made this address. `over`: the email address is no longer the proven one of its account. */
  | { readonly state: 'wrong' | 'over' };

/** Returns the address that switches off the emails to a proven email address, for that email address only. */
export function leaveAddress(ctx: Context, of: { accountId: string; addressHash: Buffer }): string {
  const id = Buffer.from(of.accountId.replaceAll('-', ''), 'hex');
  const secret = ctx.keys.sealCarried(PLACE, Buffer.concat([id, of.addressHash.subarray(0, DIGEST_BYTES)]));
  return `${publicAddress(ctx)}${LEAVE_PATH}/${secret.toString('base64url')}`;
}

/** Returns whether emails go to the person of such an address. Changes nothing. */
export async function readEmailWish(ctx: Context, secret: string): Promise<EmailWish> {
  const named = open(ctx, secret);
  if (named === undefined) return { state: 'wrong' };
  const own = await findEmail(ctx, named.accountId);
  if (own?.isProven !== true || !own.addressHash.subarray(0, DIGEST_BYTES).equals(named.digest))
    return { state: 'over' };
  return { state: own.isWanted ? 'on' : 'off', language: own.reader.language };
}

/**
 * Switches off the emails of the person of such an address, as their box among the choices of notices does. Repeating
 * changes nothing.
 */
export async function leaveEmails(ctx: Context, secret: string): Promise<EmailWish> {
  return inTransaction(ctx, async (inside) => {
    const wish = await readEmailWish(inside, secret);
    if (wish.state !== 'on') return wish;
    const { accountId } = open(inside, secret)!;
    await inside.db.run(emails.switchEmail, { accountId, isOn: false, now: inside.clock.now() });
    await audit(inside, { action: 'notifications.leave-emails', object: 'account', objectId: accountId });
    return { ...wish, state: 'off' };
  });
}

/** Returns what an address names; undefined if we never made it. */
function open(ctx: Context, secret: string): { accountId: string; digest: Buffer } | undefined {
  let plain: Buffer;
  try {
    plain = ctx.keys.openCarried(PLACE, Buffer.from(secret, 'base64url'));
  } catch {
    return undefined;
  }
  const id = plain.subarray(0, ID_BYTES).toString('hex');
  return { accountId: id.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-'), digest: plain.subarray(ID_BYTES) };
}
