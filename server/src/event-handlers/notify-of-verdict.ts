import { creditGivenFor } from '../modules/credits/index.ts';
import { sendNotice } from '../modules/notifications/index.ts';
import type { Context } from '../platform/context.ts';
import { publicAddress } from '../platform/own-address.ts';
import { notifyDoctor } from './notify-doctor.ts';
import { peopleOfBooking } from './people-of-booking.ts';

interface VerdictOnBooking {
  readonly bookingId: string;
  /** Whether the consultation took place, the money is owed back, or the patient gets a new appointment for nothing. */
  readonly outcome: 'kept' | 'refunded' | 'new-appointment';
  /** Names the occasion. */
  readonly key: string;
}

type People = Awaited<ReturnType<typeof peopleOfBooking>>;

/** Tells patient and doctor what a person decided about a contested consultation or a failed call. */
export async function notifyOfVerdict(ctx: Context, verdict: VerdictOnBooking): Promise<void> {
  const { bookingId, outcome, key } = verdict;
  const people = await peopleOfBooking(ctx, bookingId);
  const { booking, doctorName, patientTime, doctorTime } = people;
  if (patientTime === undefined || doctorTime === undefined) return;
  if (outcome === 'new-appointment') await tellOfNewAppointment(ctx, verdict, people);
  else
    await sendNotice(ctx, {
      to: { accountId: booking.patientId },
      template: `contest-${outcome}`,
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
  const template =
    outcome === 'refunded'
      ? 'contest-refunded'
      : booking.state === 'completed'
        ? 'contest-kept'
        : 'call-failed-credited';
  await notifyDoctor(ctx, booking.doctorId, { template, values: { when: doctorTime }, key });
}

/** Tells the patient how much credit there is for another appointment and until when, and where to book it. */
async function tellOfNewAppointment(
  ctx: Context,
  { bookingId, key }: VerdictOnBooking,
  { booking, doctorName, patientTime }: People,
): Promise<void> {
  // Credit that had paid alone came back with its own end.
  const credit = await creditGivenFor(ctx, bookingId);
  await sendNotice(ctx, {
    to: { accountId: booking.patientId },
    template: 'new-appointment',
    values: {
      doctor: doctorName,
      when: patientTime!,
      credit: booking.price,
      ends: credit === undefined ? 'as-before' : 'on',
      until: credit === undefined ? '' : { day: credit.lastDay },
      link: `${publicAddress(ctx)}/book/${booking.doctorId}`,
    },
    key,
    about: bookingId,
  });
}
