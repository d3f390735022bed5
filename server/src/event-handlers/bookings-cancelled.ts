import type { EventPayloads } from '../events/index.ts';
import { nudgeAlertedDoctors } from '../modules/emergencies/index.ts';
import { sendNotice, settleEmergencyRing } from '../modules/notifications/index.ts';
import type { Context } from '../platform/context.ts';
import type { EventHandlers } from '../platform/jobs/worker.ts';
import { publicAddress } from '../platform/own-address.ts';
import { closeCallOfBooking } from './close-call.ts';
import { notifyDoctor } from './notify-doctor.ts';
import { noticeOptionsOfTime, doctorRecipient, peopleOfBooking, whomOf } from './people-of-booking.ts';
import { refreshPagesOfItsDoctor } from './refresh-doctor-pages.ts';
import { bellKeyOf } from './ring-emergency.ts';

/** What the doctor reads of each kind of cancellation, under the bell and by SMS. */
const BELL_OF = { patient: 'booking-cancelled', system: 'booking-absent', office: 'booking-called-off' } as const;
const SMS_OF = {
  patient: 'booking-cancelled-doctor',
  system: 'booking-absent-doctor',
  office: 'booking-called-off-doctor',
} as const;

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
    template: BELL_OF[by],
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
 * refund and, unless the patient cancelled, about other times. The doctor is told, unless the doctor
 * cancelled, that the slot is free again or that the product cancelled because the doctor did not come. What staff
 * decided about a failed call is told by that event.
 */
async function notifyPatientOfCancellation(
  ctx: Context,
  { bookingId, by }: EventPayloads['bookings.cancelled'],
): Promise<void> {
  const people = await peopleOfBooking(ctx, bookingId);
  const { booking, doctorName, doctorPhone, patientTime, doctorTime } = people;
  if (!booking.wasPaid || by === 'staff') return;
  const key = `booking-cancelled:${bookingId}`;
  // A booking without a time is an emergency, which credit does not pay.
  const amount = booking.toPay;
  const to = { accountId: booking.patientId };
  if (patientTime === undefined) {
    const template = booking.fundedBy === 'coupon' ? 'coupon-call-back' : 'refund-due';
    await sendNotice(ctx, { to, template, values: { amount }, key: `${key}:patient`, about: bookingId });
  } else {
    const template = by === 'patient' ? 'booking-cancelled-refund' : 'booking-cancelled-other-times';
    const values = {
      doctor: doctorName,
      ...whomOf(people.memberName),
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
    template: SMS_OF[by],
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
