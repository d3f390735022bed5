import type { EventPayloads } from '../events/index.ts';
import { creditEarning } from '../modules/earnings/index.ts';
import { sendNotice } from '../modules/notifications/index.ts';
import { doctorShare } from '../modules/site/index.ts';
import type { Context } from '../platform/context.ts';
import type { EventHandlers } from '../platform/jobs/worker.ts';
import { publicAddress } from '../platform/own-address.ts';
import { closeCallOfBooking } from './close-call.ts';
import { peopleOfBooking } from './people-of-booking.ts';
import { refreshPagesOfItsDoctor } from './refresh-doctor-pages.ts';

/**
 * Credits the doctor with the share that is in force now, because the consultation took place (C19). If only the doctor
 * says so, this happens later, after the patient's time to contest it (I-40).
 */
async function creditDoctor(
  ctx: Context,
  { bookingId, contestableUntil }: EventPayloads['bookings.completed'],
): Promise<void> {
  if (contestableUntil !== undefined) return;
  await creditEarning(ctx, { bookingId, share: await doctorShare(ctx) });
}

/**
 * If only the doctor says that the consultation took place, tells the patient until when and where to contest it
 * (I-40).
 */
async function notifyOfCompletionClaim(
  ctx: Context,
  { bookingId, contestableUntil }: EventPayloads['bookings.completed'],
): Promise<void> {
  if (contestableUntil === undefined) return;
  const { booking, doctorName, patientTime } = await peopleOfBooking(ctx, bookingId);
  if (patientTime === undefined) return;
  await sendNotice(ctx, {
    to: { accountId: booking.patientId },
    template: 'consultation-claimed',
    values: {
      doctor: doctorName,
      when: patientTime,
      until: { at: contestableUntil, zone: patientTime.zone },
      link: `${publicAddress(ctx)}/appointments/${bookingId}`,
    },
    key: `consultation-claimed:${bookingId}`,
    about: bookingId,
  });
}

/** The handlers of the event 'bookings.completed'. */
export const handlers: EventHandlers['bookings.completed'] = [
  creditDoctor,
  notifyOfCompletionClaim,
  closeCallOfBooking,
  refreshPagesOfItsDoctor,
];
