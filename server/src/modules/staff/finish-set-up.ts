import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { confirmAuthenticator, forgetAuthenticator, findAuthenticator } from '../authenticators/index.ts';
import { forgetPasskeyTerm, lockAccount, signInAs } from '../identity/index.ts';
import type { SignedIn } from '../identity/index.ts';
import { findPassword } from '../passwords/index.ts';
import { findLink, requireEntry } from './find-link.ts';
import type { FoundLink } from './find-link.ts';
import * as store from './store.ts';

export interface FinishedSetUp extends SignedIn {
  readonly recoveryCodes: string[];
}

/**
 * Uses a set-up link up and opens the session. The first code confirms the authenticator and gives the recovery codes;
 * null leaves it out, unless the person is an administrator or the password is too short to stand alone: then throws
 * `authenticator-required`. An authenticator that was there before the invitation stays and was given in the own
 * session. Throws `set-up-link-over` and the refusals of `requireEntry` and `confirmAuthenticator`. Not repeatable: the
 * link works once.
 */
export async function finishSetUp(
  ctx: Context,
  {
    token,
    code,
    device,
  }: { readonly token: string; readonly code: string | null; readonly device: string | undefined },
): Promise<FinishedSetUp> {
  return inTransaction(ctx, async (inside) => {
    const link = await findLink(inside, token);
    const { accountId } = link.person;
    await lockAccount(inside, accountId);
    const entry = await requireEntry(inside, link);
    if ((await inside.db.run(store.useLink, { linkId: link.linkId, now: inside.clock.now() })) === 0)
      throw new Problem('set-up-link-over');
    const keepsOwn = entry === 'own' && (await findAuthenticator(inside, accountId)) !== undefined;
    const recoveryCodes = keepsOwn ? [] : await settleAuthenticator(inside, link, code);
    // Setting up removes the passkeys, so the term for a new one begins anew.
    if (entry === 'open') await forgetPasskeyTerm(inside, accountId);
    const signedIn = await signInAs(inside, { accountId, role: link.role, device });
    if (signedIn === undefined) throw new Problem('set-up-link-over');
    await audit(inside, {
      action: 'staff.finish-set-up',
      object: 'set-up-link',
      objectId: link.linkId,
      details: { account: accountId, role: link.role, authenticator: code !== null },
    });
    return { ...signedIn, recoveryCodes };
  });
}

async function settleAuthenticator(
  inside: Context,
  { person, role }: FoundLink,
  code: string | null,
): Promise<string[]> {
  const password = await findPassword(inside, person.accountId);
  if (password === undefined) throw new Problem('second-factor-not-begun');
  if (code !== null) return confirmAuthenticator(inside, person.accountId, code);
  if (role === 'administrator' || !password.standsAlone) throw new Problem('authenticator-required');
  await forgetAuthenticator(inside, person.accountId);
  return [];
}
