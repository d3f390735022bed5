import { accountOf } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import type { ActingDoctor } from './acting-doctor.ts';
import * as facts from './facts-store.ts';

/**
 * Returns the signed-in doctor, also one who is out of service: what a doctor earned and wrote stays open. Throws
 * `not-found` for an account that belongs to no doctor, or to one who has left.
 */
export async function knownDoctor(ctx: Context): Promise<ActingDoctor & { readonly isInService: boolean }> {
  const row = await ctx.db.maybe(facts.serviceOfAccount, { accountId: accountOf(ctx) });
  if (row === undefined) throw new Problem('not-found');
  return { ...facts.nameOf(row), isInService: row.in_service };
}
