import type { AppointmentBody } from '@tabibu/contract/bookings';
import { audit } from '../../platform/audit.ts';
import { accountOf, inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { nudge, publish } from '../../platform/outbox.ts';
import { Problem } from '../../platform/problem.ts';
import { markRefundDue, voidUnsentPayment } from '../payments/index.ts';
import { appointmentOf } from './appointment-view.ts';
import { mayCancel } from './policy.ts';
import { purposeOf } from './rules.ts';
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
    const now = inside.clock.now();
    if (!mayCancel(booking, now)) throw new Problem('booking-not-cancellable');
    const reason = input.reason === undefined || input.reason === '' ? null : inside.keys.seal(`bookings.cancel-reason.${booking.id}`, input.reason);
    await inside.db.run(store.moveToCancelled, [booking.id, 'patient', now, reason]);
    if (booking.funding === 'payment' && booking.payment_id !== null) await markRefundDue(inside, booking.payment_id, 'cancelled-by-patient');
    else await voidUnsentPayment(inside, purposeOf(booking.id));
    await audit(inside, { action: 'bookings.cancel', object: 'booking', objectId: booking.id, details: { funding: booking.funding } });
    await publish(inside, 'bookings.cancelled', { bookingId: booking.id, by: 'patient' });
    if (!booking.is_emergency) await publish(inside, 'bookings.slots-changed', { doctorId: booking.doctor_id });
    await nudge(inside, patientId, { kind: 'booking', booking_id: booking.id });
    return appointmentOf(inside, await inside.db.one(store.find, [booking.id]));
  });
}
