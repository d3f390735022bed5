import type { EventPayloads } from '../events.ts';
import { sendNotice } from '../modules/notifications/index.ts';
import type { Context } from '../platform/context.ts';
import { peopleOfBooking } from './people-of-booking.ts';

/** A doctor has the emergency: the patient gets name and number. */
export async function tellOfAcceptance(ctx: Context, { bookingId }: EventPayloads['bookings.emergency-accepted']): Promise<void> {
  const { booking, doctorName, doctorPhone } = await peopleOfBooking(ctx, bookingId);
  await sendNotice(ctx, {
    to: { accountId: booking.patientId }, template: 'emergency-accepted', values: { doctor: doctorName, phone: doctorPhone ?? '' }, key: `emergency-accepted:${bookingId}`,
  });
}
