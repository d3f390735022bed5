import type { AppointmentBody } from '@tabibu/contract/bookings';
import { accountOf, inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { appointmentOf } from './appointment-view.ts';
import { cancelBooking } from './cancel-booking.ts';
import { mayCancel } from './policy.ts';
import * as store from './store.ts';

/**
 * Cancels one of the caller's own bookings before it starts. The slot is free at once, a payment becomes refund due, an
 * unsent payment is voided, and the doctor is told (C28, I-23). Cancelling a cancelled booking changes nothing. Throws
 * Problem `not-found` for another patient's booking and `booking-not-cancellable` after the start.
 */
export async function cancelAppointment(
  ctx: Context,
  input: { bookingId: string; reason?: string | undefined },
): Promise<AppointmentBody> {
  const patientId = accountOf(ctx);
  return inTransaction(ctx, async (inside) => {
    const booking = await inside.db.maybe(store.findOwnLocked, { bookingId: input.bookingId, patientId });
    if (booking === undefined) throw new Problem('not-found');
    if (booking.state === 'cancelled') return appointmentOf(inside, booking);
    if (!mayCancel(booking, inside.clock.now())) throw new Problem('booking-not-cancellable');
    return appointmentOf(inside, await cancelBooking(inside, booking, { by: 'patient', reason: input.reason ?? '' }));
  });
}
