import { firstName } from '@tabibu/contract/person-name';
import type { EventPayloads } from '../events/index.ts';
import { findBookableDoctor } from '../modules/doctors/index.ts';
import { contactOf } from '../modules/identity/index.ts';
import { sendNotice } from '../modules/notifications/index.ts';
import type { Context } from '../platform/context.ts';
import type { EventHandlers } from '../platform/jobs/worker.ts';
import { notifyDoctor } from './notify-doctor.ts';
import { noticeOptionsOfTime, doctorRecipient, peopleOfBooking, whomOf } from './people-of-booking.ts';
import type { BookingPeople } from './people-of-booking.ts';
import { tellVisitor } from './tell-visitor.ts';

/**
 * Tells patient and doctor the present time of an appointment that was moved, once even if it was moved several times
 * in a row. The doctor's message also has the time that was told last.
 */
async function notifyOfReschedule(
  ctx: Context,
  { bookingId, from, formerDoctorId = null }: EventPayloads['bookings.move-settled'],
): Promise<void> {
  const people = await peopleOfBooking(ctx, bookingId);
  const { booking, doctorName, doctorPhone, patientTime, doctorTime } = people;
  if (booking.state !== 'scheduled' || patientTime === undefined || doctorTime === undefined) return;
  const key = `rescheduled:${bookingId}:${booking.rescheduledCount}`;
  await sendNotice(ctx, {
    to: { accountId: booking.patientId },
    template: 'rescheduled',
    values: { doctor: doctorName, ...whomOf(people.memberName), when: patientTime, link: people.link },
    key: `${key}:patient`,
    ...noticeOptionsOfTime(booking, 'patient'),
  });
  if (people.visitor?.time !== undefined)
    await tellVisitor(ctx, people, { template: 'visitor-moved', values: { when: people.visitor.time }, key });
  if (formerDoctorId !== null) return tellBothDoctors(ctx, people, formerDoctorId, { from, key });
  if (doctorPhone === undefined) return;
  await sendNotice(ctx, {
    to: await doctorRecipient(ctx, booking.doctorId, doctorPhone),
    template: 'rescheduled-doctor',
    values: { before: { at: from, zone: doctorTime.zone }, when: doctorTime },
    key: `${key}:doctor`,
    ...noticeOptionsOfTime(booking, 'doctor'),
  });
}

/**
 * Tells the doctor before, with the time that was told last, that the appointment is theirs no longer, and the new one
 * of a new appointment.
 */
async function tellBothDoctors(
  ctx: Context,
  { booking, memberName, doctorPhone, doctorTime }: BookingPeople,
  formerDoctorId: string,
  { from, key }: { from: string; key: string },
): Promise<void> {
  const former = await findBookableDoctor(ctx, formerDoctorId);
  if (former !== undefined) {
    const values = { when: { at: from, zone: former.timeZone } };
    await notifyDoctor(ctx, formerDoctorId, { template: 'booking-called-off', values, key: `${key}:former` });
    await sendNotice(ctx, {
      to: await doctorRecipient(ctx, formerDoctorId, former.phone),
      template: 'booking-called-off-doctor',
      values,
      key: `${key}:former-doctor`,
      about: booking.id,
    });
  }
  if (doctorPhone === undefined || doctorTime === undefined) return;
  await notifyDoctor(ctx, booking.doctorId, {
    template: 'booking-scheduled',
    values: { when: doctorTime, call: booking.callType },
    key: `${key}:taken-over`,
  });
  const patient = memberName ?? firstName((await contactOf(ctx, booking.patientId))?.fullName ?? '');
  await sendNotice(ctx, {
    to: await doctorRecipient(ctx, booking.doctorId, doctorPhone),
    template: 'booking-scheduled-doctor',
    values: { patient, when: doctorTime },
    key: `${key}:new-doctor`,
    about: booking.id,
  });
}

/** The handlers of the event 'bookings.move-settled'. */
export const handlers: EventHandlers['bookings.move-settled'] = [notifyOfReschedule];
