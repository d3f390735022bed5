import type { Context } from '../../platform/context.ts';
import { sendLiveEvent } from '../../platform/outbox.ts';
import type { Consultation } from '../bookings/index.ts';
import { accountOfDoctor } from '../doctors/index.ts';

/** Tells the open pages of both participants to load the state of the call again. */
export async function notifyParticipants(
  ctx: Context,
  booking: Pick<Consultation, 'id' | 'patientId' | 'doctorId'>,
): Promise<void> {
  const doctor = await accountOfDoctor(ctx, booking.doctorId);
  for (const account of [booking.patientId, doctor])
    if (account !== undefined) await sendLiveEvent(ctx, account, { kind: 'booking', booking_id: booking.id });
}
