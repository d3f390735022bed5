import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import { Problem } from '../../platform/problem.ts';
import { meOf } from './read-me.ts';
import type { MeBody } from './read-me.ts';
import { openSession } from './open-session.ts';
import type { OpenedSession } from './open-session.ts';
import { provePhone, refuseGuess } from './prove-phone.ts';
import type { Guess } from './prove-phone.ts';
import { readCode } from './rules.ts';
import * as store from './store.ts';
import { wantSecondFactor } from './want-second-factor.ts';
import type { WantedFactor } from './want-second-factor.ts';

export interface SignedIn { readonly me: MeBody; readonly session: OpenedSession }

/**
 * Proves a phone: opens the account of the number, makes it when the number is new, and opens a session (W01, C63), or answers what is still
 * wanted when the account has an authenticator. Costs and refusals of a guess are those of `provePhone`. Not repeatable: a code opens once.
 */
export async function verifyCode(ctx: Context, guess: Guess): Promise<SignedIn | WantedFactor> {
  const code = readCode(guess.code);
  if (code === null) throw new Problem('code-wrong');
  const outcome = await inTransaction(ctx, (inside) => evaluate(inside, { ...guess, code }));
  if (typeof outcome === 'string') throw new Problem(outcome);
  return outcome;
}

/** Returns a refusal instead of throwing it: what the guess cost has to be committed. */
async function evaluate(ctx: Context, guess: Guess) {
  const challenge = await provePhone(ctx, guess);
  if (typeof challenge === 'string') return challenge;
  const account = await accountOfProvenPhone(ctx, challenge);
  if (account === undefined) return refuseGuess(ctx, challenge, 'authentication-failed');
  const wanted = await wantSecondFactor(ctx, account.id, challenge.role);
  if (wanted !== undefined) return wanted;
  const session = await openSession(ctx, account.id, challenge.role);
  return { me: meOf(ctx, account, challenge.role, session.sessionId), session };
}

/** Anybody may be a patient; a doctor's session needs an account that has the role. */
async function accountOfProvenPhone(ctx: Context, challenge: store.ChallengeRow): Promise<store.AccountRow | undefined> {
  if (challenge.role === 'doctor') {
    const account = await ctx.db.maybe(store.lockAccountOfPhone, [challenge.phone]);
    return account?.roles.includes('doctor') === true ? account : undefined;
  }
  const now = ctx.clock.now();
  const { created, ...account } = await ctx.db.one(store.openAccount, [
    newId(now), challenge.phone, challenge.full_name, challenge.country, challenge.language, ['patient'], now,
  ]);
  if (created) await audit(ctx, { action: 'identity.create-account', object: 'account', objectId: account.id });
  return account;
}
