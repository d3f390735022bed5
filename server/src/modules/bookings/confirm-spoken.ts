import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { sendLiveEvent, publish } from '../../platform/outbox.ts';
import { completeBooking } from './complete-booking.ts';
import * as claims from './claim-store.ts';
import * as store from './store.ts';

/**
 * Records that the patient says the two spoke, in Tabibu or by any other way. The booking becomes completed; if the
 * doctor had marked it as completed before, the period to contest that ends. Returns false when the consultation has
 * not begun, or was cancelled, missed or contested. Idempotent.
 */
export async function confirmSpoken(ctx: Context, { bookingId }: { bookingId: string }): Promise<boolean> {
  return inTransaction(ctx, async (inside) => {
    const now = inside.clock.now();
    const claimed = await inside.db.maybe(claims.confirmClaim, { bookingId, now });
    if (claimed !== undefined) {
      await audit(inside, { action: 'bookings.confirm-claim', object: 'booking', objectId: bookingId });
      await publish(inside, 'bookings.claim-stands', { bookingId });
      await sendLiveEvent(inside, claimed.patient_id, { kind: 'booking', booking_id: bookingId });
      return true;
    }
    if (await completeBooking(inside, { bookingId })) {
      await audit(inside, { action: 'bookings.confirm-spoken', object: 'booking', objectId: bookingId });
      return true;
    }
    const { state, contested_at: contestedAt } = await inside.db.one(store.find, { bookingId });
    return state === 'completed' && contestedAt === null;
  });
}

/**
 * Records that the patient says the two did not speak. Returns false when the consultation has not begun or is no
 * longer scheduled. Idempotent.
 */
export async function denySpoken(ctx: Context, { bookingId }: { bookingId: string }): Promise<boolean> {
  return inTransaction(ctx, async (inside) => {
    const denied = await inside.db.run(claims.deny, { bookingId, now: inside.clock.now() });
    if (denied > 0) await audit(inside, { action: 'bookings.deny-spoken', object: 'booking', objectId: bookingId });
    const { state, denied_at: deniedAt } = await inside.db.one(store.find, { bookingId });
    return state === 'scheduled' && deniedAt !== null;
  });
}
