import type { PasskeyBody } from '@tabibu/contract/passkeys';
import { audit } from '../../platform/audit.ts';
import type { Context } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import { passkeyBody, tellOfChange } from './list-passkeys.ts';
import type { PasskeyUse } from './rules.ts';
import * as store from './store.ts';

interface OwnPasskey {
  readonly accountId: string;
  readonly passkeyId: string;
}

/** Gives a passkey of an account another name. Returns undefined when the account has no such passkey. */
export async function renamePasskey(
  ctx: Context,
  { accountId, passkeyId, name }: OwnPasskey & { readonly name: string },
): Promise<PasskeyBody | undefined> {
  const row = await ctx.db.maybe(store.renamePasskey, { id: passkeyId, accountId, name });
  return row && passkeyBody(row);
}

/**
 * Deletes a passkey of a locked account and tells the person by SMS; of one for records the caller tells. Returns
 * false, and tells nobody, when the account has no such passkey for this use.
 */
export async function removePasskey(
  ctx: Context,
  { accountId, passkeyId }: OwnPasskey,
  use: PasskeyUse = 'factor',
): Promise<boolean> {
  const forRecords = use === 'records';
  if ((await ctx.db.run(store.removePasskey, { id: passkeyId, accountId, forRecords })) === 0) return false;
  await audit(ctx, {
    action: 'passkeys.remove',
    object: 'passkey',
    objectId: passkeyId,
    details: { account: accountId, use },
  });
  if (!forRecords) await tellOfChange(ctx, accountId, 'passkey-removed', passkeyId);
  return true;
}

/**
 * Deletes all passkeys of a locked account whose access is set up anew or whose second factor goes, and tells the
 * person once. Those of earlier records stay. Returns false, and tells nobody, when it has none.
 */
export async function removePasskeys(ctx: Context, accountId: string): Promise<boolean> {
  const removed = await ctx.db.run(store.removePasskeysOf, { accountId });
  if (removed === 0) return false;
  await audit(ctx, {
    action: 'passkeys.remove-all',
    object: 'account',
    objectId: accountId,
    details: { passkeys: removed },
  });
  await tellOfChange(ctx, accountId, 'passkey-removed', newId(ctx.clock.now()));
  return true;
}

/** Deletes the passkeys of an erased account, without telling anybody. May be repeated. */
export async function forgetPasskeys(ctx: Context, accountId: string): Promise<void> {
  await ctx.db.run(store.forgetPasskeysOf, { accountId });
}

/** Deletes challenges that expired before a time. */
export async function forgetPasskeyChallenges(ctx: Context, before: Date): Promise<void> {
  await ctx.db.run(store.forgetChallenges, { before });
}
