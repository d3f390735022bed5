import type { Context } from '../../platform/context.ts';
import * as own from './doctor-store.ts';

/** Does a patient have another appointment with a doctor that begins after an instant, paid for or being paid for, and not called off? */
export async function isBookedAgain(ctx: Context, { patientId, doctorId, after }: { patientId: string; doctorId: string; after: Date }): Promise<boolean> {
  return (await ctx.db.maybe(own.bookedAgain, [doctorId, patientId, after])) !== undefined;
}
