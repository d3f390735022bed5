import { formatMoney } from '@tabibu/contract/currencies';
import type { EventPayloads } from '../events.ts';
import { sendNotice } from '../modules/notifications/index.ts';
import type { Context } from '../platform/context.ts';
import { aboutTimeOf, doctorAt, peopleOfBooking } from './people-of-booking.ts';

/**
 * A paid appointment was called off: the patient hears of the money; the doctor, unless it was the doctor, of the free half hour, or that
 * the product did it because they did not come. An unpaid hold concerned nobody.
 */
export async function tellOfCancellation(ctx: Context, { bookingId, by }: EventPayloads['bookings.cancelled']): Promise<void> {
  const { booking, doctorName, doctorPhone, patientTime, doctorTime } = await peopleOfBooking(ctx, bookingId);
  if (!booking.wasPaid) return;
  const key = `booking-cancelled:${bookingId}`;
  const amount = formatMoney(booking.price);
  const to = { accountId: booking.patientId };
  if (patientTime === undefined) await sendNotice(ctx, { to, template: 'refund-due', values: { amount }, key: `${key}:patient`, about: bookingId });
  else await sendNotice(ctx, { to, template: 'booking-cancelled-refund', values: { doctor: doctorName, when: patientTime, amount }, key: `${key}:patient`, ...aboutTimeOf(booking, 'patient') });
  if (by === 'doctor' || doctorPhone === undefined || doctorTime === undefined) return;
  await sendNotice(ctx, {
    to: await doctorAt(ctx, booking.doctorId, doctorPhone), template: by === 'system' ? 'booking-absent-doctor' : 'booking-cancelled-doctor', values: { when: doctorTime }, key: `${key}:doctor`,
    ...aboutTimeOf(booking, 'doctor'),
  });
}
