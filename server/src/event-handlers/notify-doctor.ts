import { formatMoney } from '@tabibu/contract/currencies';
import type { EventPayloads } from '../events.ts';
import { accountOfDoctor } from '../modules/doctors/index.ts';
import { addNotification, ringBrowsers } from '../modules/notifications/index.ts';
import type { NotificationInput, RingInput } from '../modules/notifications/index.ts';
import type { Context } from '../platform/context.ts';
import { peopleOfBooking } from './people-of-booking.ts';

/** Puts something under the bell of a doctor who signs in here; others hear by SMS only. */
export async function notifyDoctor(ctx: Context, doctorId: string, notification: Omit<NotificationInput, 'accountId' | 'doctorId'>): Promise<void> {
  const accountId = await accountOfDoctor(ctx, doctorId);
  if (accountId !== undefined) await addNotification(ctx, { accountId, doctorId, ...notification });
}

/** Rings the browsers in which a doctor asked for it, also with the page closed. */
export async function ringBrowsersOfDoctor(ctx: Context, doctorId: string, ring: Omit<RingInput, 'accountId'>): Promise<void> {
  const accountId = await accountOfDoctor(ctx, doctorId);
  if (accountId !== undefined) await ringBrowsers(ctx, { accountId, ...ring });
}

/** A new appointment stands; an emergency has a bell of its own. */
export async function notifyOfAppointment(ctx: Context, { bookingId }: EventPayloads['bookings.scheduled']): Promise<void> {
  const { booking, doctorTime } = await peopleOfBooking(ctx, bookingId);
  if (booking.isEmergency || doctorTime === undefined || booking.state !== 'scheduled') return;
  await notifyDoctor(ctx, booking.doctorId, {
    template: 'booking-scheduled', values: { when: doctorTime, call: booking.callType }, key: `booking-scheduled:${bookingId}`,
  });
}

/** An appointment that the doctor knows of was called off by the patient, or by the product because the doctor did not come. */
export async function notifyOfCancellation(ctx: Context, { bookingId, by }: EventPayloads['bookings.cancelled']): Promise<void> {
  const { booking, doctorTime } = await peopleOfBooking(ctx, bookingId);
  if (by === 'doctor' || !booking.wasPaid || doctorTime === undefined) return;
  await notifyDoctor(ctx, booking.doctorId, { template: by === 'system' ? 'booking-absent' : 'booking-cancelled', values: { when: doctorTime }, key: `booking-cancelled:${bookingId}` });
}

/** An appointment has another time; moved twice in a row, the last time is told. */
export async function notifyOfMove(ctx: Context, { bookingId, from }: EventPayloads['bookings.rescheduled']): Promise<void> {
  const { booking, doctorTime } = await peopleOfBooking(ctx, bookingId);
  if (booking.state !== 'scheduled' || doctorTime === undefined) return;
  await notifyDoctor(ctx, booking.doctorId, {
    template: 'booking-rescheduled',
    values: { before: { at: from, zone: doctorTime.zone }, when: doctorTime },
    key: `rescheduled:${bookingId}:${booking.rescheduledCount}`,
  });
}

/** A request to be paid out has arrived with us. */
export async function notifyOfWithdrawal(ctx: Context, { withdrawalId, doctorId, amount, currency }: EventPayloads['earnings.withdrawal-requested']): Promise<void> {
  await notifyDoctor(ctx, doctorId, {
    template: 'withdrawal-requested', values: { amount: formatMoney({ amount, currency }) }, key: `withdrawal-requested:${withdrawalId}`,
  });
}
