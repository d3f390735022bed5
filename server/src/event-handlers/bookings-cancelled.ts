import type { EventPayloads } from '../events/index.ts';
import { nudgeAlertedDoctors } from '../modules/emergencies/index.ts';
import { sendNotice, settleEmergencyRing } from '../modules/notifications/index.ts';
import { isOffered } from '../modules/scheduling/index.ts';
import type { Context } from '../platform/context.ts';
import type { EventHandlers } from '../platform/jobs/worker.ts';
import { closeCallOfBooking } from './close-call.ts';
import { notifyDoctor } from './notify-doctor.ts';
import { noticeOptionsOfTime, doctorRecipient, peopleOfBooking } from './people-of-booking.ts';
import { tellVisitor } from './tell-visitor.ts';
import { refreshPagesOfItsDoctor } from './refresh-doctor-pages.ts';
import { bellKeyOf } from './ring-emergency.ts';

/** What the doctor reads of each kind of cancellation, under the bell and by SMS. */
const TO_DOCTOR = {
  patient: ['booking-cancelled', 'booking-cancelled-doctor'],
  house: ['booking-called-off', 'booking-called-off-doctor'],
  nobody: ['booking-absent', 'booking-absent-doctor'],
} as const;

/**
 * Tells the doctor, under the bell and by SMS, that a paid appointment was cancelled, by whom, and whether the time can
 * be booked again; not the doctor who cancelled it, nor one who is out of service, who is told that once. What staff
 * decided about a failed call is told by that event.
 */
async function tellDoctor(ctx: Context, { bookingId, by }: EventPayloads['bookings.cancelled']): Promise<void> {
  const { booking, doctorTime, doctorPhone } = await peopleOfBooking(ctx, bookingId);
  const { cancellation, doctorId, startsAt } = booking;
  if (by === 'staff' || !booking.wasPaid || doctorTime === undefined || startsAt === null) return;
  if (cancellation === null || cancellation.by === 'doctor') return;
  const [bell, text] = TO_DOCTOR[cancellation.by];
  const values = {
    said: { said: cancellation, reader: 'doctor', when: doctorTime },
    free: (await isOffered(ctx, doctorId, startsAt)) ? 'yes' : 'no',
  } as const;
  await notifyDoctor(ctx, doctorId, { template: bell, values, key: `booking-cancelled:${bookingId}` });
  if (doctorPhone === undefined) return;
  await sendNotice(ctx, {
    to: await doctorRecipient(ctx, doctorId, doctorPhone),
    template: text,
    values,
    key: `booking-cancelled:${bookingId}:doctor`,
    ...noticeOptionsOfTime(booking, 'doctor'),
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
 * Tells the patient of a cancelled appointment that was paid who cancelled it, what becomes of the money and, unless
 * the patient cancelled, where other times are; an unpaid hold needs no message. What staff decided about a failed call
 * is told by that event.
 */
async function tellPatient(ctx: Context, { bookingId, by }: EventPayloads['bookings.cancelled']): Promise<void> {
  const people = await peopleOfBooking(ctx, bookingId);
  const { booking, doctorName: doctor, patientTime: when, memberName, link, visitor } = people;
  if (!booking.wasPaid || by === 'staff') return;
  const key = `booking-cancelled:${bookingId}:patient`;
  // A booking without a time is an emergency, which credit does not pay.
  const amount = booking.toPay;
  const to = { accountId: booking.patientId };
  if (when === undefined) {
    const template = booking.fundedBy === 'coupon' ? 'coupon-call-back' : 'refund-due';
    await sendNotice(ctx, { to, template, values: { amount }, key, about: bookingId });
    return;
  }
  const template = by === 'patient' ? 'booking-cancelled-refund' : 'booking-cancelled-other-times';
  const values = {
    said: { said: booking.cancellation, reader: 'patient', doctor, person: memberName ?? '', when },
    amount,
    credit: booking.paidByCredit,
    funded: booking.fundedBy,
    link,
  } as const;
  await sendNotice(ctx, { to, template, values, key, ...noticeOptionsOfTime(booking, 'patient') });
  if (visitor?.time !== undefined)
    await tellVisitor(ctx, people, { template: 'visitor-cancelled', values: { when: visitor.time }, key });
}

/** The handlers of the event 'bookings.cancelled'. */
export const handlers: EventHandlers['bookings.cancelled'] = [
  tellPatient,
  tellDoctor,
  settleCancelledRing,
  closeCallOfBooking,
  refreshPagesOfItsDoctor,
];
