import { countryOf } from '@tabibu/contract/countries';
import type { EventPayloads } from '../events.ts';
import { ringDoctors } from '../modules/bookings/index.ts';
import { contactOf } from '../modules/identity/index.ts';
import { sendNotice } from '../modules/notifications/index.ts';
import { inTransaction } from '../platform/context.ts';
import type { Context } from '../platform/context.ts';
import { ownAddress } from '../platform/own-address.ts';
import { notifyDoctor, ringBrowsersOfDoctor } from './notify-doctor.ts';
import { aboutTimeOf, doctorAt, peopleOfBooking } from './people-of-booking.ts';
import type { BookingPeople } from './people-of-booking.ts';

/** An appointment is paid: patient and doctor are told. A paid emergency rings the doctors instead. */
export async function tellOfAppointment(ctx: Context, { bookingId }: EventPayloads['bookings.scheduled']): Promise<void> {
  const people = await peopleOfBooking(ctx, bookingId);
  if (people.booking.isEmergency) await ring(ctx, people);
  else await tellBoth(ctx, people);
}

async function tellBoth(ctx: Context, { booking, doctorName, doctorPhone, patientTime, doctorTime }: BookingPeople): Promise<void> {
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

/** One transaction: the secret of a link exists only in the message, so alert and message are written together. */
async function ring(ctx: Context, { booking }: BookingPeople): Promise<void> {
  await inTransaction(ctx, async (inside) => {
    for (const { alertId, doctorId, phone, secret, escalatesAt } of await ringDoctors(inside, { bookingId: booking.id })) {
      await sendNotice(inside, {
        to: await doctorAt(inside, doctorId, phone), template: 'emergency-ring', values: { link: `${ownAddress(ctx)}/e/${secret}` }, key: `emergency-ring:${alertId}`,
      });
      await notifyDoctor(inside, doctorId, { template: 'emergency-ring', values: {}, key: `emergency-ring:${alertId}` });
      await ringBrowsersOfDoctor(inside, doctorId, { template: 'emergency-ring', key: `emergency-ring:${booking.id}`, until: escalatesAt });
    }
    const number = countryOf(booking.country).emergencyNumbers[0]?.number ?? '112';
    await sendNotice(inside, { to: { accountId: booking.patientId }, template: 'emergency-waiting', values: { number }, key: `emergency-waiting:${booking.id}` });
  });
}
