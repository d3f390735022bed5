import type { EventPayloads } from '../events/index.ts';
import { nudgeAlertedDoctors } from '../modules/emergencies/index.ts';
import { sendNotice, settleEmergencyRing } from '../modules/notifications/index.ts';
import type { Context } from '../platform/context.ts';
import type { EventHandlers } from '../platform/jobs/worker.ts';
import { publicAddress } from '../platform/own-address.ts';
import { closeCallOfBooking } from './close-call.ts';
import { notifyDoctor } from './notify-doctor.ts';
import { noticeOptionsOfTime, doctorRecipient, peopleOfBooking } from './people-of-booking.ts';
import { refreshPagesOfItsDoctor } from './refresh-doctor-pages.ts';
import { bellKeyOf } from './ring-emergency.ts';

/**
 * Notifies the doctor in the product that a paid appointment was cancelled, unless the doctor cancelled it. 'system'
 * means that the doctor did not come. What staff decided about a failed call is told by that event.
 */
async function notifyDoctorOfCancellation(
  ctx: Context,
  { bookingId, by }: EventPayloads['bookings.cancelled'],
): Promise<void> {
  const { booking, doctorTime } = await peopleOfBooking(ctx, bookingId);
  if (by === 'doctor' || by === 'staff' || !booking.wasPaid || doctorTime === undefined) return;
  await notifyDoctor(ctx, booking.doctorId, {
    template: by === 'system' ? 'booking-absent' : 'booking-cancelled',
    values: { when: doctorTime },
    key: `booking-cancelled:${bookingId}`,
  });
}

/** Ends the ringing of a cancelled emergency: the entries under the bells change, and open dashboards update. */
async function settleCancelledRing(ctx: Context, { bookingId }: EventPayloads['bookings.cancelled']): Promise<void> {
  const { booking } = await peopleOfBooking(ctx, bookingId);
  if (!booking.isEmergency) return;
  await settleEmergencyRing(ctx, { key: bellKeyOf(bookingId) });
  await nudgeAlertedDoctors(ctx, { bookingId });
}

/**
 * Sends SMS about a cancelled appointment that was paid; an unpaid hold needs none. The patient is told about the
 * refund and, if the doctor or the product cancelled, about other times. The doctor is told, unless the doctor
 * cancelled, that the slot is free again or that the product cancelled because the doctor did not come. What staff
 * decided about a failed call is told by that event.
 */
async function notifyPatientOfCancellation(
  ctx: Context,
  { bookingId, by }: EventPayloads['bookings.cancelled'],
): Promise<void> {
  const { booking, doctorName, doctorPhone, patientTime, doctorTime } = await peopleOfBooking(ctx, bookingId);
  if (!booking.wasPaid || by === 'staff') return;
  const key = `booking-cancelled:${bookingId}`;
  // A booking without a time is an emergency, which credit does not pay.
  const amount = booking.toPay;
  const to = { accountId: booking.patientId };
  if (patientTime === undefined)
    await sendNotice(ctx, { to, template: 'refund-due', values: { amount }, key: `${key}:patient`, about: bookingId });
  else {
    const template = by === 'doctor' || by === 'system' ? 'booking-cancelled-other-times' : 'booking-cancelled-refund';
    const values = {
      doctor: doctorName,
      when: patientTime,
      amount,
      credit: booking.paidByCredit,
      funded: booking.fundedBy,
      link: `${publicAddress(ctx)}/appointments/${bookingId}`,
    };
    await sendNotice(ctx, { to, template, values, key: `${key}:patient`, ...noticeOptionsOfTime(booking, 'patient') });
  }
  if (by === 'doctor' || doctorPhone === undefined || doctorTime === undefined) return;
  await sendNotice(ctx, {
    to: await doctorRecipient(ctx, booking.doctorId, doctorPhone),
    template: by === 'system' ? 'booking-absent-doctor' : 'booking-cancelled-doctor',
    values: { when: doctorTime },
    key: `${key}:doctor`,
    ...noticeOptionsOfTime(booking, 'doctor'),
  });
}

/** The handlers of the event 'bookings.cancelled'. */
export const handlers: EventHandlers['bookings.cancelled'] = [
  notifyPatientOfCancellation,
  notifyDoctorOfCancellation,
  settleCancelledRing,
  closeCallOfBooking,
  refreshPagesOfItsDoctor,
];
