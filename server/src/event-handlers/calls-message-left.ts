import type { EventPayloads } from '../events/index.ts';
import { sendNotice } from '../modules/notifications/index.ts';
import type { Context } from '../platform/context.ts';
import type { EventHandlers } from '../platform/jobs/worker.ts';
import { publicAddress } from '../platform/own-address.ts';
import { notifyDoctor } from './notify-doctor.ts';
import { peopleOfBooking } from './people-of-booking.ts';

/** Names the doctor's notification of a chat, and begins the keys of the text messages about it. */
export function keyOfChat(bookingId: string): string {
  return `message-left:${bookingId}`;
}

/**
 * Tells a person who is not in the call that there is a message: the doctor under the bell, the patient by SMS with a
 * link. Neither notice repeats the message.
 */
async function notifyOfMessage(
  ctx: Context,
  { bookingId, to, since }: EventPayloads['calls.message-left'],
): Promise<void> {
  const { booking, doctorName, doctorTime } = await peopleOfBooking(ctx, bookingId);
  const key = keyOfChat(bookingId);
  if (to === 'doctor') {
    if (doctorTime !== undefined)
      await notifyDoctor(ctx, booking.doctorId, {
        template: 'message-left',
        values: { when: doctorTime },
        key,
        again: true,
      });
    return;
  }
  await sendNotice(ctx, {
    to: { accountId: booking.patientId },
    template: 'message-left',
    values: { doctor: doctorName, link: `${publicAddress(ctx)}/call/${bookingId}` },
    key: `${key}:${since ?? 'never-opened'}`,
    about: bookingId,
  });
}

/** The handlers of the event 'calls.message-left'. */
export const handlers: EventHandlers['calls.message-left'] = [notifyOfMessage];
