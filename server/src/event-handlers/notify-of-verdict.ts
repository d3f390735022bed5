import { sendNotice } from '../modules/notifications/index.ts';
import type { Context } from '../platform/context.ts';
import { publicAddress } from '../platform/own-address.ts';
import { notifyDoctor } from './notify-doctor.ts';
import { peopleOfBooking } from './people-of-booking.ts';

interface VerdictOnBooking {
  readonly bookingId: string;
  /** Whether the consultation took place, or the money is owed back. */
  readonly outcome: 'kept' | 'refunded';
  /** Names the occasion. */
  readonly key: string;
}

/** Tells patient and doctor what a person decided about a contested consultation or a failed call. */
export async function notifyOfVerdict(ctx: Context, { bookingId, outcome, key }: VerdictOnBooking): Promise<void> {
  const { booking, doctorName, patientTime, doctorTime } = await peopleOfBooking(ctx, bookingId);
  if (patientTime === undefined || doctorTime === undefined) return;
  const template = `contest-${outcome}` as const;
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
