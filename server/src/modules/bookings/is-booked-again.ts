import type { Context } from '../../platform/context.ts';
import * as own from './doctor-store.ts';

/**
 * Returns whether a patient has another appointment with a doctor after an instant: held for payment, scheduled or
 * completed.
 */
export async function isBookedAgain(
  ctx: Context,
  { patientId, doctorId, after }: { patientId: string; doctorId: string; after: Date },
): Promise<boolean> {
  return (await ctx.db.maybe(own.bookedAgain, { doctorId, patientId, after })) !== undefined;
}
