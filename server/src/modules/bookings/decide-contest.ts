import { audit } from '../../platform/audit.ts';
import type { Context } from '../../platform/context.ts';
import { publish, sendLiveEvent } from '../../platform/outbox.ts';
import { Problem } from '../../platform/problem.ts';
import { giveNewAppointment } from '../credits/index.ts';
import * as claims from './claim-store.ts';
import { refundBooking } from './refund-booking.ts';
import { newAppointmentOf } from './rules.ts';

/**
 * - kept: the consultation took place, its doctor earns;
 * - refunded: it did not, the money is owed back;
 * - new-appointment: it counts as having taken place, its doctor earns, and the house gives the patient credit of the
 *   whole price for another appointment.
 */
export type ContestOutcome = 'kept' | 'refunded' | 'new-appointment';

/**
 * Decides a consultation that its patient contests, in the transaction of somebody's decision. Both are told. What it
 * has earned must have been taken back before its money is owed back. Throws `case-changed` when it was decided
 * meanwhile.
 */
export async function decideContest(inside: Context, bookingId: string, outcome: ContestOutcome): Promise<void> {
  const now = inside.clock.now();
  const booking = await inside.db.maybe(claims.decideContest, {
    bookingId,
    outcome: outcome === 'refunded' ? 'refunded' : 'kept',
    newAppointmentAt: outcome === 'new-appointment' ? now : null,
    now,
  });
  if (booking === undefined) throw new Problem('case-changed');
  if (outcome === 'refunded') await refundBooking(inside, booking, 'contested');
  if (outcome === 'new-appointment') await giveNewAppointment(inside, newAppointmentOf(booking, 'house'));
  await audit(inside, {
    action: 'bookings.decide-contest',
    object: 'booking',
    objectId: bookingId,
    details: { outcome },
  });
  await publish(inside, 'bookings.contest-decided', { bookingId, outcome });
  await sendLiveEvent(inside, booking.patient_id, { kind: 'booking', booking_id: bookingId });
}
