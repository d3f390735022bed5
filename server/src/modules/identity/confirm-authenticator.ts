import { audit } from '../../platform/audit.ts';
import { accountOf, inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { publish } from '../../platform/outbox.ts';
import { Problem } from '../../platform/problem.ts';
import { later } from '../../platform/time.ts';
import { revokeSession } from './open-session.ts';
import { placeOfSecret } from './prove-second-factor.ts';
import { makeRecoveryCodes } from './renew-recovery-codes.ts';
import { readCode } from './rules.ts';
import * as factors from './second-factor-store.ts';
import * as store from './store.ts';
import { ENROLMENT_LIFE, RECOVERY_CODES, stepOfCode } from './totp-rules.ts';

/**
 * Puts a begun authenticator in force with its first correct code and answers the recovery codes, which nobody can read again. The person's
 * other sessions end: they were opened with less. That first code opens nothing any more. Refuses with `second-factor-not-begun` when the
 * secret is older than ten minutes.
 */
export async function confirmAuthenticator(ctx: Context, typed: string): Promise<string[]> {
  const code = readCode(typed);
  if (code === null) throw new Problem('second-factor-wrong');
  return inTransaction(ctx, async (inside) => {
    const accountId = accountOf(ctx);
    const now = ctx.clock.now();
    await inside.db.maybe(factors.lockAccount, [accountId]);
    const begun = await inside.db.maybe(factors.lockAuthenticator, [accountId]);
    if (begun !== undefined && begun.confirmed_at !== null) throw new Problem('second-factor-on');
    if (begun === undefined || later(begun.created_at, ENROLMENT_LIFE) < now) throw new Problem('second-factor-not-begun');
    const step = stepOfCode(ctx.keys.open(placeOfSecret(accountId, begun.id), begun.secret_sealed), code, now);
    if (step === undefined) throw new Problem('second-factor-wrong');
    if (await inside.db.run(factors.confirmAuthenticator, [begun.id, now, step]) === 0) throw new Problem('second-factor-on');
    await audit(inside, { action: 'identity.accept-step', object: 'authenticator', objectId: begun.id, details: { step, account: accountId } });
    await audit(inside, { action: 'identity.confirm-authenticator', object: 'authenticator', objectId: begun.id, details: { account: accountId } });
    await endOtherSessions(inside, accountId);
    await publish(inside, 'identity.second-factor-changed', { accountId, change: 'on', occasion: begun.id, left: RECOVERY_CODES });
    return makeRecoveryCodes(inside, accountId);
  });
}

async function endOtherSessions(ctx: Context, accountId: string): Promise<void> {
  const current = ctx.actor.kind === 'patient' || ctx.actor.kind === 'doctor' ? ctx.actor.sessionId : undefined;
  for (const { id } of await ctx.db.many(store.liveSessions, [accountId, ctx.clock.now()])) {
    if (id !== current) await revokeSession(ctx, accountId, id);
  }
}
