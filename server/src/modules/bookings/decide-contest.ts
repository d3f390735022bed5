import { audit } from '../../platform/audit.ts';
import type { Context } from '../../platform/context.ts';
import { publish, sendLiveEvent } from '../../platform/outbox.ts';
import { Problem } from '../../platform/problem.ts';
import * as claims from './claim-store.ts';
import { refundBooking } from './refund-booking.ts';

/**
 * Decides a consultation that its patient contests, in the transaction of somebody's decision: `kept`, it took place
 * and its doctor earns; `refunded`, it did not and the money is owed back. Both are told. Throws `case-changed` when it
 * was decided meanwhile.
 */
export async function decideContest(inside: Context, bookingId: string, outcome: 'kept' | 'refunded'): Promise<void> {
  const booking = await inside.db.maybe(claims.decideContest, { bookingId, outcome, now: inside.clock.now() });
  if (booking === undefined) throw new Problem('case-changed');
  if (outcome === 'refunded') await refundBooking(inside, booking, 'contested');
  await audit(inside, {
    action: 'bookings.decide-contest',
    object: 'booking',
    objectId: bookingId,
    details: { outcome },
  });
  await publish(inside, 'bookings.contest-decided', { bookingId, outcome });
  await sendLiveEvent(inside, booking.patient_id, { kind: 'booking', booking_id: bookingId });
}
