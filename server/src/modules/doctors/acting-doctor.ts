import { accountOf } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { doctorOfAccount } from './doctor-of-account.ts';

export type ActingDoctor = NonNullable<Awaited<ReturnType<typeof doctorOfAccount>>>;

/**
 * Returns the signed-in doctor. Throws `not-found` for an account that belongs to no verified doctor in service
 * (ROLE-03).
 */
export async function actingDoctor(ctx: Context): Promise<ActingDoctor> {
  const doctor = await doctorOfAccount(ctx, accountOf(ctx));
  if (doctor === undefined) throw new Problem('not-found');
  return doctor;
}
