import { audit } from '../../platform/audit.ts';
import type { Context } from '../../platform/context.ts';
import { hashToken } from '../../platform/keys.ts';
import { later } from '../../platform/time.ts';
import { CLOSED_FOR, MAX_FAILURES, prefixOf } from './rules.ts';
import * as store from './store.ts';

export interface Guess {
  readonly challengeId: string;
  readonly code: string;
  /** The cookie of the browser that asked for the code. */
  readonly browser: string | undefined;
}

type Refusal = 'code-wrong' | 'code-expired' | 'code-spent';

/**
 * Compares the six digits of a guess with a code that was sent. Each call costs one of five guesses of the challenge and one of thirty of the
 * number, counted before the code is compared, so guesses at once gain nothing. A missing challenge looks like an expired one, and so
 * does one of another browser. A code that was proven no longer counts against the neighbours of its number. Answers the challenge, now used up, or a refusal: what the guess cost has to be committed.
 */
export async function provePhone(ctx: Context, guess: Guess): Promise<store.ChallengeRow | Refusal> {
  const now = ctx.clock.now();
  const browser = hashToken(guess.browser ?? '');
  const challenge = await ctx.db.maybe(store.takeGuess, [guess.challengeId, browser, now]);
  if (challenge === undefined) {
    const found = await ctx.db.maybe(store.spentChallenge, [guess.challengeId, browser, now]);
    return found?.spent === true ? 'code-spent' : 'code-expired';
  }
  const counted = await ctx.db.maybe(store.noteFailure, [challenge.phone, now, MAX_FAILURES, later(now, CLOSED_FOR)]);
  if (counted === undefined) return refuseGuess(ctx, challenge, 'code-spent');
  if (!ctx.keys.agrees('code', `${challenge.id} ${guess.code}`, challenge.code_hmac)) return refuseGuess(ctx, challenge, 'code-wrong');
  await ctx.db.run(store.forgetFailures, [challenge.phone]);
  await ctx.db.run(store.useChallenge, [challenge.id, now]);
  await ctx.db.run(store.giveSendBack, [prefixOf(challenge.phone), challenge.created_at]);
  return challenge;
}

/** Writes a refused guess down and gives the refusal back. */
export async function refuseGuess<Why extends string>(ctx: Context, challenge: store.ChallengeRow, why: Why): Promise<Why> {
  await audit(ctx, {
    action: 'identity.verify-code', object: 'challenge', objectId: challenge.id, outcome: 'refused', details: { why, guess: challenge.attempts },
  });
  return why;
}
