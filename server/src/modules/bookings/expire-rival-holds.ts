import type { Context } from '../../platform/context.ts';
import { publish } from '../../platform/outbox.ts';
import * as slots from './slot-store.ts';

/**
 * Ends overdue unpaid holds of this patient, and of anybody on this slot, so that they do not block a booking of the
 * slot.
 */
export async function expireRivalHolds(
  ctx: Context,
  patientId: string,
  doctorId: string,
  startsAt: Date | null,
): Promise<void> {
  const expired = await ctx.db.many(slots.expireBlockingHolds, { patientId, doctorId, startsAt, now: ctx.clock.now() });
  await publishFreedSlots(
    ctx,
    expired.map((row) => row.doctor_id),
    doctorId,
  );
}

/**
 * Publishes `bookings.slots-changed` for the doctors in `freed`, except `doctorId`: the caller publishes that one
 * itself.
 */
export async function publishFreedSlots(ctx: Context, freed: readonly string[], doctorId: string): Promise<void> {
  const others = new Set(freed);
  others.delete(doctorId);
  for (const other of others) await publish(ctx, 'bookings.slots-changed', { doctorId: other });
}
