import type { EventPayloads } from '../events.ts';
import { sendNotice } from '../modules/notifications/index.ts';
import type { Context } from '../platform/context.ts';
import { aboutTimeOf, peopleOfBooking } from './people-of-booking.ts';

/** The doctor runs late: everybody who still has to come today is told once, with the new time. Who was cancelled or moved meanwhile is left alone. */
export async function tellOfDelay(ctx: Context, { announcementId, minutes, bookingIds }: EventPayloads['bookings.delayed']): Promise<void> {
  for (const bookingId of bookingIds) {
    const { booking, doctorName, patientTime } = await peopleOfBooking(ctx, bookingId);
    if (booking.state !== 'scheduled' || patientTime === undefined || booking.expectedAt === null) continue;
    await sendNotice(ctx, {
      to: { accountId: booking.patientId }, template: 'running-late',
      values: { doctor: doctorName, when: patientTime, minutes, expected: { at: booking.expectedAt.toISOString(), zone: patientTime.zone } },
      key: `running-late:${announcementId}:${bookingId}`,
      ...aboutTimeOf(booking, 'patient'),
    });
  }
}
