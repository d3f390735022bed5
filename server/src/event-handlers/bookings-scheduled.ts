import type { EventPayloads } from '../events.ts';
import { contactOf } from '../modules/identity/index.ts';
import { sendNotice } from '../modules/notifications/index.ts';
import type { Context } from '../platform/context.ts';
import { aboutTimeOf, doctorAt, peopleOfBooking } from './people-of-booking.ts';

/** An appointment is paid: patient and doctor are told. A paid emergency rings doctors instead. */
export async function tellOfAppointment(ctx: Context, { bookingId }: EventPayloads['bookings.scheduled']): Promise<void> {
  const { booking, doctorName, doctorPhone, patientTime, doctorTime } = await peopleOfBooking(ctx, bookingId);
  if (booking.isEmergency) return;
  const isOver = booking.startsAt !== null && booking.startsAt <= ctx.clock.now();
  if (patientTime === undefined || doctorTime === undefined || isOver || booking.state !== 'scheduled') return;
  const key = `booking-scheduled:${booking.id}`;
  await sendNotice(ctx, {
    to: { accountId: booking.patientId }, template: 'booking-scheduled', values: { doctor: doctorName, when: patientTime }, key: `${key}:patient`, ...aboutTimeOf(booking, 'patient'),
  });
  if (doctorPhone === undefined) return;
  const patient = (await contactOf(ctx, booking.patientId))?.fullName.split(/\s+/u)[0] ?? '';
  await sendNotice(ctx, {
    to: await doctorAt(ctx, booking.doctorId, doctorPhone), template: 'booking-scheduled-doctor', values: { patient, when: doctorTime }, key: `${key}:doctor`,
    ...aboutTimeOf(booking, 'doctor'),
  });
}
