import type { CountryCode } from '@tabibu/contract/countries';
import { audit } from '../../platform/audit.ts';
import { accountOf, inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import { publish } from '../../platform/outbox.ts';
import { Problem } from '../../platform/problem.ts';
import { revokeSession } from './open-session.ts';
import { proveSecondFactor, readProof } from './prove-second-factor.ts';
import type { Proof } from './prove-second-factor.ts';
import { normalizeLivePhone } from './rules.ts';
import * as factors from './second-factor-store.ts';
import * as store from './store.ts';

/** Switches the authenticator of the person off who proves it now; they are told by SMS. */
export async function removeAuthenticator(ctx: Context, typed: Proof): Promise<void> {
  const proof = readProof(typed);
  const refusal = await inTransaction(ctx, async (inside) => {
    const accountId = accountOf(ctx);
    await inside.db.maybe(factors.lockAccount, [accountId]);
    const refused = await proveSecondFactor(inside, accountId, proof);
    if (refused === undefined) await remove(inside, accountId, 'off');
    return refused;
  });
  if (refusal !== undefined) throw new Problem(refusal);
}

/**
 * The operator's way for a person who has lost phone app and recovery codes: switches the authenticator of a number off, ends all sessions of
 * the account and tells the person by SMS. False when the account has none. Throws `phone-invalid` and `not-found`.
 */
export async function resetSecondFactor(ctx: Context, spelling: string, country: CountryCode): Promise<boolean> {
  const phone = normalizeLivePhone(spelling, country);
  if (phone === null) throw new Problem('phone-invalid');
  return inTransaction(ctx, async (inside) => {
    const account = await inside.db.maybe(store.lockAccountOfPhone, [phone]);
    if (account === undefined) throw new Problem('not-found');
    if (!await remove(inside, account.id, 'reset')) return false;
    for (const { id } of await inside.db.many(store.liveSessions, [account.id, ctx.clock.now()])) await revokeSession(inside, account.id, id);
    return true;
  });
}

async function remove(ctx: Context, accountId: string, change: 'off' | 'reset'): Promise<boolean> {
  await ctx.db.run(factors.forgetWantedOf, [accountId]);
  const inForce = await ctx.db.maybe(factors.authenticatorInForce, [accountId]);
  await ctx.db.run(factors.removeAuthenticator, [accountId]);
  if (inForce === undefined) return false;
  await audit(ctx, { action: 'identity.remove-authenticator', object: 'account', objectId: accountId, details: { how: change } });
  await publish(ctx, 'identity.second-factor-changed', { accountId, change, occasion: newId(ctx.clock.now()), left: 0 });
  return true;
}
