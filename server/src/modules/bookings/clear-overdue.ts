import type { Context } from '../../platform/context.ts';
import { publish } from '../../platform/outbox.ts';
import * as store from './store.ts';

/** Before a slot is given away: holds that are over, of this patient or on this slot, no longer stand in the way. */
export async function clearOverdue(ctx: Context, patientId: string, doctorId: string, startsAt: Date | null): Promise<void> {
  const expired = await ctx.db.many(store.expireInTheWay, [patientId, doctorId, startsAt, ctx.clock.now()]);
  await tellFreed(ctx, expired.map((row) => row.doctor_id), doctorId);
}

/** Slots of other doctors came free; the change of this one's is told by the caller. */
export async function tellFreed(ctx: Context, freed: readonly string[], doctorId: string): Promise<void> {
  const others = new Set(freed);
  others.delete(doctorId);
  for (const other of others) await publish(ctx, 'bookings.slots-changed', { doctorId: other });
}
