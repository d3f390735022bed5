import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import { hashToken } from '../../platform/keys.ts';
import { Problem } from '../../platform/problem.ts';
import { later } from '../../platform/time.ts';
import { meOf } from './read-me.ts';
import type { MeBody } from './read-me.ts';
import { openSession } from './open-session.ts';
import type { OpenedSession } from './open-session.ts';
import { CLOSED_FOR, MAX_FAILURES, readCode } from './rules.ts';
import * as store from './store.ts';

export interface Guess {
  readonly challengeId: string;
  readonly code: string;
  /** The cookie of the browser that asked for the code. */
  readonly browser: string | undefined;
}

export interface SignedIn { readonly me: MeBody; readonly session: OpenedSession }

type Refusal = 'code-wrong' | 'code-expired' | 'code-spent' | 'authentication-failed';

/**
 * Proves a phone: opens the account of the number, makes it when the number is new, and opens a session (W01, C63).
 * Each call costs one of five guesses of the challenge and one of thirty of the number, counted before the code is compared, so guesses at
 * once gain nothing. A missing challenge looks like an expired one, and so does one of another browser. Not repeatable: a code opens once.
 */
export async function verifyCode(ctx: Context, guess: Guess): Promise<SignedIn> {
  const code = readCode(guess.code);
  if (code === null) throw new Problem('code-wrong');
  const outcome = await inTransaction(ctx, (inside) => evaluate(inside, guess, code));
  if (typeof outcome === 'string') throw new Problem(outcome);
  return outcome;
}

/** Returns a refusal instead of throwing it: what the guess cost has to be committed. */
async function evaluate(ctx: Context, guess: Guess, code: string): Promise<SignedIn | Refusal> {
  const now = ctx.clock.now();
  const browser = hashToken(guess.browser ?? '');
  const challenge = await ctx.db.maybe(store.takeGuess, [guess.challengeId, browser, now]);
  if (challenge === undefined) {
    const found = await ctx.db.maybe(store.spentChallenge, [guess.challengeId, browser, now]);
    return found?.spent === true ? 'code-spent' : 'code-expired';
  }
  const counted = await ctx.db.maybe(store.noteFailure, [challenge.phone, now, MAX_FAILURES, later(now, CLOSED_FOR)]);
  if (counted === undefined) return refuse(ctx, challenge, 'code-spent');
  if (!ctx.keys.agrees('code', `${challenge.id} ${code}`, challenge.code_hmac)) return refuse(ctx, challenge, 'code-wrong');
  await ctx.db.run(store.forgetFailures, [challenge.phone]);
  await ctx.db.run(store.useChallenge, [challenge.id, now]);
  const account = await accountOfProvenPhone(ctx, challenge);
  if (account === undefined) return refuse(ctx, challenge, 'authentication-failed');
  const session = await openSession(ctx, account.id, challenge.role);
  return { me: meOf(ctx, account, challenge.role, session.sessionId), session };
}

async function refuse(ctx: Context, challenge: store.ChallengeRow, refusal: Refusal): Promise<Refusal> {
  await audit(ctx, {
    action: 'identity.verify-code', object: 'challenge', objectId: challenge.id, outcome: 'refused', details: { why: refusal, guess: challenge.attempts },
  });
  return refusal;
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
