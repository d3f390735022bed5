import type { AssertionBody } from '@tabibu/contract/passkeys';
import { isStaffRole } from '@tabibu/contract/roles';
import { audit } from '../../platform/audit.ts';
import { accountOf, hasAccount, inTransaction, sessionOf } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { later } from '../../platform/time.ts';
import { findAuthenticator, proveSecondFactor, readProof } from '../authenticators/index.ts';
import type { Proof } from '../authenticators/index.ts';
import { hasPasskey, provePasskey } from '../passkeys/index.ts';
import { isPasswordOf } from '../passwords/index.ts';
import { STEP_UP_LIFETIME } from './rules.ts';
import * as sessions from './session-store.ts';
import * as store from './store.ts';

/**
 * Checks the account's authenticator during a session, and returns until when that counts for actions that move money
 * . Guesses count and are refused as at a sign-in.
 */
export async function stepUp(ctx: Context, typed: Proof): Promise<Date> {
  const proof = readProof(typed);
  const now = ctx.clock.now();
  const refusal = await inTransaction(ctx, async (inside) => {
    const accountId = accountOf(ctx);
    await inside.db.maybe(store.lockAccount, { accountId });
    const refused = await proveSecondFactor(inside, accountId, proof);
    if (refused !== undefined) return refused;
    await recordStepUp(inside, proof.kind);
    return undefined;
  });
  if (refusal !== undefined) throw new Problem(refusal);
  return later(now, STEP_UP_LIFETIME);
}

/**
 * Checks the password of somebody who works here and has no authenticator, and returns until when that counts as
 * `stepUp` does: their password is the only factor that they sign in with. Throws `current-password-wrong`,
 * `sign-in-paused` after several wrong ones, and `step-up-required` when there is an authenticator to give.
 */
export async function stepUpByPassword(ctx: Context, password: string): Promise<Date> {
  const accountId = accountOf(ctx);
  if (!(await isPasswordOf(ctx, accountId, password))) throw new Problem('current-password-wrong');
  return inTransaction(ctx, async (inside) => {
    await inside.db.maybe(store.lockAccount, { accountId });
    if ((await findAuthenticator(inside, accountId)) !== undefined)
      throw new Problem('step-up-required', {
        factor: 'authenticator',
        passkey: await hasPasskey(inside, accountId),
      });
    return recordStepUp(inside, 'password');
  });
}

/** Checks a passkey of the account, which counts as `stepUp` does. Throws `passkey-refused`. */
export async function stepUpByPasskey(ctx: Context, challengeId: string, credential: AssertionBody): Promise<Date> {
  const until = await inTransaction(ctx, async (inside) => {
    const [accountId, sessionId] = [accountOf(ctx), sessionOf(ctx)];
    await inside.db.maybe(store.lockAccount, { accountId });
    const proven = await provePasskey(inside, accountId, { purpose: 'step-up', sessionId, challengeId, credential });
    return proven ? recordStepUp(inside, 'passkey') : undefined;
  });
  // Thrown after the commit, so that the challenge stays used up.
  if (until === undefined) throw new Problem('passkey-refused');
  return until;
}

async function recordStepUp(inside: Context, kind: Proof['kind'] | 'password' | 'passkey'): Promise<Date> {
  const [sessionId, now] = [sessionOf(inside), inside.clock.now()];
  await inside.db.run(sessions.recordStepUp, { sessionId, accountId: accountOf(inside), now });
  await audit(inside, { action: 'identity.step-up', object: 'session', objectId: sessionId, details: { kind } });
  return later(now, STEP_UP_LIFETIME);
}

/**
 * Throws `step-up-required`, with the factor to give and whether a passkey will do, unless the account's factor was
 * given in this session within the last five minutes; the sign-in itself counts. The account cannot be erased
 * until the transaction ends.
 */
export async function requireStepUp(inside: Context): Promise<void> {
  if ((await steppedUpUntil(inside)) !== null) return;
  const passkey = await hasPasskey(inside, accountOf(inside));
  throw new Problem('step-up-required', { factor: await factorToGive(inside), passkey });
}

/** Returns until when the step-up of this session counts; null when a factor has to be given again. */
export async function steppedUpUntil(inside: Context): Promise<Date | null> {
  const session = { sessionId: sessionOf(inside), accountId: accountOf(inside) };
  const stepped = await inside.db.maybe(sessions.steppedUpAt, session);
  if (stepped === undefined) throw new Problem('not-signed-in');
  const until = later(stepped.at, STEP_UP_LIFETIME);
  return until > inside.clock.now() ? until : null;
}

/** The factor that a person gives again: the authenticator, otherwise what they signed in with. */
export async function factorToGive(inside: Context): Promise<'authenticator' | 'password' | 'sms'> {
  if ((await findAuthenticator(inside, accountOf(inside))) !== undefined) return 'authenticator';
  return hasAccount(inside.actor) && isStaffRole(inside.actor.kind) ? 'password' : 'sms';
}
