import { firstName } from '@tabibu/contract/person-name';
import type { EventPayloads } from '../events/index.ts';
import { recordPaid } from '../modules/assisted-bookings/index.ts';
import { findBooking } from '../modules/bookings/index.ts';
import { contactOf } from '../modules/identity/index.ts';
import { sendNotice } from '../modules/notifications/index.ts';
import { endWait } from '../modules/waitlist/index.ts';
import { emergencyNumberOf } from '../modules/settings/index.ts';
import type { Context } from '../platform/context.ts';
import type { EventHandlers } from '../platform/jobs/worker.ts';
import { notifyDoctor } from './notify-doctor.ts';
import { noticeOptionsOfTime, doctorRecipient, peopleOfBooking } from './people-of-booking.ts';
import { tellVisitorFirst } from './tell-visitor.ts';
import { ringNextDoctors } from './ring-emergency.ts';

/** Sends patient and doctor an SMS about a paid appointment. A paid emergency rings doctors instead. */
async function notifyPeopleOfAppointment(
  ctx: Context,
  { bookingId }: EventPayloads['bookings.scheduled'],
): Promise<void> {
  const people = await peopleOfBooking(ctx, bookingId);
  const { booking, doctorName, memberName, called, doctorPhone, patientTime, doctorTime, link } = people;
  if (booking.isEmergency) return;
  const isOver = booking.startsAt !== null && booking.startsAt <= ctx.clock.now();
  if (patientTime === undefined || doctorTime === undefined || isOver || booking.state !== 'scheduled') return;
  const key = `booking-scheduled:${booking.id}`;
  const isAssisted = booking.assistedBy !== null;
  await sendNotice(ctx, {
    to: { accountId: booking.patientId },
    template: isAssisted ? 'assisted-scheduled' : memberName === null ? 'booking-scheduled' : 'booking-scheduled-for',
    values: {
      doctor: doctorName,
      when: patientTime,
      ...(memberName === null || isAssisted ? {} : { person: memberName, called }),
      call: booking.callType,
      link,
      // A caller has no page open that says the rest.
      ...(isAssisted ? { price: booking.price } : {}),
    },
    key: `${key}:patient`,
    ...noticeOptionsOfTime(booking, 'patient'),
  });
  await tellVisitorFirst(ctx, people);
  if (doctorPhone === undefined) return;
  const patient = memberName ?? firstName((await contactOf(ctx, booking.patientId))?.fullName ?? '');
  await sendNotice(ctx, {
    to: await doctorRecipient(ctx, booking.doctorId, doctorPhone),
    template: 'booking-scheduled-doctor',
    values: { patient, when: doctorTime },
    key: `${key}:doctor`,
    ...noticeOptionsOfTime(booking, 'doctor'),
  });
}

/** Notifies the doctor in the product of a paid appointment. An emergency has its own notification. */
async function notifyDoctorOfAppointment(
  ctx: Context,
  { bookingId }: EventPayloads['bookings.scheduled'],
): Promise<void> {
  const { booking, doctorTime } = await peopleOfBooking(ctx, bookingId);
  if (booking.isEmergency || doctorTime === undefined || booking.state !== 'scheduled') return;
  await notifyDoctor(ctx, booking.doctorId, {
    template: 'booking-scheduled',
    values: { when: doctorTime, call: booking.callType },
    key: `booking-scheduled:${bookingId}`,
  });
}

/** Rings the first doctor or doctors for a paid emergency and tells the patient that we look for one. */
async function startEmergencyRing(ctx: Context, { bookingId }: EventPayloads['bookings.scheduled']): Promise<void> {
  const { booking } = await peopleOfBooking(ctx, bookingId);
  if (!booking.isEmergency) return;
  await ringNextDoctors(ctx, { bookingId });
  if (!booking.isRinging) return;
  const values = { number: await emergencyNumberOf(ctx, booking.country), funded: booking.fundedBy };
  await sendNotice(ctx, {
    to: { accountId: booking.patientId },
    template: 'emergency-waiting',
    values,
    key: `emergency-waiting:${bookingId}`,
  });
}

/** Takes the patient off the wait list of a doctor with whom they now have an appointment. */
async function endWaitAfterBooking(ctx: Context, { bookingId }: EventPayloads['bookings.scheduled']): Promise<void> {
  const booking = await findBooking(ctx, bookingId);
  if (booking !== undefined && !booking.isEmergency) await endWait(ctx, booking);
}

/** Closes what staff had begun for the caller whose appointment this is. */
async function closeAssisted(ctx: Context, { bookingId }: EventPayloads['bookings.scheduled']): Promise<void> {
  await recordPaid(ctx, { bookingId });
}

/** The handlers of the event 'bookings.scheduled'. */
export const handlers: EventHandlers['bookings.scheduled'] = [
  closeAssisted,
  notifyPeopleOfAppointment,
  notifyDoctorOfAppointment,
  startEmergencyRing,
  endWaitAfterBooking,
];
