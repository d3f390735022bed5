import type { DoctorEmergencyBody } from '@tabibu/contract/emergencies';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { findEmergency } from '../bookings/index.ts';
import { actingDoctor } from '../doctors/index.ts';
import { assignEmergency } from './assign-emergency.ts';
import { doctorEmergencyFor } from './emergency-view.ts';
import * as store from './store.ts';

/**
 * Accepts an emergency for the signed-in doctor, from the dashboard. Only the first doctor gets it; the reply shows
 * whether this one did. Idempotent. Throws Problem `not-found` when this doctor was not alerted to it (Z-04).
 */
export async function acceptAsDoctor(ctx: Context, { bookingId }: { bookingId: string }): Promise<DoctorEmergencyBody> {
  return inTransaction(ctx, async (inside) => {
    const doctor = await actingDoctor(inside);
    const alert = await inside.db.maybe(store.alertOfDoctor, { doctorId: doctor.id, bookingId });
    if (alert === undefined) throw new Problem('not-found');
    await assignEmergency(inside, alert);
    return doctorEmergencyFor(inside, doctor.id, await findEmergency(inside, bookingId));
  });
}
