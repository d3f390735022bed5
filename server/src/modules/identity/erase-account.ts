import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { publish } from '../../platform/outbox.ts';
import * as factors from './second-factor-store.ts';
import * as store from './store.ts';
import { tellRevoked } from './open-session.ts';

/**
 * Forgets number and name of an account and ends its sessions. The caller has asked whoever knows of unsettled money first.
 * False when there was nothing left to erase; may be repeated.
 */
export async function eraseAccount(ctx: Context, accountId: string): Promise<boolean> {
  return inTransaction(ctx, async (inside) => {
    const now = ctx.clock.now();
    const erased = await inside.db.maybe(store.eraseAccount, [accountId, now]);
    if (erased === undefined) return false;
    await inside.db.run(store.forgetChallengesOf, [erased.phone]);
    await inside.db.run(factors.forgetWantedOf, [accountId]);
    await inside.db.run(factors.removeAuthenticator, [accountId]);
    await inside.db.run(factors.forgetNumbersOf, [accountId]);
    const live = await inside.db.many(store.liveSessions, [accountId, now]);
    await inside.db.run(store.eraseSessions, [accountId, now]);
    for (const { id } of live) await tellRevoked(inside, accountId, id);
    await audit(inside, { action: 'identity.erase-account', object: 'account', objectId: accountId });
    await publish(inside, 'identity.account-erased', { accountId });
    return true;
  });
}
