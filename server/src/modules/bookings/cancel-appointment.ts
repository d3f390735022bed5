import type { AppointmentBody } from '@tabibu/contract/bookings';
import { accountOf, inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { appointmentOf } from './appointment-view.ts';
import { callOff } from './call-off.ts';
import { mayCancel } from './policy.ts';
import * as store from './store.ts';

/**
 * The patient calls off a booking before it starts: the slot is free at once, money that was paid is due back, an unsent payment is
 * voided, the doctor is told (C28, I-23). Cancelling a cancelled booking changes nothing.
 */
export async function cancelAppointment(ctx: Context, input: { bookingId: string; reason?: string | undefined }): Promise<AppointmentBody> {
  const patientId = accountOf(ctx);
  return inTransaction(ctx, async (inside) => {
    const booking = await inside.db.maybe(store.findOwnLocked, [input.bookingId, patientId]);
    if (booking === undefined) throw new Problem('not-found');
    if (booking.state === 'cancelled') return appointmentOf(inside, booking);
    if (!mayCancel(booking, inside.clock.now())) throw new Problem('booking-not-cancellable');
    await callOff(inside, booking, { by: 'patient', reason: input.reason ?? '' });
    return appointmentOf(inside, await inside.db.one(store.find, [booking.id]));
  });
}
