import type { DoctorEmergencyBody } from '@tabibu/contract/doctor-emergencies';
import type { Context } from '../../platform/context.ts';
import { later } from '../../platform/time.ts';
import { actingDoctor } from './doctor-view.ts';
import * as emergencies from './emergency-store.ts';
import { doctorEmergencyFor } from './emergency-view.ts';
import { NUMBER_AFTER } from './rules.ts';

/** More than one doctor is alerted to in two hours. */
const MOST = 20;

/** What rings, rang or was taken in the last two hours for the signed-in doctor, newest first; without what the doctor has completed (W23). */
export async function listDoctorEmergencies(ctx: Context): Promise<DoctorEmergencyBody[]> {
  const doctor = await actingDoctor(ctx);
  const rows = await ctx.db.many(emergencies.ofAlertedDoctor, [doctor.id, later(ctx.clock.now(), -NUMBER_AFTER), MOST]);
  return Promise.all(rows.map((row) => doctorEmergencyFor(ctx, doctor.id, row)));
}
