import { audit } from '../../platform/audit.ts';
import type { Context } from '../../platform/context.ts';
import { nudge, publish } from '../../platform/outbox.ts';
import { Problem } from '../../platform/problem.ts';
import { accountOfDoctor, findBookableDoctor } from '../doctors/index.ts';
import * as emergencies from './emergency-store.ts';
import * as store from './store.ts';

/**
 * Gives an emergency to an alerted doctor inside the caller's transaction; the database lets only the first one have it. Repeating, and
 * coming second, change nothing. To a doctor who is no longer in service it is not there: Problem `not-found` (ROLE-03).
 */
export async function takeEmergency(inside: Context, { booking_id: bookingId, doctor_id: doctorId }: Pick<emergencies.AlertRow, 'booking_id' | 'doctor_id'>): Promise<void> {
  await inside.db.run(store.lockDoctor, [doctorId]);
  if (await findBookableDoctor(inside, doctorId) === undefined) throw new Problem('not-found');
  const moved = await inside.db.run(emergencies.accept, [bookingId, doctorId, inside.clock.now()]);
  if (moved === 0) return;
  const booking = await inside.db.one(store.find, [bookingId]);
  await audit(inside, { action: 'bookings.accept-emergency', object: 'booking', objectId: bookingId, details: { doctor: doctorId } });
  await publish(inside, 'bookings.emergency-accepted', { bookingId });
  await nudge(inside, booking.patient_id, { kind: 'booking', booking_id: bookingId });
  await nudgeAlerted(inside, bookingId);
}

/** The open dashboards of every doctor who was alerted to an emergency ask again how it stands. */
export async function nudgeAlerted(ctx: Context, bookingId: string): Promise<void> {
  for (const { doctor_id: doctorId } of await ctx.db.many(emergencies.alertedDoctors, [bookingId])) await nudgeDashboard(ctx, doctorId);
}

/** The open dashboard of one doctor asks again how its emergencies stand. */
export async function nudgeDashboard(ctx: Context, doctorId: string): Promise<void> {
  const account = await accountOfDoctor(ctx, doctorId);
  if (account !== undefined) await nudge(ctx, account, { kind: 'emergency' });
}
