import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { sendLiveEvent, publish } from '../../platform/outbox.ts';
import { later } from '../../platform/time.ts';
import { completeBooking } from './complete-booking.ts';
import { CONTEST_PERIOD } from './rules.ts';
import * as claims from './claim-store.ts';
import * as store from './store.ts';

/**
 * Records that the patient says the two spoke, in Tabibu or by any other way. That alone completes nothing: the booking
 * becomes completed if the doctor's side shows it too (`doctorCalled`: the doctor called by telephone and has not said
 * that nobody answered). If the doctor had marked it as completed before, it is credited. Returns false when the
 * consultation has not begun, or was cancelled, missed or contested. Idempotent.
 */
export async function confirmSpoken(
  ctx: Context,
  { bookingId, doctorCalled }: { bookingId: string; doctorCalled: boolean },
): Promise<boolean> {
  return inTransaction(ctx, async (inside) => {
    const now = inside.clock.now();
    const claimed = await inside.db.maybe(claims.confirmClaim, { bookingId, until: later(now, CONTEST_PERIOD), now });
    if (claimed !== undefined) {
      await audit(inside, { action: 'bookings.confirm-claim', object: 'booking', objectId: bookingId });
      await publish(inside, 'bookings.claim-stands', { bookingId });
      await sendLiveEvent(inside, claimed.patient_id, { kind: 'booking', booking_id: bookingId });
      return true;
    }
    if ((await inside.db.run(claims.saySpoken, { bookingId, now })) > 0)
      await audit(inside, { action: 'bookings.confirm-spoken', object: 'booking', objectId: bookingId });
    if (doctorCalled && (await completeBooking(inside, { bookingId, agreed: true }))) return true;
    const { state, spoken_at: spokenAt, contested_at: contestedAt } = await inside.db.one(store.find, { bookingId });
    return state === 'completed' ? contestedAt === null : state === 'scheduled' && spokenAt !== null;
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
