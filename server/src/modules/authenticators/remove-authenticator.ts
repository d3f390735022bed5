import { audit } from '../../platform/audit.ts';
import type { Context } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import { publish } from '../../platform/outbox.ts';
import * as store from './store.ts';

/**
 * Deletes the authenticator of a locked account with its recovery codes and held sign-ins, and tells the person by SMS.
 * The caller has checked who asks. Returns false, and tells nobody, when the account has no confirmed one.
 */
export async function removeAuthenticator(ctx: Context, accountId: string, change: 'off' | 'reset'): Promise<boolean> {
  const inForce = await ctx.db.maybe(store.authenticatorInForce, { accountId });
  await forgetAuthenticator(ctx, accountId);
  if (inForce === undefined) return false;
  await audit(ctx, {
    action: 'identity.remove-authenticator',
    object: 'account',
    objectId: accountId,
    details: { how: change },
  });
  await publish(ctx, 'identity.second-factor-changed', {
    accountId,
    change,
    occasion: newId(ctx.clock.now()),
    left: 0,
  });
  return true;
}

/** Deletes everything that this module stores of an account, without telling anybody. May be repeated. */
export async function forgetAuthenticator(ctx: Context, accountId: string): Promise<void> {
  await ctx.db.run(store.forgetHeldSignInsOf, { accountId });
  await ctx.db.run(store.removeAuthenticator, { accountId });
}

/** Deletes held sign-ins that expired before a time, and authenticators that were begun before it and not confirmed. */
export async function forgetUnfinished(ctx: Context, before: Date): Promise<void> {
  await ctx.db.run(store.forgetHeldSignIns, { before });
  await ctx.db.run(store.forgetBegun, { before });
}
