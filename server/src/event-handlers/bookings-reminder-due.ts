import type { EventPayloads } from '../events.ts';
import { sendNotice } from '../modules/notifications/index.ts';
import type { Context } from '../platform/context.ts';
import { aboutTimeOf, peopleOfBooking } from './people-of-booking.ts';

/** An appointment begins within the hour: its patient is reminded of doctor and time, on the own clock. After the start it is of no use. */
export async function remindPatient(ctx: Context, { bookingId }: EventPayloads['bookings.reminder-due']): Promise<void> {
  const { booking, doctorName, patientTime } = await peopleOfBooking(ctx, bookingId);
  if (booking.state !== 'scheduled' || booking.startsAt === null || patientTime === undefined) return;
  await sendNotice(ctx, {
    to: { accountId: booking.patientId },
    template: 'appointment-reminder',
    values: { doctor: doctorName, when: patientTime },
    key: `appointment-reminder:${bookingId}:${patientTime.at}`,
    ...aboutTimeOf(booking, 'patient'),
    validUntil: booking.startsAt,
  });
}
