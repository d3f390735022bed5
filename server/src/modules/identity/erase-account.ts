import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { publish } from '../../platform/outbox.ts';
import { forgetAuthenticator } from '../authenticators/index.ts';
import { forgetPasskeys } from '../passkeys/index.ts';
import { forgetPassword } from '../passwords/index.ts';
import { forgetLock } from '../record-locks/index.ts';
import { announceRevoked } from './open-session.ts';
import * as sessions from './session-store.ts';
import * as codes from './code-store.ts';
import { placeOfActedName } from './rules.ts';
import * as store from './store.ts';

/**
 * Removes number, name and email of an account and ends its sessions. Of somebody who worked here the name stays,
 * sealed: what they decided keeps saying who it was (`namesOfActors`). The caller has checked before that no money is
 * unsettled. Returns false when the account was erased before. May be repeated.
 */
export async function eraseAccount(ctx: Context, accountId: string): Promise<boolean> {
  return inTransaction(ctx, async (inside) => {
    const now = ctx.clock.now();
    const acted = await inside.db.maybe(store.nameOfFormerStaff, { accountId });
    const nameSealed = acted === undefined ? null : inside.keys.seal(placeOfActedName(accountId), acted.full_name);
    const erased = await inside.db.maybe(store.eraseAccount, { accountId, nameSealed, now });
    if (erased === undefined) return false;
    await inside.db.run(codes.forgetChallengesOf, { phone: erased.phone });
    await forgetAuthenticator(inside, accountId);
    await forgetPasskeys(inside, accountId);
    await forgetPassword(inside, accountId);
    await forgetLock(inside, accountId);
    await inside.db.run(sessions.forgetNumbersOf, { accountId });
    const live = await inside.db.many(sessions.liveSessions, { accountId, now });
    await inside.db.run(sessions.eraseSessions, { accountId, now });
    for (const { id } of live) await announceRevoked(inside, accountId, id);
    await audit(inside, { action: 'identity.erase-account', object: 'account', objectId: accountId });
    await publish(inside, 'identity.account-erased', { accountId });
    return true;
  });
}
