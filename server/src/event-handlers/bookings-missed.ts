import { formatMoney } from '@tabibu/contract/currencies';
import type { EventPayloads } from '../events.ts';
import { sendNotice } from '../modules/notifications/index.ts';
import type { Context } from '../platform/context.ts';
import { ownAddress } from '../platform/own-address.ts';
import { aboutTimeOf, peopleOfBooking } from './people-of-booking.ts';

/** The doctor waited, or called in vain, and the patient did not come: the patient hears what that means for the money and how to see a doctor after all (R-18f). */
export async function tellOfMiss(ctx: Context, { bookingId }: EventPayloads['bookings.missed']): Promise<void> {
  const { booking, doctorName, patientTime } = await peopleOfBooking(ctx, bookingId);
  if (booking.state !== 'missed' || patientTime === undefined) return;
  await sendNotice(ctx, {
    to: { accountId: booking.patientId },
    template: booking.callType === 'phone' ? 'missed-phone' : 'missed',
    values: { doctor: doctorName, when: patientTime, amount: formatMoney(booking.price), link: `${ownAddress(ctx)}/book/${booking.doctorId}` },
    key: `missed:${bookingId}`,
    ...aboutTimeOf(booking, 'patient'),
  });
}
