import type { EventPayloads } from '../events.ts';
import { sendNotice } from '../modules/notifications/index.ts';
import type { Context } from '../platform/context.ts';
import { ownAddress } from '../platform/own-address.ts';
import { aboutTimeOf, peopleOfBooking } from './people-of-booking.ts';

/** The doctor is in the call and the patient left to be told: the link back, once per call. */
export async function callBack(ctx: Context, { bookingId, startsAt }: EventPayloads['calls.doctor-ready']): Promise<void> {
  const { booking, doctorName } = await peopleOfBooking(ctx, bookingId);
  if (booking.state !== 'scheduled') return;
  await sendNotice(ctx, {
    to: { accountId: booking.patientId },
    template: 'doctor-ready',
    values: { doctor: doctorName, link: `${ownAddress(ctx)}/call/${bookingId}` },
    key: `doctor-ready:${bookingId}:${startsAt}`,
    ...aboutTimeOf(booking, 'patient'),
  });
}
