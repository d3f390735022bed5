import type { DoctorEmergencyBody } from '@tabibu/contract/doctor-emergencies';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { actingDoctor } from './doctor-view.ts';
import * as emergencies from './emergency-store.ts';
import { doctorEmergencyFor } from './emergency-view.ts';
import * as store from './store.ts';
import { takeEmergency } from './take-emergency.ts';

/**
 * The signed-in doctor takes an emergency from the dashboard, as by the link of the message: the first has it, the answer says who came
 * first. May be repeated. Problem `not-found` when this doctor was not alerted to it (Z-04).
 */
export async function acceptAsDoctor(ctx: Context, { bookingId }: { bookingId: string }): Promise<DoctorEmergencyBody> {
  return inTransaction(ctx, async (inside) => {
    const doctor = await actingDoctor(inside);
    const alert = await inside.db.maybe(emergencies.alertOfDoctor, [doctor.id, bookingId]);
    if (alert === undefined) throw new Problem('not-found');
    await takeEmergency(inside, alert);
    return doctorEmergencyFor(inside, doctor.id, await inside.db.one(store.find, [bookingId]));
  });
}
