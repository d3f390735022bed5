import { audit } from '../../platform/audit.ts';
import type { Context } from '../../platform/context.ts';
import { publish } from '../../platform/outbox.ts';
import { Problem } from '../../platform/problem.ts';
import { SECOND, later } from '../../platform/time.ts';
import { readCode } from './rules.ts';
import * as store from './second-factor-store.ts';
import { pauseAfter, readRecoveryCode, stepOfCode } from './totp-rules.ts';

export interface Proof {
  readonly kind: 'authenticator' | 'recovery';
  /** As typed. */
  readonly code: string;
}

type Refusal = 'second-factor-wrong' | 'second-factor-used';

/** A typed proof as it is compared; throws `second-factor-wrong` for what cannot be one, at no cost. */
export function readProof({ kind, code }: Proof): Proof {
  const read = kind === 'authenticator' ? readCode(code) : readRecoveryCode(code);
  if (read === null) throw new Problem('second-factor-wrong');
  return { kind, code: read };
}

/**
 * Tries a proof that `readProof` gave against the authenticator of a locked account. Each try is counted before it is compared; wrong ones
 * in a row make the account wait (`second-factor-paused`, thrown with the seconds). Returns a refusal instead of throwing it, because what
 * it cost has to be committed; undefined when the proof is good and used up. A code and a recovery code each open once (A-12, A-13, I-31).
 */
export async function proveSecondFactor(ctx: Context, accountId: string, proof: Proof): Promise<Refusal | undefined> {
  const now = ctx.clock.now();
  const authenticator = await ctx.db.maybe(store.lockAuthenticator, [accountId]);
  if (authenticator === undefined || authenticator.confirmed_at === null) throw new Problem('second-factor-off');
  refusePaused(authenticator.paused_until, now);
  const pause = pauseAfter(authenticator.failures + 1);
  await ctx.db.run(store.noteWrongCode, [authenticator.id, pause === 0 ? null : later(now, pause)]);
  const refusal = proof.kind === 'authenticator' ? await tryCode(ctx, accountId, authenticator, proof.code) : await tryRecoveryCode(ctx, accountId, authenticator, proof.code);
  if (refusal === undefined) return undefined;
  await audit(ctx, {
    action: 'identity.prove-second-factor', object: 'authenticator', objectId: authenticator.id, outcome: 'refused',
    details: { why: refusal, kind: proof.kind, account: accountId, failures: authenticator.failures + 1 },
  });
  return refusal;
}

function refusePaused(until: Date | null, now: Date): void {
  if (until === null || until <= now) return;
  const wait = Math.ceil((until.getTime() - now.getTime()) / SECOND);
  throw new Problem('second-factor-paused', { seconds: wait, minutes: Math.ceil(wait / 60) }, wait);
}

async function tryCode(ctx: Context, accountId: string, { id, secret_sealed: sealed }: store.AuthenticatorRow, code: string): Promise<Refusal | undefined> {
  const step = stepOfCode(ctx.keys.open(placeOfSecret(accountId, id), sealed), code, ctx.clock.now());
  if (step === undefined) return 'second-factor-wrong';
  if (await ctx.db.run(store.acceptStep, [id, step]) === 0) return 'second-factor-used';
  await audit(ctx, { action: 'identity.accept-step', object: 'authenticator', objectId: id, details: { step, account: accountId } });
  return undefined;
}

async function tryRecoveryCode(ctx: Context, accountId: string, { id }: store.AuthenticatorRow, code: string): Promise<Refusal | undefined> {
  const digest = digestOf(ctx, accountId, code);
  const used = await ctx.db.maybe(store.useRecoveryCode, [accountId, digest, ctx.clock.now()]);
  if (used === undefined) return await ctx.db.maybe(store.wasRecoveryCodeUsed, [accountId, digest]) === undefined ? 'second-factor-wrong' : 'second-factor-used';
  await ctx.db.run(store.forgetWrongCodes, [id]);
  await audit(ctx, { action: 'identity.use-recovery-code', object: 'recovery-code', objectId: used.id, details: { account: accountId } });
  const left = (await ctx.db.maybe(store.authenticatorInForce, [accountId]))?.codes_left ?? 0;
  await publish(ctx, 'identity.second-factor-changed', { accountId, change: 'recovery-used', occasion: used.id, left });
  return undefined;
}

/** What a sealed secret is bound to, so that it opens in its own row and enrolment only (E-01). */
export function placeOfSecret(accountId: string, authenticatorId: string): string {
  return `authenticators.secret_sealed.${accountId}.${authenticatorId}`;
}

/** What the database keeps of a recovery code: an HMAC whose key it does not have, of another account another one. */
export function digestOf(ctx: Context, accountId: string, code: string): string {
  return ctx.keys.sign('recovery', `${accountId} ${code}`);
}
