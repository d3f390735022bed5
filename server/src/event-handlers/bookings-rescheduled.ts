import type { EventPayloads } from '../events.ts';
import { sendNotice } from '../modules/notifications/index.ts';
import type { Context } from '../platform/context.ts';
import { doctorAt, peopleOfBooking } from './people-of-booking.ts';

/** An appointment was moved: both are told the new time, the doctor the old one too. */
export async function tellOfMove(ctx: Context, { bookingId, from }: EventPayloads['bookings.rescheduled']): Promise<void> {
  const { booking, doctorName, doctorPhone, patientTime, doctorTime } = await peopleOfBooking(ctx, bookingId);
  if (booking.state !== 'scheduled' || patientTime === undefined || doctorTime === undefined) return;
  const key = `rescheduled:${bookingId}:${booking.rescheduledCount}`;
  await sendNotice(ctx, { to: { accountId: booking.patientId }, template: 'rescheduled', values: { doctor: doctorName, when: patientTime }, key: `${key}:patient` });
  if (doctorPhone === undefined) return;
  await sendNotice(ctx, {
    to: await doctorAt(ctx, booking.doctorId, doctorPhone),
    template: 'rescheduled-doctor',
    values: { before: { at: from, zone: doctorTime.zone }, when: doctorTime },
    key: `${key}:doctor`,
  });
}
