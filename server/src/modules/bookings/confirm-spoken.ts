import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { nudge, publish } from '../../platform/outbox.ts';
import { completeBooking } from './complete-booking.ts';
import * as claims from './claim-store.ts';
import * as store from './store.ts';

/**
 * The patient says that the two spoke, by whatever way: the consultation took place, and what only its doctor had said needs no day to be
 * contested any more. False when it has not begun, was called off, missed or contested. May be repeated.
 */
export async function confirmSpoken(ctx: Context, { bookingId }: { bookingId: string }): Promise<boolean> {
  return inTransaction(ctx, async (inside) => {
    const now = inside.clock.now();
    const claimed = await inside.db.maybe(claims.confirmClaim, [bookingId, now]);
    if (claimed !== undefined) {
      await audit(inside, { action: 'bookings.confirm-claim', object: 'booking', objectId: bookingId });
      await publish(inside, 'bookings.claim-stands', { bookingId });
      await nudge(inside, claimed.patient_id, { kind: 'booking', booking_id: bookingId });
      return true;
    }
    if (await completeBooking(inside, { bookingId })) {
      await audit(inside, { action: 'bookings.confirm-spoken', object: 'booking', objectId: bookingId });
      return true;
    }
    const { state, contested_at: contestedAt } = await inside.db.one(store.find, [bookingId]);
    return state === 'completed' && contestedAt === null;
  });
}

/** The patient says that the two did not speak. False when it has not begun or is settled; said again it changes nothing. */
export async function denySpoken(ctx: Context, { bookingId }: { bookingId: string }): Promise<boolean> {
  return inTransaction(ctx, async (inside) => {
    const denied = await inside.db.run(claims.deny, [bookingId, inside.clock.now()]);
    if (denied > 0) await audit(inside, { action: 'bookings.deny-spoken', object: 'booking', objectId: bookingId });
    const { state, denied_at: deniedAt } = await inside.db.one(store.find, [bookingId]);
    return state === 'scheduled' && deniedAt !== null;
  });
}
