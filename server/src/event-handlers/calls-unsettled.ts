import type { EventPayloads } from '../events/index.ts';
import { syncCase } from '../modules/cases/index.ts';
import { allowMove } from '../modules/bookings/index.ts';
import { haveMet } from '../modules/calls/index.ts';
import { sendNotice } from '../modules/notifications/index.ts';
import type { Context } from '../platform/context.ts';
import type { EventHandlers } from '../platform/jobs/worker.ts';
import { publicAddress } from '../platform/own-address.ts';
import { noticeOptionsOfTime, peopleOfBooking } from './people-of-booking.ts';

/**
 * Asks the patient whether a consultation took place, after a call that failed or ended within a minute. The message
 * says that otherwise a person decides, and what happens to the money meanwhile. If the two certainly never met, the
 * patient may also move the appointment without paying again (R-18e).
 */
async function notifyOfUnsettledCall(ctx: Context, { bookingId }: EventPayloads['calls.unsettled']): Promise<void> {
  const { booking, doctorName, patientTime } = await peopleOfBooking(ctx, bookingId);
  if (booking.state !== 'scheduled' || patientTime === undefined) return;
  const movable = !(await haveMet(ctx, bookingId)) && (await allowMove(ctx, { bookingId }));
  const values = {
    doctor: doctorName,
    when: patientTime,
    amount: booking.price,
    link: `${publicAddress(ctx)}/appointments/${bookingId}`,
  };
  await sendNotice(ctx, {
    to: { accountId: booking.patientId },
    template: movable ? 'call-failed' : 'call-unsettled',
    values,
    key: `call-unsettled:${bookingId}:${patientTime.at}`,
    ...noticeOptionsOfTime(booking, 'patient'),
  });
}

/** Puts the failed call into the queue of what waits for a person. */
async function queueFailedCall(ctx: Context, { bookingId }: EventPayloads['calls.unsettled']): Promise<void> {
  await syncCase(ctx, 'failed-call', bookingId);
}

/** The handlers of the event 'calls.unsettled'. */
export const handlers: EventHandlers['calls.unsettled'] = [notifyOfUnsettledCall, queueFailedCall];
