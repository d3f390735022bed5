import type { DoctorEmergencyBody } from '@tabibu/contract/emergencies';
import type { Context } from '../../platform/context.ts';
import { later } from '../../platform/time.ts';
import { NUMBER_SHOWN_AFTER, listEmergencies } from '../bookings/index.ts';
import { actingDoctor } from '../doctors/index.ts';
import { doctorEmergencyFor } from './emergency-view.ts';
import * as store from './store.ts';

/** More emergencies than a doctor is alerted to in two hours. */
const MOST = 20;

/**
 * Returns the emergencies of the last two hours that the signed-in doctor was alerted to, newest first, without
 * completed ones (W23).
 */
export async function listDoctorEmergencies(ctx: Context): Promise<DoctorEmergencyBody[]> {
  const doctor = await actingDoctor(ctx);
  const alerts = await ctx.db.many(store.alertsOfDoctor, {
    doctorId: doctor.id,
    since: later(ctx.clock.now(), -NUMBER_SHOWN_AFTER),
  });
  const bookings = await listEmergencies(ctx, { bookingIds: alerts.map(({ booking_id: id }) => id), most: MOST });
  return Promise.all(bookings.map((booking) => doctorEmergencyFor(ctx, doctor.id, booking)));
}
