import type { BodyOf } from '@tabibu/contract/api-calls';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { contactOf, lockAccount, signInAs } from '../identity/index.ts';
import type { SignedIn } from '../identity/index.ts';
import { ownerOfPasskey, provePasskey } from '../passkeys/index.ts';
import { roleAt } from './rules.ts';

type PasskeySignIn = BodyOf<'POST /api/auth/passkey'> & {
  /** The cookie of the browser that asked for the challenge. */
  readonly browser: string | undefined;
  readonly device: string | undefined;
};

/**
 * Signs somebody who works here in with a passkey, which counts as password and second factor, because its
 * authenticator has verified its person. Throws `passkey-refused` alike for a passkey that nobody has, an answer that
 * is not valid, and a person who has no role at this portal or is suspended. Not repeatable: a challenge works once.
 */
export async function signInWithPasskey(ctx: Context, given: PasskeySignIn): Promise<SignedIn> {
  const { portal, credential, browser, device, challenge_id: challengeId } = given;
  const signedIn = await inTransaction(ctx, async (inside) => {
    const owner = await ownerOfPasskey(inside, credential);
    const accountId = owner !== undefined && (await lockAccount(inside, owner)) ? owner : undefined;
    const answer = { purpose: 'sign-in', browser, challengeId, credential } as const;
    if (!(await provePasskey(inside, accountId, answer)) || accountId === undefined) return undefined;
    const role = roleAt(portal, (await contactOf(inside, accountId))?.roles ?? []);
    return role && signInAs(inside, { accountId, role, device });
  });
  // Thrown after the commit, so that the challenge stays used up and the refusal is in the audit log.
  if (signedIn === undefined) throw new Problem('passkey-refused');
  return signedIn;
}
