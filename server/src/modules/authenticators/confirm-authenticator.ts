import { audit } from '../../platform/audit.ts';
import type { Context } from '../../platform/context.ts';
import { publish } from '../../platform/outbox.ts';
import { Problem } from '../../platform/problem.ts';
import { readSixDigits } from '@tabibu/contract/typed-digits';
import { later } from '../../platform/time.ts';
import { secretAssociatedData } from './prove-second-factor.ts';
import { makeRecoveryCodes } from './renew-recovery-codes.ts';
import * as store from './store.ts';
import { ENROLMENT_LIFETIME, RECOVERY_CODES, stepOfCode } from './totp-rules.ts';

/**
 * Confirms the begun authenticator of a locked account with its first correct code, and returns the recovery codes,
 * which cannot be read again. That first code cannot be used for a sign-in any more. Throws `second-factor-wrong`,
 * `second-factor-on` when the account has a confirmed one, and `second-factor-not-begun` when there is no secret or it
 * is older than ten minutes.
 */
export async function confirmAuthenticator(ctx: Context, accountId: string, typed: string): Promise<string[]> {
  const code = readSixDigits(typed);
  if (code === null) throw new Problem('second-factor-wrong');
  const now = ctx.clock.now();
  const begun = await ctx.db.maybe(store.lockAuthenticator, { accountId });
  if (begun !== undefined && begun.confirmed_at !== null) throw new Problem('second-factor-on');
  if (begun === undefined || later(begun.created_at, ENROLMENT_LIFETIME) < now)
    throw new Problem('second-factor-not-begun');
  const step = stepOfCode(ctx.keys.open(secretAssociatedData(accountId, begun.id), begun.secret_sealed), code, now);
  if (step === undefined) throw new Problem('second-factor-wrong');
  if ((await ctx.db.run(store.confirmAuthenticator, { id: begun.id, now, step })) === 0)
    throw new Problem('second-factor-on');
  const authenticator = { object: 'authenticator', objectId: begun.id };
  await audit(ctx, { action: 'identity.accept-step', ...authenticator, details: { step, account: accountId } });
  await audit(ctx, { action: 'identity.confirm-authenticator', ...authenticator, details: { account: accountId } });
  await publish(ctx, 'identity.second-factor-changed', {
    accountId,
    change: 'on',
    occasion: begun.id,
    left: RECOVERY_CODES,
  });
  return makeRecoveryCodes(ctx, accountId);
}
