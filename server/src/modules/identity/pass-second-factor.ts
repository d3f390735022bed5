import type { AssertionBody } from '@tabibu/contract/passkeys';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import {
  accountOfHeldSignIn,
  findAuthenticator,
  finishSignIn,
  proveSecondFactor,
  readProof,
  takeSignInGuess,
} from '../authenticators/index.ts';
import type { Proof, SignInStep } from '../authenticators/index.ts';
import { provePasskey } from '../passkeys/index.ts';
import { announceNewDevice } from './sign-in-as.ts';
import { openSession } from './open-session.ts';
import { meOf } from './read-me.ts';
import * as store from './store.ts';
import type { SignedIn } from './verify-code.ts';

interface FromBrowser {
  /** The cookie that says which numbers were proven in this browser. */
  readonly device: string | undefined;
  /** The cookie by which a browser is known to the lock of the records. */
  readonly recordsCookie?: string | undefined;
}

interface SecondStep extends Proof, SignInStep, FromBrowser {}

/**
 * Finishes a sign-in that waits for its second factor, and opens the session. Throws `second-factor-expired` when the
 * sign-in is over, used, out of guesses or another browser's; the person then starts again with the phone number. Not
 * repeatable: it opens one session.
 */
export async function verifySecondFactor(ctx: Context, step: SecondStep): Promise<SignedIn> {
  const proof = readProof(step);
  const outcome = await inTransaction(ctx, (inside) =>
    finish(inside, step, (accountId) => proveSecondFactor(inside, accountId, proof)),
  );
  if (typeof outcome === 'string') throw new Problem(outcome);
  return outcome;
}

interface PasskeyStep extends SignInStep, FromBrowser {
  readonly passkeyChallengeId: string;
  readonly credential: AssertionBody;
}

/**
 * Finishes such a sign-in with a passkey in place of the authenticator. Throws `second-factor-expired` as
 * `verifySecondFactor` does, and `passkey-refused`, after which the same sign-in can be tried again.
 */
export async function verifySecondPasskey(ctx: Context, step: PasskeyStep): Promise<SignedIn> {
  const given = {
    purpose: 'sign-in',
    browser: step.browser,
    challengeId: step.passkeyChallengeId,
    credential: step.credential,
  } as const;
  const outcome = await inTransaction(ctx, (inside) =>
    finish(inside, step, async (accountId) =>
      (await provePasskey(inside, accountId, given)) ? undefined : 'passkey-refused',
    ),
  );
  if (typeof outcome === 'string') throw new Problem(outcome);
  return outcome;
}

/** Returns a refusal instead of throwing it, so that the transaction commits the used guess. */
async function finish<Refusal extends string>(
  ctx: Context,
  step: SignInStep & FromBrowser,
  prove: (accountId: string) => Promise<Refusal | undefined>,
) {
  const owner = await accountOfHeldSignIn(ctx, step);
  // Locks the account first, like every change to its sign-in, so that concurrent guesses wait for each other here.
  const account = owner && (await ctx.db.maybe(store.lockAccount, { accountId: owner }));
  const role = account && (await takeSignInGuess(ctx, step));
  if (!account || !role) return 'second-factor-expired' as const;
  if (!account.roles.includes(role)) return 'authentication-failed' as const;
  // The authenticator was removed meanwhile. The phone alone is enough again, but only for a new sign-in.
  if ((await findAuthenticator(ctx, account.id)) === undefined) return 'second-factor-expired' as const;
  const refusal = await prove(account.id);
  if (refusal !== undefined) return refusal;
  await finishSignIn(ctx, step);
  const session = await openSession(ctx, account.id, role, { recordsCookie: step.recordsCookie });
  await announceNewDevice(ctx, { account, role, device: step.device, sessionId: session.sessionId });
  return { me: await meOf(ctx, account, { role, ...session }), session };
}
