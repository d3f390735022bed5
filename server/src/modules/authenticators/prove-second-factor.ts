import { audit } from '../../platform/audit.ts';
import type { Context } from '../../platform/context.ts';
import { publish } from '../../platform/outbox.ts';
import { pauseAfter } from '../../platform/pause-after.ts';
import { Problem } from '../../platform/problem.ts';
import { readSixDigits } from '@tabibu/contract/typed-digits';
import { SECOND, later } from '../../platform/time.ts';
import * as store from './store.ts';
import { readRecoveryCode, stepOfCode } from './totp-rules.ts';

export interface Proof {
  readonly kind: 'authenticator' | 'recovery';
  /** As typed. */
  readonly code: string;
}

type Refusal = 'second-factor-wrong' | 'second-factor-used';

/**
 * Returns a typed proof in the form in which it is compared. Throws `second-factor-wrong` for a wrong format, without
 * counting a failure.
 */
export function readProof({ kind, code }: Proof): Proof {
  const read = kind === 'authenticator' ? readSixDigits(code) : readRecoveryCode(code);
  if (read === null) throw new Problem('second-factor-wrong');
  return { kind, code: read };
}

/**
 * Checks a proof from `readProof` against the authenticator of a locked account. Returns undefined when it is right,
 * and marks it as used: each code works once (A-12, A-13, I-31). Otherwise returns a refusal instead of throwing it,
 * because the caller has to commit the counted failure. Each try is counted before it is compared. After several wrong
 * ones in a row throws `second-factor-paused` with the seconds to wait.
 */
export async function proveSecondFactor(ctx: Context, accountId: string, proof: Proof): Promise<Refusal | undefined> {
  const now = ctx.clock.now();
  const authenticator = await ctx.db.maybe(store.lockAuthenticator, { accountId });
  if (authenticator === undefined || authenticator.confirmed_at === null) throw new Problem('second-factor-off');
  refusePaused(authenticator.paused_until, now);
  const pause = pauseAfter(authenticator.failures + 1);
  await ctx.db.run(store.recordWrongCode, {
    id: authenticator.id,
    pausedUntil: pause === 0 ? null : later(now, pause),
  });
  const refusal =
    proof.kind === 'authenticator'
      ? await tryCode(ctx, accountId, authenticator, proof.code)
      : await tryRecoveryCode(ctx, accountId, authenticator, proof.code);
  if (refusal === undefined) return undefined;
  await audit(ctx, {
    action: 'identity.prove-second-factor',
    object: 'authenticator',
    objectId: authenticator.id,
    outcome: 'refused',
    details: { why: refusal, kind: proof.kind, account: accountId, failures: authenticator.failures + 1 },
  });
  return refusal;
}

function refusePaused(until: Date | null, now: Date): void {
  if (until === null || until <= now) return;
  const wait = Math.ceil((until.getTime() - now.getTime()) / SECOND);
  throw new Problem('second-factor-paused', { seconds: wait, minutes: Math.ceil(wait / 60) }, wait);
}

async function tryCode(
  ctx: Context,
  accountId: string,
  { id, secret_sealed: sealed }: store.AuthenticatorRow,
  code: string,
): Promise<Refusal | undefined> {
  const step = stepOfCode(ctx.keys.open(secretAssociatedData(accountId, id), sealed), code, ctx.clock.now());
  if (step === undefined) return 'second-factor-wrong';
  if ((await ctx.db.run(store.acceptStep, { id, step })) === 0) return 'second-factor-used';
  await audit(ctx, {
    action: 'identity.accept-step',
    object: 'authenticator',
    objectId: id,
    details: { step, account: accountId },
  });
  return undefined;
}

async function tryRecoveryCode(
  ctx: Context,
  accountId: string,
  { id }: store.AuthenticatorRow,
  code: string,
): Promise<Refusal | undefined> {
  const digest = digestOf(ctx, accountId, code);
  const used = await ctx.db.maybe(store.useRecoveryCode, { accountId, codeHmac: digest, now: ctx.clock.now() });
  if (used === undefined)
    return (await ctx.db.maybe(store.wasRecoveryCodeUsed, { accountId, codeHmac: digest })) === undefined
      ? 'second-factor-wrong'
      : 'second-factor-used';
  await ctx.db.run(store.forgetWrongCodes, { id });
  await audit(ctx, {
    action: 'identity.use-recovery-code',
    object: 'recovery-code',
    objectId: used.id,
    details: { account: accountId },
  });
  const left = (await ctx.db.maybe(store.authenticatorInForce, { accountId }))?.codes_left ?? 0;
  await publish(ctx, 'identity.second-factor-changed', { accountId, change: 'recovery-used', occasion: used.id, left });
  return undefined;
}

/** Associated data of a sealed secret: it can be opened for its own account and enrolment only (E-01). */
export function secretAssociatedData(accountId: string, authenticatorId: string): string {
  return `authenticators.secret_sealed.${accountId}.${authenticatorId}`;
}

/**
 * Returns what the database stores of a recovery code: an HMAC with a key that is not in the database. The same code
 * gives another digest for another account.
 */
export function digestOf(ctx: Context, accountId: string, code: string): string {
  return ctx.keys.sign('recovery', `${accountId} ${code}`);
}
