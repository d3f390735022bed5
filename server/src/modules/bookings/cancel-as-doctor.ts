import type { DoctorAppointmentBody } from '@tabibu/contract/doctor-day';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { callOff } from './call-off.ts';
import * as own from './doctor-store.ts';
import { actingDoctor, doctorAppointmentOf } from './doctor-view.ts';
import { mayCancel } from './policy.ts';
import * as store from './store.ts';

/**
 * The doctor calls off a paid appointment before it starts and says why: the patient is told, what was paid is due back as when the
 * patient cancels (DOC-DASH-09, W62, C28). Cancelling a cancelled appointment changes nothing.
 */
export async function cancelAsDoctor(ctx: Context, input: { bookingId: string; reason: string }): Promise<DoctorAppointmentBody> {
  return inTransaction(ctx, async (inside) => {
    const doctor = await actingDoctor(inside);
    const booking = await inside.db.maybe(own.findOfDoctorLocked, [doctor.id, input.bookingId]);
    if (booking === undefined) throw new Problem('not-found');
    if (booking.state === 'cancelled') return doctorAppointmentOf(inside, doctor, booking);
    if (input.reason === '') throw new Problem('cancel-reason-required', { fields: ['reason'] });
    if (!mayCancel(booking, inside.clock.now())) throw new Problem('booking-not-cancellable');
    await callOff(inside, booking, { by: 'doctor', reason: input.reason });
    return doctorAppointmentOf(inside, doctor, await inside.db.one(store.find, [booking.id]));
  });
}
