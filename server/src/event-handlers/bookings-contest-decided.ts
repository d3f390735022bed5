import type { EventPayloads } from '../events/index.ts';
import { creditEarning } from '../modules/earnings/index.ts';
import { sendNotice } from '../modules/notifications/index.ts';
import { doctorShare } from '../modules/site/index.ts';
import type { Context } from '../platform/context.ts';
import type { EventHandlers } from '../platform/jobs/worker.ts';
import { publicAddress } from '../platform/own-address.ts';
import { notifyDoctor } from './notify-doctor.ts';
import { peopleOfBooking } from './people-of-booking.ts';

/** Credits the doctor's share: somebody decided that the consultation took place. */
async function creditAfterContest(
  ctx: Context,
  { bookingId, outcome }: EventPayloads['bookings.contest-decided'],
): Promise<void> {
  if (outcome === 'kept') await creditEarning(ctx, { bookingId, share: await doctorShare(ctx) });
}

/** Tells patient and doctor what was decided about a contested consultation. */
async function notifyOfDecision(
  ctx: Context,
  { bookingId, outcome }: EventPayloads['bookings.contest-decided'],
): Promise<void> {
  const { booking, doctorName, patientTime, doctorTime } = await peopleOfBooking(ctx, bookingId);
  if (patientTime === undefined || doctorTime === undefined) return;
  const template = `contest-${outcome}` as const;
  const key = `contest-decided:${bookingId}`;
  await sendNotice(ctx, {
    to: { accountId: booking.patientId },
    template,
    values: {
      doctor: doctorName,
      when: patientTime,
      amount: booking.toPay,
      credit: booking.paidByCredit,
      funded: booking.fundedBy,
      link: `${publicAddress(ctx)}/contact`,
    },
    key,
    about: bookingId,
  });
  await notifyDoctor(ctx, booking.doctorId, { template, values: { when: doctorTime }, key });
}

/** The handlers of the event 'bookings.contest-decided'. */
export const handlers: EventHandlers['bookings.contest-decided'] = [creditAfterContest, notifyOfDecision];
