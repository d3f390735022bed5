import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { hashToken } from '../../platform/keys.ts';
import { Problem } from '../../platform/problem.ts';
import { openSession } from './open-session.ts';
import { proveSecondFactor, readProof } from './prove-second-factor.ts';
import type { Proof } from './prove-second-factor.ts';
import { meOf } from './read-me.ts';
import * as store from './second-factor-store.ts';
import type { SignedIn } from './verify-code.ts';

interface SecondStep extends Proof {
  readonly challengeId: string;
  /** The cookie of the browser that proved the phone. */
  readonly browser: string | undefined;
}

/**
 * Finishes a sign-in that waits for its second factor: opens the session. A sign-in that is over, used, guessed at five times or another
 * browser's is `second-factor-expired`; the person begins again with the phone. Not repeatable: it opens one session.
 */
export async function passSecondFactor(ctx: Context, step: SecondStep): Promise<SignedIn> {
  const proof = readProof(step);
  const outcome = await inTransaction(ctx, (inside) => evaluate(inside, step, proof));
  if (typeof outcome === 'string') throw new Problem(outcome);
  return outcome;
}

async function evaluate(ctx: Context, { challengeId, browser }: SecondStep, proof: Proof) {
  const now = ctx.clock.now();
  const mine = [challengeId, hashToken(browser ?? ''), now];
  const owner = await ctx.db.maybe(store.accountOfWanted, mine);
  // The account first, like everything that changes its ways in: guesses at once wait for each other here.
  const account = owner && await ctx.db.maybe(store.lockAccount, [owner.account_id]);
  const taken = account && await ctx.db.maybe(store.takeWantedGuess, mine);
  if (account === undefined || taken === undefined) return 'second-factor-expired' as const;
  if (taken.role === 'doctor' && !account.roles.includes('doctor')) return 'authentication-failed' as const;
  // Switched off meanwhile: the phone alone is enough again, but for a sign-in that begins now.
  if (await ctx.db.maybe(store.authenticatorInForce, [account.id]) === undefined) return 'second-factor-expired' as const;
  const refusal = await proveSecondFactor(ctx, account.id, proof);
  if (refusal !== undefined) return refusal;
  await ctx.db.run(store.useWanted, [challengeId, now]);
  const session = await openSession(ctx, account.id, taken.role);
  return { me: meOf(ctx, account, taken.role, session.sessionId), session };
}
