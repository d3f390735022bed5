import type { EventPayloads } from '../events/index.ts';
import { sendNotice } from '../modules/notifications/index.ts';
import type { Context } from '../platform/context.ts';
import type { EventHandlers } from '../platform/jobs/worker.ts';
import { noticeOptionsOfTime, doctorRecipient, peopleOfBooking, whomOf } from './people-of-booking.ts';

/**
 * Tells patient and doctor the present time of an appointment that was moved, once even if it was moved several times
 * in a row. The doctor's message also has the time that was told last.
 */
async function notifyOfReschedule(
  ctx: Context,
  { bookingId, from }: EventPayloads['bookings.move-settled'],
): Promise<void> {
  const people = await peopleOfBooking(ctx, bookingId);
  const { booking, doctorName, doctorPhone, patientTime, doctorTime } = people;
  if (booking.state !== 'scheduled' || patientTime === undefined || doctorTime === undefined) return;
  const key = `rescheduled:${bookingId}:${booking.rescheduledCount}`;
  await sendNotice(ctx, {
    to: { accountId: booking.patientId },
    template: 'rescheduled',
    values: { doctor: doctorName, ...whomOf(people.memberName), when: patientTime },
    key: `${key}:patient`,
    ...noticeOptionsOfTime(booking, 'patient'),
  });
  if (doctorPhone === undefined) return;
  await sendNotice(ctx, {
    to: await doctorRecipient(ctx, booking.doctorId, doctorPhone),
    template: 'rescheduled-doctor',
    values: { before: { at: from, zone: doctorTime.zone }, when: doctorTime },
    key: `${key}:doctor`,
    ...noticeOptionsOfTime(booking, 'doctor'),
  });
}

/** The handlers of the event 'bookings.move-settled'. */
export const handlers: EventHandlers['bookings.move-settled'] = [notifyOfReschedule];
