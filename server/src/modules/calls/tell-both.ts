import type { Context } from '../../platform/context.ts';
import { nudge } from '../../platform/outbox.ts';
import type { Consultation } from '../bookings/index.ts';
import { accountOfDoctor } from '../doctors/index.ts';

/** Nudges the open pages of both people of an appointment to ask again how its call stands. */
export async function tellBoth(ctx: Context, booking: Pick<Consultation, 'id' | 'patientId' | 'doctorId'>): Promise<void> {
  const doctor = await accountOfDoctor(ctx, booking.doctorId);
  for (const account of [booking.patientId, doctor]) if (account !== undefined) await nudge(ctx, account, { kind: 'booking', booking_id: booking.id });
}
