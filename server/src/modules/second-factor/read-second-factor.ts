import { isStaffRole } from '@tabibu/contract/roles';
import type { SecondFactorBody } from '@tabibu/contract/second-factor';
import { accountOf, hasAccount } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { findAuthenticator } from '../authenticators/index.ts';
import { phoneProvenUntil, requireStepUp, steppedUpUntil } from '../identity/index.ts';

/** Returns the state of the second factor for the person's security page. */
export async function readSecondFactor(ctx: Context): Promise<SecondFactorBody> {
  const inForce = await findAuthenticator(ctx, accountOf(ctx));
  return {
    on: inForce !== undefined,
    since: inForce?.confirmedAt.toISOString() ?? null,
    recovery_codes_left: inForce?.recoveryCodesLeft ?? 0,
    proven_until: (await (isStaff(ctx) ? steppedUpUntil(ctx) : phoneProvenUntil(ctx)))?.toISOString() ?? null,
  };
}

/**
 * Throws unless the person was proven lately: `step-up-required` for somebody who works here, who gives the own factor
 * again, and `proof-needed` for everybody else, who proves the phone.
 */
export async function requireFreshProof(inside: Context): Promise<void> {
  if (isStaff(inside)) return requireStepUp(inside);
  if ((await phoneProvenUntil(inside)) === null) throw new Problem('proof-needed');
  return undefined;
}

const isStaff = ({ actor }: Context): boolean => hasAccount(actor) && isStaffRole(actor.kind);
