import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { newId, randomToken } from '../../platform/ids.ts';
import { hashToken } from '../../platform/keys.ts';
import { publicAddress } from '../../platform/own-address.ts';
import { Problem } from '../../platform/problem.ts';
import { later } from '../../platform/time.ts';
import { lockAccount } from '../identity/index.ts';
import { LINK_KEPT, LINK_LIFETIME } from './rules.ts';
import * as store from './store.ts';

export interface SetUpLink {
  readonly linkId: string;
  /** The token is behind the `#`, which browsers do not send: it stands in no log (V-04). */
  readonly address: string;
  readonly expiresAt: Date;
}

/**
 * Returns a link by which the person of an account chooses user name and password and sets up the authenticator. It
 * works once; an earlier link of the account stops working. An operator's link lives 15 minutes, an invitation a day
 * . Throws `not-found` for an erased account.
 */
export async function createSetUpLink(
  ctx: Context,
  { accountId, kind }: { readonly accountId: string; readonly kind: keyof typeof LINK_LIFETIME },
): Promise<SetUpLink> {
  const token = randomToken();
  const now = ctx.clock.now();
  const link = {
    id: newId(now),
    accountId,
    tokenHash: hashToken(token),
    expiresAt: later(now, LINK_LIFETIME[kind]),
    // An invitation gives a role; it takes no factor away.
    replacesFactors: kind !== 'invitation',
  };
  await inTransaction(ctx, async (inside) => {
    if (!(await lockAccount(inside, accountId))) throw new Problem('not-found');
    await inside.db.run(store.forgetLinks, { before: later(now, -LINK_KEPT) });
    await inside.db.run(store.replaceLinks, { accountId, now });
    await inside.db.run(store.addLink, { ...link, now });
    await audit(inside, {
      action: 'staff.create-link',
      object: 'set-up-link',
      objectId: link.id,
      details: { account: accountId, kind },
    });
  });
  return { linkId: link.id, address: `${publicAddress(ctx)}/set-up#${token}`, expiresAt: link.expiresAt };
}
