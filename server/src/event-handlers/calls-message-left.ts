import type { EventPayloads } from '../events.ts';
import { sendNotice } from '../modules/notifications/index.ts';
import type { Context } from '../platform/context.ts';
import { ownAddress } from '../platform/own-address.ts';
import { notifyDoctor } from './notify-doctor.ts';
import { peopleOfBooking } from './people-of-booking.ts';

/** Somebody wrote to a person who is not in the call: the doctor finds it under the bell, the patient gets a link. Neither says what was written. */
export async function tellOfMessage(ctx: Context, { bookingId, to, since }: EventPayloads['calls.message-left']): Promise<void> {
  const { booking, doctorName, doctorTime } = await peopleOfBooking(ctx, bookingId);
  const key = `message-left:${bookingId}`;
  if (to === 'doctor') {
    if (doctorTime !== undefined) await notifyDoctor(ctx, booking.doctorId, { template: 'message-left', values: { when: doctorTime }, key, again: true });
    return;
  }
  await sendNotice(ctx, {
    to: { accountId: booking.patientId },
    template: 'message-left',
    values: { doctor: doctorName, link: `${ownAddress(ctx)}/call/${bookingId}` },
    key: `${key}:${since ?? 'never-opened'}`,
    about: bookingId,
  });
}
