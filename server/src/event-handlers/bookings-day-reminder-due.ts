import type { EventPayloads } from '../events/index.ts';
import { sendNotice } from '../modules/notifications/index.ts';
import type { Context } from '../platform/context.ts';
import type { EventHandlers } from '../platform/jobs/worker.ts';
import { notifyDoctor } from './notify-doctor.ts';
import { noticeOptionsOfTime, peopleOfBooking } from './people-of-booking.ts';
import { tellVisitor } from './tell-visitor.ts';

/** Reminds the patient of an appointment of the next day, on the patient's clock and by day. */
async function remindPatient(ctx: Context, { bookingId }: EventPayloads['bookings.day-reminder-due']): Promise<void> {
  const people = await peopleOfBooking(ctx, bookingId);
  const { booking, doctorName, memberName, patientTime, link, visitor } = people;
  if (booking.state !== 'scheduled' || booking.startsAt === null || patientTime === undefined) return;
  await sendNotice(ctx, {
    to: { accountId: booking.patientId },
    template: memberName === null ? 'appointment-tomorrow' : 'appointment-tomorrow-for',
    values: { doctor: doctorName, when: patientTime, link, ...(memberName === null ? {} : { person: memberName }) },
    key: `appointment-tomorrow:${bookingId}:${patientTime.at}`,
    ...noticeOptionsOfTime(booking, 'patient'),
    validUntil: booking.startsAt,
  });
  if (visitor?.time === undefined) return;
  await tellVisitor(ctx, people, {
    template: 'visitor-reminder',
    values: { when: visitor.time },
    key: `appointment-tomorrow:${bookingId}:${patientTime.at}`,
    validUntil: booking.startsAt,
  });
}

/** Reminds the doctor under the bell. */
async function remindDoctor(ctx: Context, { bookingId }: EventPayloads['bookings.day-reminder-due']): Promise<void> {
  const { booking, doctorTime } = await peopleOfBooking(ctx, bookingId);
  if (booking.state !== 'scheduled' || doctorTime === undefined) return;
  await notifyDoctor(ctx, booking.doctorId, {
    template: 'appointment-tomorrow',
    values: { when: doctorTime, call: booking.callType },
    key: `appointment-tomorrow:${bookingId}:${doctorTime.at}`,
  });
}

/** The handlers of the event 'bookings.day-reminder-due'. */
export const handlers: EventHandlers['bookings.day-reminder-due'] = [remindPatient, remindDoctor];
