import type { EventPayloads } from '../events.ts';
import { sendNotice } from '../modules/notifications/index.ts';
import type { Context } from '../platform/context.ts';
import { aboutTimeOf, doctorAt, peopleOfBooking } from './people-of-booking.ts';

/** An appointment was moved, perhaps several times in a row: both are told the time it has now, the doctor also the time told last. */
export async function tellOfMove(ctx: Context, { bookingId, from }: EventPayloads['bookings.move-settled']): Promise<void> {
  const { booking, doctorName, doctorPhone, patientTime, doctorTime } = await peopleOfBooking(ctx, bookingId);
  if (booking.state !== 'scheduled' || patientTime === undefined || doctorTime === undefined) return;
  const key = `rescheduled:${bookingId}:${booking.rescheduledCount}`;
  await sendNotice(ctx, {
    to: { accountId: booking.patientId }, template: 'rescheduled', values: { doctor: doctorName, when: patientTime }, key: `${key}:patient`, ...aboutTimeOf(booking, 'patient'),
  });
  if (doctorPhone === undefined) return;
  await sendNotice(ctx, {
    to: await doctorAt(ctx, booking.doctorId, doctorPhone),
    template: 'rescheduled-doctor',
    values: { before: { at: from, zone: doctorTime.zone }, when: doctorTime },
    key: `${key}:doctor`,
    ...aboutTimeOf(booking, 'doctor'),
  });
}
