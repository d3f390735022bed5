import type { EventPayloads } from '../events/index.ts';
import { sendNotice } from '../modules/notifications/index.ts';
import type { Context } from '../platform/context.ts';
import type { EventHandlers } from '../platform/jobs/worker.ts';
import { publicAddress } from '../platform/own-address.ts';
import { noticeOptionsOfTime, peopleOfBooking } from './people-of-booking.ts';

/**
 * Sends the patient who left the waiting room a link back to the call, once per call, because the doctor has joined.
 */
async function sendCallBackLink(
  ctx: Context,
  { bookingId, startsAt }: EventPayloads['calls.doctor-ready'],
): Promise<void> {
  const { booking, doctorName } = await peopleOfBooking(ctx, bookingId);
  if (booking.state !== 'scheduled') return;
  await sendNotice(ctx, {
    to: { accountId: booking.patientId },
    template: 'doctor-ready',
    values: { doctor: doctorName, link: `${publicAddress(ctx)}/call/${bookingId}` },
    key: `doctor-ready:${bookingId}:${startsAt}`,
    ...noticeOptionsOfTime(booking, 'patient'),
  });
}

/** The handlers of the event 'calls.doctor-ready'. */
export const handlers: EventHandlers['calls.doctor-ready'] = [sendCallBackLink];
