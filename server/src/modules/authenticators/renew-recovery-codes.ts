import { audit } from '../../platform/audit.ts';
import type { Context } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import { publish } from '../../platform/outbox.ts';
import { digestOf } from './prove-second-factor.ts';
import * as store from './store.ts';
import { RECOVERY_CODES, newRecoveryCode, readRecoveryCode } from './totp-rules.ts';

/**
 * Creates ten new recovery codes, makes the old ones invalid and tells the person by SMS. The second factor was checked
 * in the same transaction. The codes cannot be read again.
 */
export async function renewRecoveryCodes(ctx: Context, accountId: string): Promise<string[]> {
  await publish(ctx, 'identity.second-factor-changed', {
    accountId,
    change: 'codes-renewed',
    occasion: newId(ctx.clock.now()),
    left: RECOVERY_CODES,
  });
  return makeRecoveryCodes(ctx, accountId);
}

/** Creates the recovery codes of an account in place of the old ones, and stores only digests of them. */
export async function makeRecoveryCodes(ctx: Context, accountId: string): Promise<string[]> {
  const now = ctx.clock.now();
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
  await ctx.db.run(store.forgetRecoveryCodes, { accountId });
  const digests = codes.map((code) => digestOf(ctx, accountId, readRecoveryCode(code)!));
  await ctx.db.run(store.addRecoveryCodes, { accountId, ids: codes.map(() => newId(now)), codeHmacs: digests, now });
  await audit(ctx, {
    action: 'identity.make-recovery-codes',
    object: 'account',
    objectId: accountId,
    details: { codes: codes.length },
  });
  return codes;
}
