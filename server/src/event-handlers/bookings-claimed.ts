import { DEFAULT_LANGUAGE } from '@tabibu/contract/languages';
import type { EventPayloads } from '../events.ts';
import { sendNotice } from '../modules/notifications/index.ts';
import type { Context } from '../platform/context.ts';
import { ownAddress } from '../platform/own-address.ts';
import { notifyDoctor } from './notify-doctor.ts';
import { peopleOfBooking } from './people-of-booking.ts';

/** Only the doctor says that the consultation took place: the patient hears how long they may say otherwise, and where (I-40). */
export async function tellOfClaim(ctx: Context, { bookingId, contestableUntil }: EventPayloads['bookings.completed']): Promise<void> {
  if (contestableUntil === undefined) return;
  const { booking, doctorName, patientTime } = await peopleOfBooking(ctx, bookingId);
  if (patientTime === undefined) return;
  await sendNotice(ctx, {
    to: { accountId: booking.patientId },
    template: 'consultation-claimed',
    values: { doctor: doctorName, when: patientTime, until: { at: contestableUntil, zone: patientTime.zone }, link: `${ownAddress(ctx)}/appointments/${bookingId}` },
    key: `consultation-claimed:${bookingId}`,
    about: bookingId,
  });
}

/** The patient says that it did not take place: the doctor and staff know; a person decides. */
export async function tellOfContest(ctx: Context, { bookingId }: EventPayloads['bookings.contested']): Promise<void> {
  const { booking, doctorName, doctorTime } = await peopleOfBooking(ctx, bookingId);
  if (doctorTime !== undefined) await notifyDoctor(ctx, booking.doctorId, { template: 'booking-contested', values: { when: doctorTime }, key: `booking-contested:${bookingId}` });
  const phone = ctx.config.STAFF_ALERT_PHONE;
  if (phone === undefined) return;
  await sendNotice(ctx, {
    to: { phone, language: DEFAULT_LANGUAGE }, template: 'booking-contested-staff', values: { country: booking.country, doctor: doctorName }, key: `booking-contested:${bookingId}:staff`, about: bookingId,
  });
}
