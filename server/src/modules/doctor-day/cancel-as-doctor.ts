import type { DoctorAppointmentBody } from '@tabibu/contract/doctor-day';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { cancelBooking, lockDoctorBooking, mayCancel } from '../bookings/index.ts';
import { actingDoctor } from '../doctors/index.ts';
import { doctorAppointmentOf } from './doctor-view.ts';

/**
 * Cancels a paid appointment of the signed-in doctor before it starts. A reason is required. The patient is told and
 * the payment becomes refund due, as when the patient cancels (DOC-DASH-09, W62, C28). The half hour becomes time off,
 * unless `reopen` makes it bookable again. Cancelling a cancelled appointment changes nothing. Throws Problem
 * `not-found`, `cancel-reason-required` or `booking-not-cancellable`.
 */
export async function cancelAsDoctor(
  ctx: Context,
  input: { bookingId: string; reason: string; reopen: boolean },
): Promise<DoctorAppointmentBody> {
  return inTransaction(ctx, async (inside) => {
    const doctor = await actingDoctor(inside);
    const booking = await lockDoctorBooking(inside, { doctorId: doctor.id, bookingId: input.bookingId });
    if (booking === undefined) throw new Problem('not-found');
    if (booking.state === 'cancelled') return doctorAppointmentOf(inside, doctor, booking);
    if (input.reason === '') throw new Problem('cancel-reason-required', { fields: ['reason'] });
    if (!mayCancel(booking, inside.clock.now())) throw new Problem('booking-not-cancellable');
    const { reason, reopen } = input;
    return doctorAppointmentOf(inside, doctor, await cancelBooking(inside, booking, { by: 'doctor', reason, reopen }));
  });
}
