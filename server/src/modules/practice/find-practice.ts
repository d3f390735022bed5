import type { Context } from '../../platform/context.ts';
import { actingDoctor } from '../doctors/index.ts';

/**
 * Returns the id and time zone of the signed-in doctor. Throws `not-found` for an account that belongs to no doctor
 * (Z-04).
 */
export async function findPractice(ctx: Context): Promise<{ doctorId: string; zone: string }> {
  const doctor = await actingDoctor(ctx);
  return { doctorId: doctor.id, zone: doctor.timeZone };
}
