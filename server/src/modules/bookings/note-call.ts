import type { Context } from '../../platform/context.ts';
import * as claims from './claim-store.ts';

/** Records that a call connected the two people of an appointment, in the room or by telephone. Idempotent. */
export async function noteConnected(ctx: Context, { bookingId }: { bookingId: string }): Promise<void> {
  await ctx.db.run(claims.noteConnected, { bookingId, now: ctx.clock.now() });
}

/** Records that the doctor of an appointment asked to call the patient by telephone. Idempotent. */
export async function noteDoctorCalled(ctx: Context, { bookingId }: { bookingId: string }): Promise<void> {
  await ctx.db.run(claims.noteDoctorCalled, { bookingId, now: ctx.clock.now() });
}
