import { audit } from '../../platform/audit.ts';
import { accountOf, inTransaction, sessionOf } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { later } from '../../platform/time.ts';
import { proveSecondFactor, readProof } from './prove-second-factor.ts';
import type { Proof } from './prove-second-factor.ts';
import * as factors from './second-factor-store.ts';
import { STEP_UP_LIFE } from './totp-rules.ts';

/**
 * The authenticator again, in the middle of a session, where one is in force. Answers until when it counts for what moves money. Costs
 * and refusals are those of a second factor.
 */
export async function stepUp(ctx: Context, typed: Proof): Promise<Date> {
  const proof = readProof(typed);
  const now = ctx.clock.now();
  const refusal = await inTransaction(ctx, async (inside) => {
    const accountId = accountOf(ctx);
    await inside.db.maybe(factors.lockAccount, [accountId]);
    const refused = await proveSecondFactor(inside, accountId, proof);
    if (refused !== undefined) return refused;
    await inside.db.run(factors.noteStepUp, [sessionOf(ctx), accountId, now]);
    await audit(inside, { action: 'identity.step-up', object: 'session', objectId: sessionOf(ctx), details: { kind: proof.kind } });
    return undefined;
  });
  if (refusal !== undefined) throw new Problem(refusal);
  return later(now, STEP_UP_LIFE);
}

/**
 * Lets only somebody go on who gave the account's factor in this session within the last five minutes; the sign-in itself counts. Problem
 * `step-up-required` says which factor to give. Until the open transaction ends the account cannot be erased.
 */
export async function requireStepUp(inside: Context): Promise<void> {
  const [sessionId, accountId] = [sessionOf(inside), accountOf(inside)];
  const standing = await inside.db.maybe(factors.steppedUpAt, [sessionId, accountId]);
  if (standing === undefined) throw new Problem('not-signed-in');
  if (later(standing.at, STEP_UP_LIFE) > inside.clock.now()) return;
  throw new Problem('step-up-required', { factor: standing.guarded ? 'authenticator' : 'sms' });
}
