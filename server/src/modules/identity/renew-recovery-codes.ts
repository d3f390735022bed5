import { audit } from '../../platform/audit.ts';
import { accountOf, inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import { publish } from '../../platform/outbox.ts';
import { Problem } from '../../platform/problem.ts';
import { digestOf, proveSecondFactor, readProof } from './prove-second-factor.ts';
import type { Proof } from './prove-second-factor.ts';
import * as store from './second-factor-store.ts';
import { RECOVERY_CODES, newRecoveryCode, readRecoveryCode } from './totp-rules.ts';

/** Ten new recovery codes for the person who proves the second factor now; all old ones stop working. They cannot be read again. */
export async function renewRecoveryCodes(ctx: Context, typed: Proof): Promise<string[]> {
  const proof = readProof(typed);
  const outcome = await inTransaction(ctx, async (inside) => {
    const accountId = accountOf(ctx);
    await inside.db.maybe(store.lockAccount, [accountId]);
    const refusal = await proveSecondFactor(inside, accountId, proof);
    if (refusal !== undefined) return refusal;
    await publish(inside, 'identity.second-factor-changed', { accountId, change: 'codes-renewed', occasion: newId(ctx.clock.now()), left: RECOVERY_CODES });
    return makeRecoveryCodes(inside, accountId);
  });
  if (typeof outcome === 'string') throw new Problem(outcome);
  return outcome;
}

/** Makes the recovery codes of an account, in place of those it had. Keeps digests only. */
export async function makeRecoveryCodes(ctx: Context, accountId: string): Promise<string[]> {
  const now = ctx.clock.now();
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
  await ctx.db.run(store.forgetRecoveryCodes, [accountId]);
  const digests = codes.map((code) => digestOf(ctx, accountId, readRecoveryCode(code)!));
  await ctx.db.run(store.addRecoveryCodes, [accountId, codes.map(() => newId(now)), digests, now]);
  await audit(ctx, { action: 'identity.make-recovery-codes', object: 'account', objectId: accountId, details: { codes: codes.length } });
  return codes;
}
