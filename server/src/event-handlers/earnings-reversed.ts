import type { EventPayloads } from '../events/index.ts';
import type { Context } from '../platform/context.ts';
import type { EventHandlers } from '../platform/jobs/worker.ts';
import { notifyDoctor, textDoctor } from './notify-doctor.ts';
import { peopleOfBooking } from './people-of-booking.ts';

/** Tells the doctor, under the bell and by SMS, that an earning was taken back, and what of it is owed now. */
async function notifyOfReversal(
  ctx: Context,
  { bookingId, doctorId, amount, owed, currency }: EventPayloads['earnings.reversed'],
): Promise<void> {
  const { doctorTime } = await peopleOfBooking(ctx, bookingId);
  if (doctorTime === undefined) return;
  const key = `earning-reversed:${bookingId}`;
  const values = {
    when: doctorTime,
    amount: { amount, currency },
    owes: owed > 0 ? 'yes' : 'no',
    owed: { amount: owed, currency },
  };
  await notifyDoctor(ctx, doctorId, { template: 'earning-reversed', values, key });
  await textDoctor(ctx, doctorId, { template: 'earning-reversed', values, key });
}

/** The handlers of the event 'earnings.reversed'. */
export const handlers: EventHandlers['earnings.reversed'] = [notifyOfReversal];
