import { firstName } from '@tabibu/contract/person-name';
import type { EventPayloads } from '../events/index.ts';
import { contactOf } from '../modules/identity/index.ts';
import { sendNotice } from '../modules/notifications/index.ts';
import type { Context } from '../platform/context.ts';
import type { EventHandlers } from '../platform/jobs/worker.ts';
import { notifyDoctor } from './notify-doctor.ts';
import { doctorRecipient, peopleOfBooking, visitorOf } from './people-of-booking.ts';
import { tellVisitor, tellVisitorFirst } from './tell-visitor.ts';
import { refreshPagesOfItsDoctor } from './refresh-doctor-pages.ts';

/**
 * Tells the doctor for whom an appointment is now: by text message with the first name, and under the bell; and the
 * person, on a number of their own.
 */
async function tellOfPerson(
  ctx: Context,
  { bookingId, change }: EventPayloads['bookings.person-changed'],
): Promise<void> {
  const people = await peopleOfBooking(ctx, bookingId);
  const { booking, memberName, doctorPhone, doctorTime } = people;
  const isOver = booking.startsAt !== null && booking.startsAt <= ctx.clock.now();
  if (booking.state !== 'scheduled' || doctorTime === undefined || isOver) return;
  const key = `person-changed:${bookingId}:${change}`;
  await notifyDoctor(ctx, booking.doctorId, { template: 'booking-person-changed', values: { when: doctorTime }, key });
  await tellVisitorFirst(ctx, people);
  if (doctorPhone === undefined) return;
  const patient = memberName ?? firstName((await contactOf(ctx, booking.patientId))?.fullName ?? '');
  await sendNotice(ctx, {
    to: await doctorRecipient(ctx, booking.doctorId, doctorPhone),
    template: 'person-changed-doctor',
    values: { patient, when: doctorTime },
    key: `${key}:doctor`,
    about: bookingId,
    latest: { topic: `person:${bookingId}:doctor`, version: change },
  });
}

/** Tells the member for whom it no longer is, on a number of their own. */
async function tellFormerPerson(
  ctx: Context,
  { bookingId, change, before = null }: EventPayloads['bookings.person-changed'],
): Promise<void> {
  const people = await peopleOfBooking(ctx, bookingId);
  const { booking } = people;
  const booker = await contactOf(ctx, booking.patientId);
  const visitor = await visitorOf(ctx, { ...booking, memberId: before }, booker);
  if (visitor?.time === undefined || booking.memberId === before) return;
  await tellVisitor(
    ctx,
    { ...people, visitor },
    { template: 'visitor-cancelled', values: { when: visitor.time }, key: `person-changed:${bookingId}:${change}` },
  );
}

/** The handlers of the event 'bookings.person-changed'. */
export const handlers: EventHandlers['bookings.person-changed'] = [
  refreshPagesOfItsDoctor,
  tellOfPerson,
  tellFormerPerson,
];
