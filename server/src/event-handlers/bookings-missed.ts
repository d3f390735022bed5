import type { EventPayloads } from '../events/index.ts';
import { creditGivenFor } from '../modules/credits/index.ts';
import { settleMissed } from '../modules/earnings/index.ts';
import { sendNotice } from '../modules/notifications/index.ts';
import { doctorShare } from '../modules/site/index.ts';
import type { Context } from '../platform/context.ts';
import type { EventHandlers } from '../platform/jobs/worker.ts';
import { publicAddress } from '../platform/own-address.ts';
import { closeCallOfBooking } from './close-call.ts';
import { noticeOptionsOfTime, peopleOfBooking, whomOf } from './people-of-booking.ts';
import { refreshPagesOfItsDoctor } from './refresh-doctor-pages.ts';

/**
 * Divides the price of the missed appointment, then tells the patient who did not come, although the doctor waited or
 * called, how much of it is credit until when, and how to see a doctor nevertheless (R-18f).
 */
async function settleAndTell(ctx: Context, { bookingId }: EventPayloads['bookings.missed']): Promise<void> {
  await settleMissed(ctx, { bookingId, share: await doctorShare(ctx) });
  const { booking, doctorName, memberName, patientTime } = await peopleOfBooking(ctx, bookingId);
  if (booking.state !== 'missed' || patientTime === undefined) return;
  const credit = await creditGivenFor(ctx, bookingId);
  const { amount, currency } = booking.price;
  await sendNotice(ctx, {
    to: { accountId: booking.patientId },
    template: booking.callType === 'phone' ? 'missed-phone' : 'missed',
    values: {
      doctor: doctorName,
      ...whomOf(memberName),
      when: patientTime,
      amount: booking.price,
      kept: { amount: amount - (credit?.money.amount ?? 0), currency },
      credited: booking.fundedBy === 'coupon' ? 'call' : credit === undefined ? 'no' : 'yes',
      credit: credit?.money ?? { amount: 0, currency },
      until: credit === undefined ? '' : { day: credit.lastDay },
      link: `${publicAddress(ctx)}/book/${booking.doctorId}`,
    },
    key: `missed:${bookingId}`,
    ...noticeOptionsOfTime(booking, 'patient'),
  });
}

/** The handlers of the event 'bookings.missed'. */
export const handlers: EventHandlers['bookings.missed'] = [settleAndTell, closeCallOfBooking, refreshPagesOfItsDoctor];
