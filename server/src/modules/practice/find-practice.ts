import { accountOf } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { doctorOfAccount } from '../doctors/index.ts';

/** Whose hours are meant: those of the signed-in doctor. An account that belongs to no doctor finds nothing (Z-04). */
export async function findPractice(ctx: Context): Promise<{ doctorId: string; zone: string }> {
  const doctor = await doctorOfAccount(ctx, accountOf(ctx));
  if (doctor === undefined) throw new Problem('not-found');
  return { doctorId: doctor.id, zone: doctor.timeZone };
}
