import type { EventPayloads } from '../events/index.ts';
import { accountOfDoctor } from '../modules/doctors/index.ts';
import { unreadSince, sendNotice } from '../modules/notifications/index.ts';
import type { Context } from '../platform/context.ts';
import type { EventHandlers } from '../platform/jobs/worker.ts';
import { publicAddress } from '../platform/own-address.ts';
import { keyOfChat } from './calls-message-left.ts';
import { peopleOfBooking } from './people-of-booking.ts';

/**
 * Tells the doctor by text message that a patient has written about a past consultation, if the notification under the
 * bell is still unread: one message until it is read. It repeats nothing of the message and names nobody.
 */
async function textDoctor(ctx: Context, { bookingId }: EventPayloads['calls.message-waits']): Promise<void> {
  const { booking, doctorTime } = await peopleOfBooking(ctx, bookingId);
  const accountId = await accountOfDoctor(ctx, booking.doctorId);
  if (accountId === undefined || doctorTime === undefined) return;
  const key = keyOfChat(bookingId);
  const since = await unreadSince(ctx, { accountId, key });
  if (since === undefined) return;
  await sendNotice(ctx, {
    to: { accountId },
    template: 'message-left-doctor',
    values: { when: doctorTime, link: `${publicAddress(ctx)}/call/${bookingId}` },
    key: `${key}:doctor:${since.toISOString()}`,
    about: bookingId,
  });
}

/** The handlers of the event 'calls.message-waits'. */
export const handlers: EventHandlers['calls.message-waits'] = [textDoctor];
