import { isStaffRole } from '@tabibu/contract/roles';
import { accountOf, inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import {
  proveSecondFactor,
  readProof,
  removeAuthenticator,
  renewRecoveryCodes as makeNewCodes,
} from '../authenticators/index.ts';
import type { Proof } from '../authenticators/index.ts';
import { contactOf, lockAccount } from '../identity/index.ts';
import { removePasskeys } from '../passkeys/index.ts';
import { findPassword } from '../passwords/index.ts';

/** Returns ten new recovery codes and makes the old ones invalid. Needs a code of the second factor. */
export async function renewRecoveryCodes(ctx: Context, typed: Proof): Promise<string[]> {
  return changeWithProof(ctx, typed, makeNewCodes);
}

/**
 * Removes the authenticator of the signed-in person and tells them by SMS. Needs a code of the second factor. Throws
 * `authenticator-required` for an administrator, and for others who work here if their password is too short to be the
 * only factor. A doctor's passkeys go with it, because they were in its place.
 */
export async function removeSecondFactor(ctx: Context, typed: Proof): Promise<void> {
  await changeWithProof(ctx, typed, async (inside, accountId) => {
    const roles = (await contactOf(inside, accountId))?.roles ?? [];
    const isOnlyFactor = roles.some(isStaffRole) && (await findPassword(inside, accountId))?.standsAlone !== true;
    if (roles.includes('administrator') || isOnlyFactor) throw new Problem('authenticator-required');
    await removeAuthenticator(inside, accountId, 'off');
    if (!roles.some(isStaffRole)) await removePasskeys(inside, accountId);
  });
}

/**
 * Runs a change if the proof is right. Throws a refusal only after the commit, so that the failed try stays counted.
 */
async function changeWithProof<Result>(
  ctx: Context,
  typed: Proof,
  change: (inside: Context, accountId: string) => Promise<Result>,
): Promise<Result> {
  const proof = readProof(typed);
  const outcome = await inTransaction(ctx, async (inside) => {
    const accountId = accountOf(ctx);
    await lockAccount(inside, accountId);
    const refusal = await proveSecondFactor(inside, accountId, proof);
    return refusal === undefined ? { result: await change(inside, accountId) } : { refusal };
  });
  if ('refusal' in outcome) throw new Problem(outcome.refusal);
  return outcome.result;
}
