import { audit } from '../../platform/audit.ts';
import type { Context } from '../../platform/context.ts';
import { hashToken } from '../../platform/keys.ts';
import { later } from '../../platform/time.ts';
import { LOCKOUT_DURATION, MAX_FAILURES } from './rules.ts';
import * as codes from './code-store.ts';

export interface Guess {
  readonly challengeId: string;
  readonly code: string;
  /** The cookie of the browser that asked for the code. */
  readonly browser: string | undefined;
}

export type GuessRefusal = 'code-wrong' | 'code-expired' | 'code-spent';

/**
 * Compares the six digits of a guess with the code that was sent, or with an earlier one to the same number and browser
 * that is still good, and returns the challenge, now used, or a refusal.
 * Each call takes one of five guesses of the challenge and one of thirty of the number. It takes them before it
 * compares, so that concurrent guesses gain nothing. A missing challenge and another browser's both look
 * expired. A proven code gives its place back to every budget of codes. The caller must commit the transaction after a
 * refusal too, or the guess would not count.
 */
export async function provePhone(ctx: Context, guess: Guess): Promise<codes.ChallengeRow | GuessRefusal> {
  const now = ctx.clock.now();
  const browser = hashToken(guess.browser ?? '');
  const live = await ctx.db.many(codes.takeGuess, { challengeId: guess.challengeId, browserHash: browser, now });
  const challenge = live.find(({ id }) => id === guess.challengeId) ?? live.at(-1);
  if (challenge === undefined) {
    const found = await ctx.db.maybe(codes.spentChallenge, {
      challengeId: guess.challengeId,
      browserHash: browser,
      now,
    });
    return found?.spent === true ? 'code-spent' : 'code-expired';
  }
  const counted = await ctx.db.maybe(codes.recordFailure, {
    phone: challenge.phone,
    now,
    maxFailures: MAX_FAILURES,
    closedUntil: later(now, LOCKOUT_DURATION),
  });
  if (counted === undefined) return refuseGuess(ctx, challenge, 'code-spent');
  if (!live.some((one) => ctx.keys.agrees('code', `${one.id} ${guess.code}`, one.code_hmac)))
    return refuseGuess(ctx, challenge, 'code-wrong');
  await ctx.db.run(codes.forgetFailures, { phone: challenge.phone });
  await ctx.db.run(codes.useChallenges, { ids: live.map(({ id }) => id), now });
  for (const { buckets, created_at: sentAt } of live) await ctx.db.run(codes.releaseSend, { buckets, sentAt });
  return challenge;
}

/** Records a refused guess in the audit log and returns the refusal. */
export async function refuseGuess<Why extends string>(
  ctx: Context,
  challenge: codes.ChallengeRow,
  why: Why,
): Promise<Why> {
  await audit(ctx, {
    action: 'identity.verify-code',
    object: 'challenge',
    objectId: challenge.id,
    outcome: 'refused',
    details: { why, guess: challenge.attempts },
  });
  return why;
}
